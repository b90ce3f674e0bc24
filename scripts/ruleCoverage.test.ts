import { describe, expect, it } from 'vitest';
import { citationFaults, idsInTestNames, languageFaults, rulesIn } from './ruleCoverage.mjs';

const EN = `# Rules

- **CD-1.1** One. [Ruling: this.] See CD-1.2.
- **CD-1.2** Two.
  [Ruling: a second line counts.] [Ruling: so does a second ruling.]
`;
const FR = EN.replaceAll('[Ruling:', '[Décision :');

describe('rulesIn', () => {
  it('finds the rules in order, with their rulings', () => {
    const rules = [
      { id: 'CD-1.1', rulings: 1 },
      { id: 'CD-1.2', rulings: 2 },
    ];
    expect(rulesIn(EN, 'en')).toEqual(rules);
    expect(rulesIn(FR, 'fr')).toEqual(rules);
  });
});

describe('languageFaults', () => {
  const en = rulesIn(EN, 'en');

  it('finds nothing where both say the same', () => {
    expect(languageFaults(en, rulesIn(FR, 'fr'))).toEqual([]);
  });

  it.each([
    [FR.replace('CD-1.1**', 'CD-1.3**'), 'the French rules have CD-1.3 where CD-1.1 is due'],
    [FR.slice(0, FR.indexOf('- **CD-1.2')), 'the French rules have nothing where CD-1.2 is due'],
    [`${FR}- **CD-1.3** Trois.`, 'CD-1.3 stands only in the French rules'],
    [FR.replace('[Décision : this.]', ''), 'CD-1.1 has 1 rulings in English and 0 in French'],
  ])('finds what differs (%#)', (fr, fault) => {
    expect(languageFaults(en, rulesIn(fr, 'fr'))).toEqual([fault]);
  });

  it('finds a rule that stands twice', () => {
    const twice = rulesIn(EN + EN, 'en');
    expect(languageFaults(twice, twice)).toContain('CD-1.1 stands twice in the English rules');
  });
});

describe('idsInTestNames', () => {
  it.each([
    ["it('CD-1.1 CD-1.2 both', () => {});", ['CD-1.1', 'CD-1.2']],
    ["describe('CD-1.1', () => { it('x', () => {}); });", ['CD-1.1']],
    ["it.each([1])('CD-1.1 for %s', () => {});", ['CD-1.1']],
    ["it.each([['CD-1.1', 2]])('%s holds', () => {});", ['CD-1.1']],
    ["it.each([['CD-1.1', 2]])('holds', () => {});", []],
    ["it('holds', () => { expect(x).toBe('CD-1.1'); }); // CD-1.2", []],
    ["plan('CD-1.1');", []],
  ])('reads names only: %s', (source, ids) => {
    expect([...idsInTestNames(source)]).toEqual(ids);
  });
});

describe('citationFaults', () => {
  it('lists untested rules and unknown citations', () => {
    const files = [
      { path: 'a.test.ts', text: "it('CD-1.1 holds', () => {});" },
      { path: 'a.ts', text: '// CD-1.2, and CD-9.9' },
    ];
    expect(citationFaults(rulesIn(EN, 'en'), files)).toEqual([
      'no test names CD-1.2',
      'a.ts cites CD-9.9, which does not exist',
    ]);
  });
});

import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, file } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const SV = 'silverton';

describe('Silverton on the command line', () => {
  it.each([
    [['-p', '3', '--length', 'short'], { length: 'short', advanced: false }],
    [['--scenario', 'denver-6000'], { scenario: 'denver-6000' }],
    [
      ['-p', '2', '--advanced', '-o', '{"optionalRules":["hiring"]}'],
      { advanced: true, optionalRules: ['hiring'] },
    ],
    [['-p', '2', '-o', 'earlyWinter,length=long'], { earlyWinter: true, length: 'long' }],
  ])('plays and tells a match with %j', (args, options) => {
    const out = file('match.ndjson');
    const played = roundhouse(['simulate', SV, ...args, '-n', '1', '--out', out]);
    expect(played.error).toBe('');
    expect(played.out).toMatch(/^1 match of Silverton, /);
    expect(JSON.parse(readFileSync(out, 'utf8')).header.options).toMatchObject(options);

    const told = roundhouse(['replay', out]);
    expect(told.status).toBe(0);
    expect(told.out).toContain('Turn 1 begins (increased demand ');
    expect(told.out).toMatch(/The game is over after turn \d+: /);
    expect(told.out).not.toMatch(
      /\{"|undefined|NaN|\bclaim #|\b1 players|--|lumber-|coal-|(Victory|Defeat)\b/,
    );
  });

  it.each([
    [['simulate', SV], 'alone you play a scenario, such as --scenario denver-6000 (SV-1.1, '],
    [
      ['simulate', SV, '-p', '2', '--scenario', 'denver-6000'],
      'this scenario is for 1 player (SV-20.1, setup/scenarioPlayers)',
    ],
    [['simulate', SV, '--scenario', 'denver-9000'], 'scenario: expected one of denver-6000, '],
    [['simulate', SV, '-p', '2', '--length', 'endless'], 'length: expected one of short, '],
    [['simulate', SV, '-p', '2', '--scenario', 'copper-spike'], 'SV-20.7'],
    [
      ['simulate', SV, '-p', '2', '-o', '{"optionalRules":["hiring"]}'],
      'hiring needs the advanced game (--advanced) (SV-30.7, ',
    ],
  ])('%j is refused in a sentence', (args, sentence) => {
    const { error, status } = roundhouse(args);
    expect(status).toBe(1);
    expect(error).toContain(sentence);
    expect(error).not.toContain('    at ');
  });

  it('grades whoever plays alone, with neither wins nor seats', () => {
    const args = ['simulate', SV, '--scenario', 'denver-6000', '-n', '2'];
    const { byBot, ...rest } = JSON.parse(roundhouse([...args, '--json']).out);
    expect(rest).not.toHaveProperty('bySeat');
    expect(byBot).toMatchObject([
      { name: 'random', played: 2, medianTurn: 24, grades: { decisiveDefeat: 2 } },
    ]);
    const { out } = roundhouse(args);
    expect(out).toMatch(/^2 matches of Silverton, 1 player, /);
    expect(out).toMatch(/^decisive defeat +2$/m);
    expect(out).not.toContain('win');
  });

  it('counts positions', () => {
    const { out, status } = roundhouse(['perft', SV, '-p', '2', '--depth', '2']);
    expect(status).toBe(0);
    expect(out).toMatch(/^ +1 +2 /m);
    expect(out).toMatch(/^ +2 +204 /m);
  });
});

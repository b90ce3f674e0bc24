import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, decodeOptions } from './options.ts';

describe('decodeOptions', () => {
  it('SV-1.1 takes the basic regular game where nothing is said', () => {
    expect(decodeOptions({})).toEqual({ ok: true, value: DEFAULT_OPTIONS });
    expect(decodeOptions(undefined)).toEqual({ ok: true, value: DEFAULT_OPTIONS });
  });

  it('SV-30.0 lists optional rules once each, in their order, whatever order they came in', () => {
    const read = decodeOptions({ optionalRules: ['hiring', 'slidingLines', 'hiring'], advanced: true });

    expect(read).toEqual({
      ok: true,
      value: { ...DEFAULT_OPTIONS, advanced: true, optionalRules: ['slidingLines', 'hiring'] },
    });
  });

  it('SV-20.2 reads every field', () => {
    const all = {
      length: 'long',
      advanced: true,
      scenario: 'denver-10000',
      optionalRules: [],
      playOn: true,
      earlyWinter: true,
      refillEvents: true,
      soloThird: 'P',
      tenPoints: true,
      simpleFromStart: true,
    };

    expect(decodeOptions(all)).toEqual({ ok: true, value: all });
  });

  it.each([
    ['an unknown length', { length: 'endless' }, 'length'],
    ['an unknown scenario', { scenario: 'lead-spike' }, 'scenario'],
    ['an unknown rule', { optionalRules: ['flying'] }, 'optionalRules[0]'],
    ['a misspelt field', { advance: true }, 'advance'],
    ['a wrong type', { advanced: 'yes' }, 'advanced'],
  ])('SV-1.1 refuses %s by its path', (_, json, path) => {
    expect(decodeOptions(json)).toMatchObject({ ok: false, problem: { path } });
  });
});

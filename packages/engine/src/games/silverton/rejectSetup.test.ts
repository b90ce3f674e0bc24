import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, OPTIONAL_RULES, type Options, SCENARIOS, type ScenarioId } from './options.ts';
import { rejectSetup } from './rejectSetup.ts';

const refusal = (players: number, options: Partial<Options> = {}): string => {
  const rejection = rejectSetup({ players, options: { ...DEFAULT_OPTIONS, ...options } });
  return rejection === undefined ? 'legal' : `${rejection.rule} ${rejection.code}`;
};

const PLAYERS: Readonly<Record<ScenarioId, number>> = {
  'denver-6000': 1,
  'denver-10000': 1,
  'salt-lake-city-10000': 1,
  'denver-campaign': 1,
  'golden-spike-2': 2,
  'golden-spike-3': 3,
  'copper-spike': 1,
  'nickel-spike': 3,
  'silver-spike': 4,
  'strong-start': 5,
};

describe('rejectSetup', () => {
  it('SV-1.1 takes 2 to 6 players for a standard game, of any length, basic and advanced', () => {
    for (const players of [2, 3, 4, 5, 6])
      for (const length of ['short', 'regular', 'long', 'campaign'] as const)
        for (const advanced of [false, true])
          expect(refusal(players, { length, advanced }), `${players} ${length}`).toBe('legal');
  });

  it('SV-1.1 takes nobody, seven or a half player for no game', () => {
    for (const players of [0, 7, 2.5, Number.NaN]) expect(refusal(players)).toBe('SV-1.1 setup/players');
  });

  it('SV-1.1 lets one player play a scenario only', () => {
    expect(refusal(1)).toBe('SV-1.1 setup/soloNeedsScenario');
  });

  it.each(SCENARIOS.map((scenario, index) => [`SV-20.${index + 1}`, scenario] as const))(
    '%s (%s) takes its own number of players, basic and advanced',
    (rule, scenario) => {
      for (const players of [1, 2, 3, 4, 5, 6])
        for (const advanced of [false, true])
          expect(refusal(players, { scenario, advanced })).toBe(
            players === PLAYERS[scenario] ? 'legal' : `${rule} setup/scenarioPlayers`,
          );
    },
  );

  it('SV-1.6 lets only games to a sum play on past turn 24', () => {
    expect(refusal(3, { playOn: true })).toBe('legal');
    expect(refusal(5, { playOn: true, scenario: 'strong-start', length: 'short' })).toBe('legal');
    expect(refusal(3, { playOn: true, length: 'campaign' })).toBe('SV-1.6 setup/playOnFixedEnd');
    expect(refusal(2, { playOn: true, scenario: 'golden-spike-2' })).toBe('SV-1.6 setup/playOnFixedEnd');
  });

  it('SV-20.10 gives ten points only in Strong start, advanced', () => {
    const strong = { scenario: 'strong-start', tenPoints: true } as const;
    expect(refusal(5, { ...strong, advanced: true })).toBe('legal');
    expect(refusal(5, strong)).toBe('SV-20.10 setup/tenPointsElsewhere');
    expect(refusal(4, { tenPoints: true, advanced: true })).toBe('SV-20.10 setup/tenPointsElsewhere');
  });

  it('SV-30.6 counts the simple market from "start" only where it would not', () => {
    const simple = { optionalRules: ['simpleMarket'], simpleFromStart: true } as const;
    expect(refusal(3, { ...simple, length: 'short' })).toBe('legal');
    expect(refusal(3, simple)).toBe('SV-30.6 setup/simpleFromStartElsewhere');
    expect(refusal(3, { simpleFromStart: true, length: 'short' })).toBe(
      'SV-30.6 setup/simpleFromStartElsewhere',
    );
  });
});

describe('rejectSetup: optional rules', () => {
  const rule = (option: Options['optionalRules'][number]): string =>
    `SV-30.${OPTIONAL_RULES.indexOf(option) + 1}`;

  it.each(OPTIONAL_RULES)('SV-30.0 %s fits some game of 2 to 6 players', (option) => {
    for (const players of [2, 3, 4, 5, 6]) {
      const advanced = option === 'severalPlows' || option === 'hiring';
      const length = option === 'betterPassengers' ? 'short' : 'regular';
      expect(refusal(players, { optionalRules: [option], advanced, length })).toBe('legal');
    }
  });

  it.each(['slidingLines', 'jointLines', 'betterPassengers', 'simpleMarket'] as const)(
    'SV-30.1 to SV-30.6: %s needs rivals',
    (option) => {
      expect(refusal(1, { optionalRules: [option], scenario: 'denver-6000' })).toBe(
        `${rule(option)} setup/optionNeedsRivals`,
      );
    },
  );

  it('SV-30.7 needs rivals too', () => {
    expect(refusal(1, { optionalRules: ['hiring'], scenario: 'denver-6000', advanced: true })).toBe(
      'SV-30.7 setup/optionNeedsRivals',
    );
  });

  it('SV-30.0 takes plows and transfers to solo games as well', () => {
    const solo = { scenario: 'copper-spike', advanced: true } as const;
    expect(refusal(1, { ...solo, optionalRules: ['severalPlows', 'convoyTransfer'] })).toBe('legal');
  });

  it.each(['severalPlows', 'hiring'] as const)('SV-30.3, SV-30.7: %s is for the advanced game', (option) => {
    expect(refusal(4, { optionalRules: [option] })).toBe(`${rule(option)} setup/optionNeedsAdvanced`);
  });

  it('SV-30.6 is for the basic game', () => {
    expect(refusal(4, { optionalRules: ['simpleMarket'], advanced: true })).toBe(
      'SV-30.6 setup/optionNeedsBasic',
    );
  });

  it('SV-30.5 is for the short game and for scenarios', () => {
    const better = { optionalRules: ['betterPassengers'] } as const;
    expect(refusal(4, { ...better, length: 'short' })).toBe('legal');
    expect(refusal(2, { ...better, scenario: 'golden-spike-2' })).toBe('legal');
    expect(refusal(5, { ...better, scenario: 'strong-start', length: 'long' })).toBe('legal');
    for (const length of ['regular', 'long', 'campaign'] as const)
      expect(refusal(4, { ...better, length })).toBe('SV-30.5 setup/optionLength');
  });

  it('SV-30.6 is not for the long game', () => {
    expect(refusal(4, { optionalRules: ['simpleMarket'], length: 'long' })).toBe(
      'SV-30.6 setup/optionLength',
    );
  });

  it('SV-30.7, SV-20.17: hiring is not for the short game; spikes count as campaigns', () => {
    const hiring = { optionalRules: ['hiring'], advanced: true } as const;
    expect(refusal(4, { ...hiring, length: 'short' })).toBe('SV-30.7 setup/optionLength');
    expect(refusal(4, { ...hiring, length: 'short', scenario: 'silver-spike' })).toBe('legal');
  });
});

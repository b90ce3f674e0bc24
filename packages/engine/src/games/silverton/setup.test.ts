import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type Options, SCENARIOS, type ScenarioId } from './options.ts';
import { staffPointsOf } from './rules/start.ts';
import { setup } from './setup.ts';
import type { Player, State } from './state.ts';
import { board } from './testing/aTable.ts';

const start = (players: number, options: Partial<Options> = {}): State =>
  setup(board, { players, options: { ...DEFAULT_OPTIONS, ...options } });

const piecesOf = ({ staff }: Player): string =>
  staff.map(({ role, bonus }) => (bonus === 0 ? role : `${role}+${bonus}`)).join(' ');

const citiesOf = ({ startCities }: Player): string =>
  startCities.map((city) => board.towns[city]?.id).join(' ');

describe('setup of standard games', () => {
  it('SV-2.1 starts in Denver, Denver, El Paso, Salt Lake City, Pueblo and Santa Fe', () => {
    expect(start(6).players.map(citiesOf)).toEqual([
      'denver',
      'denver',
      'el-paso',
      'salt-lake-city',
      'pueblo',
      'santa-fe',
    ]);
  });

  it.each([
    [2, 2_400, ['S+2 S P+1 P', 'S+1 S P+2 P']],
    [3, 2_200, ['S+2 S P P', 'S+1 S P+1 P', 'S S P+2 P']],
    [4, 2_000, ['S+2 S P P', 'S+1 S P+1 P', 'S+1 S P+1 P', 'S S P+2 P']],
    [5, 1_600, ['S+2 P', 'S P+2', 'S+1 P+1', 'S P+2', 'S+1 P+1']],
    [6, 1_400, ['S+2 P', 'S P+2', 'S+1 P+1', 'S P+2', 'S+1 P+1', 'S+2 P']],
  ])('SV-2.2 gives %i players %i dollars and their staff', (players, cash, staff) => {
    const { players: seated } = start(players);

    expect(seated.map((player) => player.cash)).toEqual(seated.map(() => cash));
    expect(seated.map(piecesOf)).toEqual(staff);
    expect(seated.flatMap(({ trains }) => trains)).toEqual([]);
  });

  it.each([
    [2, 15, 3_000, 2],
    [3, 14, 2_600, 2],
    [4, 14, 2_400, 1],
    [5, 8, 2_200, 1],
    [6, 8, 1_800, 1],
  ])(
    'SV-10.2 gives %i advanced players %i points, %i dollars and %i trains',
    (players, points, cash, trains) => {
      const state = start(players, { advanced: true });

      expect(staffPointsOf(state.options, players)).toBe(points);
      for (const player of state.players) {
        expect(player.cash).toBe(cash);
        expect(player.staff).toEqual([]);
        expect(player.trains).toEqual(Array.from({ length: trains }, () => ({ power: 9, usedTurn: 0 })));
      }
      expect(state.trainSupply[0]).toBe(6 - players * trains);
    },
  );

  it('SV-30.7 starts with 15, 13, 12, 7 and 6 points when hiring', () => {
    const hiring: Options = { ...DEFAULT_OPTIONS, advanced: true, optionalRules: ['hiring'] };
    expect([2, 3, 4, 5, 6].map((players) => staffPointsOf(hiring, players))).toEqual([15, 13, 12, 7, 6]);
  });

  it('SV-30.7.1 keeps the points a scenario has of its own', () => {
    const spike: Options = {
      ...DEFAULT_OPTIONS,
      advanced: true,
      optionalRules: ['hiring'],
      scenario: 'silver-spike',
    };
    expect(staffPointsOf(spike, 4)).toBe(14);
  });

  it('SV-2.4, SV-2.5 has every claim and event in the deck, and eight piles of A on B on C', () => {
    const { deck, deckEvents, piles, unseenLines } = start(3);

    expect(deck).toHaveLength(102);
    expect(deckEvents).toHaveLength(6);
    expect(piles).toEqual(Array.from({ length: 8 }, () => ({ below: ['B', 'C'] })));
    expect(unseenLines).toHaveLength(24);
  });

  it('SV-1.3 leaves the C cards of a short game out', () => {
    const { piles, unseenLines, discards } = start(3, { length: 'short' });

    expect(piles).toEqual(Array.from({ length: 8 }, () => ({ below: ['B'] })));
    expect(unseenLines.map((line) => board.lines[line]?.class)).not.toContain('C');
    expect(discards.lines).toHaveLength(8);
  });
});

interface Expected {
  readonly cash: readonly [basic: number, advanced: number];
  readonly staff: readonly string[];
  readonly cities: readonly string[];
  readonly points?: number;
  /** Start cities of each player's trains in the advanced game; `-` for a train that serves everywhere. */
  readonly trains: readonly string[];
}

const TWO = 'denver salt-lake-city';

const EXPECTED: Readonly<Record<ScenarioId, Expected>> = {
  'denver-6000': { cash: [1_600, 2_000], staff: ['S P'], cities: ['denver'], trains: ['-'] },
  'denver-10000': { cash: [2_000, 2_400], staff: ['S S P'], cities: ['denver'], trains: ['-'] },
  'salt-lake-city-10000': {
    cash: [2_000, 2_400],
    staff: ['S P'],
    cities: ['salt-lake-city'],
    trains: ['-'],
  },
  'denver-campaign': { cash: [2_400, 3_000], staff: ['S S P P'], cities: ['denver'], trains: ['- -'] },
  'golden-spike-2': {
    cash: [2_400, 3_000],
    staff: ['S+2 S P+1 P', 'S+1 S P+2 P'],
    cities: [TWO, TWO],
    points: 15,
    trains: [TWO, TWO],
  },
  'golden-spike-3': {
    cash: [2_400, 3_000],
    staff: ['S S+2 P P', 'S S+1 P P+1', 'S S P P+2'],
    cities: [TWO, TWO, 'denver santa-fe'],
    points: 14,
    trains: [TWO, TWO, 'denver santa-fe'],
  },
  'copper-spike': {
    cash: [2_400, 3_000],
    staff: ['S S P P'],
    cities: ['denver el-paso'],
    trains: ['denver el-paso'],
  },
  'nickel-spike': {
    cash: [2_200, 2_600],
    staff: ['S S+1 P P+1', 'S S+2 P P', 'S S P P+2'],
    cities: [TWO, 'denver el-paso', 'denver santa-fe'],
    points: 14,
    trains: [TWO, 'denver el-paso', 'denver santa-fe'],
  },
  'silver-spike': {
    cash: [2_000, 2_400],
    staff: ['S S+1 P P+1', 'S S P P+2', 'S S+1 P P+1', 'S S+2 P P'],
    cities: [TWO, TWO, 'denver el-paso', 'denver el-paso'],
    points: 14,
    trains: ['denver', 'denver', 'denver', 'denver'],
  },
  'strong-start': {
    cash: [1_800, 2_200],
    staff: ['S S P+1', 'S+1 P P', 'S S+1 P', 'S P P+1', 'S S P+1'],
    cities: ['denver', 'denver', 'el-paso', 'salt-lake-city', 'pueblo'],
    points: 14,
    trains: ['-', '-', '-', '-', '-'],
  },
};

describe.each(SCENARIOS.map((scenario, index) => [`SV-20.${index + 1}`, scenario] as const))(
  'setup of %s %s',
  (rule, scenario) => {
    const { cash, staff, cities, points, trains } = EXPECTED[scenario];

    it(`${rule} basic: cash, staff and start cities (SV-20.15, SV-20.18)`, () => {
      const { players } = start(staff.length, { scenario });

      expect(players.map((player) => player.cash)).toEqual(staff.map(() => cash[0]));
      expect(players.map(piecesOf)).toEqual(staff);
      expect(players.map(citiesOf)).toEqual(cities);
      expect(players.flatMap((player) => player.trains)).toEqual([]);
    });

    it(`${rule} advanced: cash, points, and trains at their cities (SV-20.14)`, () => {
      const { players, options } = start(staff.length, { scenario, advanced: true });

      expect(players.map((player) => player.cash)).toEqual(staff.map(() => cash[1]));
      expect(staffPointsOf(options, staff.length)).toBe(points);
      expect(players.map(piecesOf)).toEqual(points === undefined ? staff : staff.map(() => ''));
      expect(
        players.map((player) =>
          player.trains.map(({ city }) => (city === undefined ? '-' : board.towns[city]?.id)).join(' '),
        ),
      ).toEqual(trains);
    });
  },
);

describe('setup of scenarios', () => {
  it('SV-20.2 lets the solo player have a second prospector instead', () => {
    expect(start(1, { scenario: 'denver-10000', soloThird: 'P' }).players.map(piecesOf)).toEqual(['S P P']);
  });

  it('SV-20.10 gives ten points where the table wants them', () => {
    const options: Options = {
      ...DEFAULT_OPTIONS,
      scenario: 'strong-start',
      advanced: true,
      tenPoints: true,
    };
    expect(staffPointsOf(options, 5)).toBe(10);
  });

  it('SV-20.17 plays spikes and solo games as campaigns, and Strong start as long as the table likes', () => {
    expect(start(4, { scenario: 'silver-spike', length: 'short' }).options.length).toBe('campaign');
    expect(start(1, { scenario: 'denver-6000' }).options.length).toBe('campaign');
    expect(start(5, { scenario: 'strong-start', length: 'short' }).options.length).toBe('short');
  });
});

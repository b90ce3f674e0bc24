import { describe, expect, it } from 'vitest';
import { conformance } from '../../testing/index.ts';
import { silverton } from './index.ts';
import { LENGTHS, OPTIONAL_RULES, type Options, type ScenarioId } from './options.ts';
import { ruleIds } from './testing/ruleIds.ts';

const PLAYERS_OF: Readonly<Record<ScenarioId, number>> = {
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

interface Table {
  readonly players: number;
  readonly options: Partial<Options>;
}

/** Every number of players with every length, basic and advanced turn about. */
const standard: readonly Table[] = [2, 3, 4, 5, 6].flatMap((players) =>
  LENGTHS.map((length, index) => ({ players, options: { length, advanced: (players + index) % 2 === 0 } })),
);

const scenarios: readonly Table[] = Object.entries(PLAYERS_OF).flatMap(([id, players]) =>
  [false, true].map((advanced) => ({ players, options: { scenario: id as ScenarioId, advanced } })),
);

/** Each optional rule by itself, where it may be played (SV-30). */
const optional: readonly Table[] = OPTIONAL_RULES.map((rule, index) => ({
  players: 2 + (index % 4),
  options: {
    length: rule === 'betterPassengers' ? 'short' : 'campaign',
    advanced: rule === 'severalPlows' || rule === 'hiring',
    optionalRules: [rule],
  },
}));

/** The table's own choices (SV-1.6, SV-1.7, SV-9.1, SV-20.2, SV-20.10), with many options at once. */
const mixed: readonly Table[] = [
  { players: 4, options: { length: 'short', optionalRules: ['simpleMarket'], simpleFromStart: true } },
  { players: 3, options: { length: 'campaign', advanced: true, earlyWinter: true, refillEvents: true } },
  {
    players: 3,
    options: {
      length: 'campaign',
      advanced: true,
      refillEvents: true,
      optionalRules: ['slidingLines', 'jointLines', 'severalPlows', 'convoyTransfer', 'hiring'],
    },
  },
  {
    players: 2,
    options: { scenario: 'golden-spike-2', advanced: true, optionalRules: ['jointLines', 'convoyTransfer'] },
  },
  { players: 1, options: { scenario: 'denver-10000', soloThird: 'P' } },
  { players: 5, options: { scenario: 'strong-start', length: 'short', advanced: true, tenPoints: true } },
];

const check = ({ players, options }: Table): void => {
  const { findings, record, secretPositions } = conformance(silverton, {
    players,
    options,
    ruleIds,
    seed: JSON.stringify({ players, options }),
    bounds: { every: 60, enumerated: 100 },
  });
  expect(findings).toEqual([]);
  expect(record.moves.length).toBeGreaterThan(40);
  expect(secretPositions, 'the decks are secret').toBeGreaterThan(0);
};

const named = (tables: readonly Table[]) =>
  tables.map((table) => ({ name: `${table.players} players, ${JSON.stringify(table.options)}`, table }));

describe('Silverton keeps the contract', () => {
  it.each(named(standard))('$name', ({ table }) => check(table));
  it.each(named(scenarios))('$name', ({ table }) => check(table));
  it.each(named(optional))('$name', ({ table }) => check(table));
  it.each(named(mixed))('$name', ({ table }) => check(table));
});

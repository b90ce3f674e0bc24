import type { ScenarioId } from '../options.ts';
import type { ColumnId, TownId } from '../types.ts';
import type { StaffPiece } from './startTables.ts';

/** What a solo player has made of it, from best to worst. */
export const GRADES = [
  'decisiveVictory',
  'substantialVictory',
  'marginalVictory',
  'draw',
  'marginalDefeat',
  'substantialDefeat',
  'decisiveDefeat',
] as const;
export type Grade = (typeof GRADES)[number];

/** One of SV-20.1 to SV-20.10. */
export interface Scenario {
  readonly rule: string;
  readonly seats: readonly {
    readonly cities: readonly TownId[];
    readonly staff: readonly StaffPiece[];
  }[];
  readonly cash: number;
  readonly advanced: {
    readonly cash: number;
    /** Staff points; `undefined` = the staff of `seats` in the advanced game too (SV-20.15). */
    readonly points?: number;
    readonly trains: number;
  };
  /** `undefined` = any length the table likes. */
  readonly turns?: number;
  /** Columns in play; `undefined` = as many as the number of players opens (SV-2.3). */
  readonly columns?: 'all' | readonly ColumnId[];
  /** Cities whose own columns start two boxes below "start". */
  readonly cheapCities?: readonly TownId[];
  /** SV-20.16. */
  readonly phantom?: true;
  /** Sum to reach, where reaching it is the aim. */
  readonly target?: number;
  /** Last turn, or least cash, for each of `GRADES` but the worst. */
  readonly grades?: {
    readonly by: 'turn' | 'cash';
    readonly limits: readonly number[];
  };
}

const DENVER = ['denver'];
const SALT_LAKE_CITY = ['salt-lake-city'];
const GOLDEN = ['denver', 'salt-lake-city'];
const NICKEL = ['denver', 'el-paso'];
const SANTA_FE = ['denver', 'santa-fe'];
const CAMPAIGN_GRADES = {
  by: 'cash',
  limits: [60_000, 50_000, 40_000, 35_000, 30_000, 25_000],
} as const;

/** The printed scenarios; figures by the rule each of them names. */
export const SCENARIO_TABLE: Readonly<Record<ScenarioId, Scenario>> = {
  'denver-6000': {
    rule: 'SV-20.1',
    seats: [{ cities: DENVER, staff: ['S', 'P'] }],
    cash: 1_600,
    advanced: { cash: 2_000, trains: 1 },
    turns: 24,
    target: 6_000,
    grades: { by: 'turn', limits: [10, 12, 13, 14, 16, 17] },
  },
  'denver-10000': {
    rule: 'SV-20.2',
    seats: [{ cities: DENVER, staff: ['S', 'P'] }],
    cash: 2_000,
    advanced: { cash: 2_400, trains: 1 },
    turns: 24,
    target: 10_000,
    grades: { by: 'turn', limits: [12, 14, 15, 16, 18, 20] },
  },
  'salt-lake-city-10000': {
    rule: 'SV-20.3',
    seats: [{ cities: SALT_LAKE_CITY, staff: ['S', 'P'] }],
    cash: 2_000,
    advanced: { cash: 2_400, trains: 1 },
    turns: 24,
    columns: 'all',
    cheapCities: ['denver', 'pueblo', 'santa-fe'],
    phantom: true,
    target: 10_000,
    grades: { by: 'turn', limits: [14, 16, 18, 19, 21, 24] },
  },
  'denver-campaign': {
    rule: 'SV-20.4',
    seats: [{ cities: DENVER, staff: ['S', 'S', 'P', 'P'] }],
    cash: 2_400,
    advanced: { cash: 3_000, trains: 2 },
    turns: 24,
    columns: 'all',
    cheapCities: ['salt-lake-city', 'santa-fe'],
    grades: CAMPAIGN_GRADES,
  },
  'golden-spike-2': {
    rule: 'SV-20.5',
    seats: [
      { cities: GOLDEN, staff: ['S+2', 'S', 'P+1', 'P'] },
      { cities: GOLDEN, staff: ['S+1', 'S', 'P+2', 'P'] },
    ],
    cash: 2_400,
    advanced: { cash: 3_000, points: 15, trains: 2 },
    turns: 24,
  },
  'golden-spike-3': {
    rule: 'SV-20.6',
    seats: [
      { cities: GOLDEN, staff: ['S', 'S+2', 'P', 'P'] },
      { cities: GOLDEN, staff: ['S', 'S+1', 'P', 'P+1'] },
      { cities: SANTA_FE, staff: ['S', 'S', 'P', 'P+2'] },
    ],
    cash: 2_400,
    advanced: { cash: 3_000, points: 14, trains: 2 },
    turns: 20,
  },
  'copper-spike': {
    rule: 'SV-20.7',
    seats: [{ cities: NICKEL, staff: ['S', 'S', 'P', 'P'] }],
    cash: 2_400,
    advanced: { cash: 3_000, trains: 2 },
    turns: 24,
    columns: [
      'gold',
      'copper',
      'silver',
      'lumber-denver',
      'lumber-santa-fe',
      'lumber-el-paso',
      'coal-denver',
      'coal-pueblo',
      'coal-santa-fe',
      'coal-el-paso',
    ],
    grades: CAMPAIGN_GRADES,
  },
  'nickel-spike': {
    rule: 'SV-20.8',
    seats: [
      { cities: GOLDEN, staff: ['S', 'S+1', 'P', 'P+1'] },
      { cities: NICKEL, staff: ['S', 'S+2', 'P', 'P'] },
      { cities: SANTA_FE, staff: ['S', 'S', 'P', 'P+2'] },
    ],
    cash: 2_200,
    advanced: { cash: 2_600, points: 14, trains: 2 },
    turns: 24,
  },
  'silver-spike': {
    rule: 'SV-20.9',
    seats: [
      { cities: GOLDEN, staff: ['S', 'S+1', 'P', 'P+1'] },
      { cities: GOLDEN, staff: ['S', 'S', 'P', 'P+2'] },
      { cities: NICKEL, staff: ['S', 'S+1', 'P', 'P+1'] },
      { cities: NICKEL, staff: ['S', 'S+2', 'P', 'P'] },
    ],
    cash: 2_000,
    advanced: { cash: 2_400, points: 14, trains: 1 },
    turns: 24,
  },
  'strong-start': {
    rule: 'SV-20.10',
    seats: [
      { cities: DENVER, staff: ['S', 'S', 'P+1'] },
      { cities: DENVER, staff: ['S+1', 'P', 'P'] },
      { cities: ['el-paso'], staff: ['S', 'S+1', 'P'] },
      { cities: SALT_LAKE_CITY, staff: ['S', 'P', 'P+1'] },
      { cities: ['pueblo'], staff: ['S', 'S', 'P+1'] },
    ],
    cash: 1_800,
    advanced: { cash: 2_200, points: 14, trains: 1 },
  },
};

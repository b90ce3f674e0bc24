import type { Role } from '../types.ts';

/** A staff piece as the tables print it: `S`, `P+2`. */
export type StaffPiece = Role | `${Role}+${1 | 2}`;

/** What a game starts with for a number of players. */
interface StartTable {
  /** Staff by seat (SV-2.2). */
  readonly staff: readonly (readonly StaffPiece[])[];
  readonly cash: number;
  /** SV-10.2, and the points of SV-30.7 instead. */
  readonly advanced: {
    readonly cash: number;
    readonly points: number;
    readonly hiringPoints: number;
    readonly trains: number;
  };
}

/** Standard games by number of players, 2 to 6. */
export const START_TABLES: Readonly<Record<number, StartTable>> = {
  2: {
    staff: [
      ['S+2', 'S', 'P+1', 'P'],
      ['S+1', 'S', 'P+2', 'P'],
    ],
    cash: 2_400,
    advanced: { cash: 3_000, points: 15, hiringPoints: 15, trains: 2 },
  },
  3: {
    staff: [
      ['S+2', 'S', 'P', 'P'],
      ['S+1', 'S', 'P+1', 'P'],
      ['S', 'S', 'P+2', 'P'],
    ],
    cash: 2_200,
    advanced: { cash: 2_600, points: 14, hiringPoints: 13, trains: 2 },
  },
  4: {
    staff: [
      ['S+2', 'S', 'P', 'P'],
      ['S+1', 'S', 'P+1', 'P'],
      ['S+1', 'S', 'P+1', 'P'],
      ['S', 'S', 'P+2', 'P'],
    ],
    cash: 2_000,
    advanced: { cash: 2_400, points: 14, hiringPoints: 12, trains: 1 },
  },
  5: {
    staff: [
      ['S+2', 'P'],
      ['S', 'P+2'],
      ['S+1', 'P+1'],
      ['S', 'P+2'],
      ['S+1', 'P+1'],
    ],
    cash: 1_600,
    advanced: { cash: 2_200, points: 8, hiringPoints: 7, trains: 1 },
  },
  6: {
    staff: [
      ['S+2', 'P'],
      ['S', 'P+2'],
      ['S+1', 'P+1'],
      ['S', 'P+2'],
      ['S+1', 'P+1'],
      ['S+2', 'P'],
    ],
    cash: 1_400,
    advanced: { cash: 1_800, points: 8, hiringPoints: 6, trains: 1 },
  },
};

/** SV-11.6: power of the trains everybody starts with. */
export const STARTING_POWER = 9;

import type { AnyRules, PlainMove, Rng, Viewer } from '../kernel/index.ts';

/** How much is looked at in each position; the defaults take about a second for a match of 300 moves. */
export interface Bounds {
  /** A match that has not ended after so many moves does not end. */
  readonly moves: number;
  /** Of each enumeration only so many moves are looked at. */
  readonly enumerated: number;
  /** Malformed or stale moves offered in each position. */
  readonly mutations: number;
  /** The dearer checks (enumeration, views, mutations) run in every so-manieth position. */
  readonly every: number;
}

export const DEFAULT_BOUNDS: Bounds = { moves: 5_000, enumerated: 200, mutations: 8, every: 1 };

/** Changes whatever `viewer` cannot know in `state`: its own independent word on what is secret. */
export type Reshuffle = (state: unknown, viewer: Viewer, rng: Rng) => unknown;

/** One position of a playout, frozen, with what the checks need to know about it. */
export interface Position {
  readonly rules: AnyRules;
  readonly state: unknown;
  readonly players: number;
  readonly rng: Rng;
  readonly bounds: Bounds;
  /** Legal moves in order, as many as the bounds allow. */
  readonly moves: readonly PlainMove[];
  /** Whether `moves` is all of them. */
  readonly complete: boolean;
  /** Moves of earlier positions: well-formed, and mostly wrong by now. */
  readonly earlier: readonly PlainMove[];
  readonly ruleIds: ReadonlySet<string> | undefined;
  readonly reshuffle: Reshuffle | undefined;
}

/** What is wrong in a position, in words; nothing when all is well. */
export type Check = (position: Position) => readonly string[];

/** At most `count` items, and whether that was all. */
export const firstOf = <T>(items: Iterable<T>, count: number) => {
  const first: T[] = [];
  for (const item of items) {
    if (first.length === count) return { first, complete: false };
    first.push(item);
  }
  return { first, complete: true };
};

export const viewersOf = (players: number): readonly Viewer[] => [
  ...Array.from({ length: players }, (_, seat) => seat),
  'spectator',
];

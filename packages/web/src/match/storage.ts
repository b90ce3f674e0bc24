import type { MatchHeader, PlainMove } from '@roundhouse/engine';
import type { SeatPlan } from './seats.ts';

/** What is kept of a match besides its moves. */
export interface SavedMatch {
  readonly id: string;
  readonly header: MatchHeader;
  readonly seats: readonly SeatPlan[];
  /** What chance is drawn from; laid open when the match is over. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
  /** How many moves have been made. */
  readonly length: number;
  readonly over: boolean;
  /** The turn it stands in; unknown until a move has been made here. */
  readonly turn?: number;
  /** Where this match was branched off another, and after how many moves. */
  readonly branch?: { readonly of: string; readonly at: number };
}

/** Everything needed to play on. */
export interface LoadedMatch {
  readonly match: SavedMatch;
  readonly moves: readonly PlainMove[];
}

/** A board pack of the reader's own, as read from its file. */
export interface SavedBoard {
  readonly hash: string;
  readonly id: string;
  readonly game: string;
  readonly json: unknown;
}

/** Where matches are kept. Each method is one transaction: all of it happens or nothing. */
export interface MatchStore {
  /** Newest change first. */
  list(): Promise<readonly SavedMatch[]>;
  load(id: string): Promise<LoadedMatch | undefined>;
  /**
   * Keeps `match` so that its moves are the first `from` of those kept before, and then `moves`.
   * Playing on appends; taking back keeps fewer.
   */
  write(match: SavedMatch, from: number, moves: readonly PlainMove[]): Promise<void>;
  remove(id: string): Promise<void>;
  boards(): Promise<readonly SavedBoard[]>;
  keepBoard(board: SavedBoard): Promise<void>;
}

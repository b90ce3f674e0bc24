import type { BoardId, GameRules, PlainMove, Rng, Seat } from '@roundhouse/engine';

/** From the weakest to the strongest. */
export const LEVELS = ['random', 'novice', 'regular', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot leans towards, so that a table of bots is not four copies of one. */
export const PERSONALITIES = ['balanced', 'builder', 'trader', 'spoiler'] as const;
export type Personality = (typeof PERSONALITIES)[number];

/** How long a bot may think. Iterations make a decision repeatable; the clock is the caller's. */
export interface Budget {
  /** The most playouts or positions to look at. */
  readonly iterations: number;
  /** Asked between iterations: once true, the best move so far has to be played. */
  expired(): boolean;
}

/** A term of the evaluation that spoke for a move; the page puts it into words. */
export interface Reason {
  /** Stable API, like a rejection's code: `regionEntered`, `paysBack`. */
  readonly term: string;
  /** How much it weighed, in the game's own currency of worth. */
  readonly value: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface Decision<Move> {
  readonly move: Move;
  /** Weightiest first. */
  readonly reasons: readonly Reason[];
}

/** What a bot is asked: it sees a seat's view and never the state. */
export interface Question<Board, State, Move extends PlainMove, View> {
  readonly board: Board;
  readonly rules: GameRules<State, Move, View, never>;
  readonly seat: Seat;
  readonly view: View;
  readonly rng: Rng;
  readonly budget: Budget;
}

export interface Bot<Board, State, Move extends PlainMove, View> {
  choose(question: Question<Board, State, Move, View>): Decision<Move>;
}

/** Any bot, for code that knows only the contract. */
export type AnyBot = Bot<BoardId, unknown, PlainMove, unknown>;

/** A budget by iterations alone: the same question and seed give the same decision on any machine. */
export const iterations = (count: number): Budget => ({ iterations: count, expired: () => false });

/** A budget that also ends by the clock `now`, in milliseconds: whichever comes first. */
export const withinTime = (count: number, milliseconds: number, now: () => number): Budget => {
  const deadline = now() + milliseconds;
  return { iterations: count, expired: () => now() >= deadline };
};

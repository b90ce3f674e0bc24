import type { Decoded } from './decode.ts';
import type { Rng } from './rng.ts';

/** A place at the table, counted from 0. Who sits there is no business of the engine. */
export type Seat = number;

/** Who looks at a match: a seat sees its own secrets, a spectator nobody's. */
export type Viewer = Seat | 'spectator';

/** Who decides next. Chance decides dice and draws; its outcomes are moves like any other. */
export type Actor =
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'chance' }
  | { readonly kind: 'over' };

/** Why a move is illegal. `code` is stable API: clients translate it, tests assert it. */
export interface Rejection {
  /** Id of the broken rule in docs/rules, e.g. `CD-4.6`. */
  readonly rule: string;
  readonly code: `${string}/${string}`;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The least every move is: a value with a `type`, plain JSON throughout. */
export interface PlainMove {
  readonly type: string;
}

/** A fact for the log: past tense, plain JSON, turned into a sentence by whoever shows it. */
export interface PlainEvent {
  readonly type: string;
}

/** One seat's final or present place. Equal `rank`s share it; rank 1 wins. */
export interface Standing {
  readonly seat: Seat;
  readonly rank: number;
  /** What the game counts: victory points, dollars. */
  readonly score: number;
}

/** What is chosen before the first move. */
export interface Setup<Options> {
  readonly players: number;
  readonly options: Options;
}

/** Text form of moves. `parse(state, format(state, move))` gives `move` back exactly. */
export interface Notation<State, Move> {
  format(state: State, move: Move): string;
  /** A problem's `path` is the word of the text it speaks of. */
  parse(state: State, text: string): Decoded<Move>;
}

/**
 * The contract every game fulfils for one board. Bots, server, page, command line and tests know only
 * this. All functions are pure; states, moves, views and events are plain readonly JSON.
 *
 * Written in method syntax on purpose: TypeScript then lets a specific game stand in for `AnyRules`.
 */
export interface GameRules<State, Move extends PlainMove, View, Options> {
  /** Why no match can start like this; `undefined` when it can. */
  rejectSetup(setup: Setup<Options>): Rejection | undefined;
  /** The state before the first move. Call only when `rejectSetup` returned `undefined`. */
  setup(setup: Setup<Options>): State;
  actor(state: State): Actor;
  /**
   * Every legal move, lazily, each once, in a stable order; empty only when the match is over.
   * When chance is the actor these are its outcomes, and all of them are equally likely.
   */
  legalMoves(state: State): Iterable<Move>;
  /** One legal move at random. Every legal move can come up; chance's come up evenly. */
  sampleMove(state: State, rng: Rng): Move;
  /** The first rule `move` breaks, in rule book order; `undefined` when it is legal. */
  reject(state: State, move: Move): Rejection | undefined;
  /** The state after `move`. Call only when `reject` returned `undefined`. Never mutates. */
  apply(state: State, move: Move): State;
  /** What `viewer` may see, built by allow-list. */
  view(state: State, viewer: Viewer): View;
  /** A full state that looks like `view` to its viewer, for search. */
  resample(view: View, rng: Rng): State;
  /** All seats, in seat order. */
  standings(state: State): readonly Standing[];
  /** What happened, for the log: derived, never stored. */
  narrate(before: State, move: Move, after: State): readonly PlainEvent[];
  readonly notation: Notation<State, Move>;
  /** Reads a move from untrusted JSON, field by field. Says nothing about legality. */
  decodeMove(json: unknown): Decoded<Move>;
  /** The referee: every invariant the state breaks, in words. Empty for every reachable state. */
  violations(state: State): readonly string[];
}

/** Where a board comes from: enough to find it again and to tell a changed one. */
export interface BoardId {
  readonly id: string;
  readonly hash: string;
}

/** A game before anyone sits down: what can be chosen, and the rules for that choice. */
export interface Game<Board extends BoardId, State, Move extends PlainMove, View, Options> {
  readonly id: string;
  readonly name: string;
  /** Raised when a change of the rules would make an old match replay differently. */
  readonly rulesVersion: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly defaultBoard: Board;
  /** Reads a board pack from untrusted JSON and checks that a match can be played on it. */
  decodeBoard(json: unknown): Decoded<Board>;
  /** Reads the options of a match from untrusted JSON; missing fields take their defaults. */
  decodeOptions(json: unknown): Decoded<Options>;
  rules(board: Board): GameRules<State, Move, View, Options>;
}

/** Any game, for code that knows only the contract. */
export type AnyGame = Game<BoardId, unknown, PlainMove, unknown, unknown>;
export type AnyRules = GameRules<unknown, PlainMove, unknown, unknown>;

export const CHANCE: Actor = { kind: 'chance' };
export const OVER: Actor = { kind: 'over' };

const SEATS: readonly Actor[] = [0, 1, 2, 3, 4, 5].map((seat) => ({ kind: 'seat', seat }));

/** The actor for a seat, without making a new object each time. */
export const seatActor = (seat: Seat): Actor => SEATS[seat] ?? { kind: 'seat', seat };

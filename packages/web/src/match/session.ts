import type {
  Actor,
  GameRules,
  MatchHeader,
  PlainEvent,
  PlainMove,
  Rejection,
  Seat,
  Standing,
  Viewer,
} from '@roundhouse/engine';
import type { LogEntry } from './host.ts';

/** What has just happened, for animation: a new object each time, `sequence` counts the moves so far. */
export interface Happening {
  readonly sequence: number;
  readonly events: readonly PlainEvent[];
  readonly cause: 'opened' | 'moved' | 'undone' | 'replayed';
}

/**
 * A match as a table sees it. All properties are reactive when read in a template, `$derived` or `$effect`,
 * and replaced as a whole, never changed in place.
 */
export interface TableSession<Board, State, Move extends PlainMove, View> {
  readonly matchId: string;
  readonly header: MatchHeader;
  readonly board: Board;
  readonly rules: GameRules<State, Move, View, unknown>;
  /** A name for every seat. */
  readonly names: readonly string[];
  /** Seats played by bots. */
  readonly bots: readonly Seat[];
  /** Who looks: at a shared screen the seat whose turn it is, or the last person who had one. */
  readonly viewer: Viewer;
  /** What the viewer sees, now or at the moment of the past being replayed. Draw only from this. */
  readonly view: View;
  /**
   * A full state that agrees with `view`, its secrets guessed: ask the rules with it (legal moves,
   * `rules.apply` for a preview), never show what the view does not hold.
   */
  readonly position: State;
  readonly actor: Actor;
  /** Whether the viewer decides now: live, their seat, nothing on its way. */
  readonly myTurn: boolean;
  /** False while the past is shown. */
  readonly live: boolean;
  /** The number of moves behind `view`. */
  readonly sequence: number;
  /** The number of moves made. */
  readonly length: number;
  /** All moves so far; may lag a moment behind `length`. */
  readonly log: readonly LogEntry[];
  /** The turn the match was in after so many moves: `turns[0]` before the first. Goes with `log`. */
  readonly turns: readonly number[];
  /** How many moves had been made when the viewer's seat last moved: what came after is news to them. */
  readonly lastOwn: number;
  readonly latest: Happening;
  readonly undoable: number;
  readonly standings: readonly Standing[] | undefined;
  /** The place of the map a reader of the log wants to see; a new object at every wish. */
  readonly spotlight: { readonly place: string } | undefined;
  /** Why the move may not be made, `undefined` when it may. */
  reject(move: Move): Rejection | undefined;
  /** Makes a move for the viewer. Resolves to the rule it breaks, if it does. */
  submit(move: Move): Promise<Rejection | undefined>;
  /** Takes back the viewer's last move, where `undoable` allows it. */
  undo(): Promise<void>;
  /** Goes back to how the match stood after `sequence` moves, if the table agrees. */
  takeBackTo(sequence: number): Promise<boolean>;
  /** Shows the match after `sequence` moves; the last one is live again. */
  goTo(sequence: number): Promise<void>;
  /** Asks the table to show a place of the map. */
  show(place: string): void;
  /** Says something to screen readers; `assertive` cuts in. */
  announce(text: string, manner?: 'polite' | 'assertive'): void;
}

/** Any session, for the frame around the tables. */
export type AnySession = TableSession<unknown, unknown, PlainMove, unknown>;

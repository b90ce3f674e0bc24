import type {
  Actor,
  MatchHeader,
  PlainEvent,
  PlainMove,
  Rejection,
  Seat,
  Standing,
  Viewer,
} from '@roundhouse/engine';

/** The match as one viewer may see it after `sequence` moves. */
export interface MatchUpdate {
  /** How many moves have been made. */
  readonly sequence: number;
  readonly view: unknown;
  readonly actor: Actor;
  /** How many of its own last moves the viewer's seat may take back now without asking anyone. */
  readonly undoable: number;
  /** What happened in the moves since the update before: for animation and announcements. */
  readonly events: readonly PlainEvent[];
  /** The move just made, so that the log need not be asked for. */
  readonly entry?: LogEntry;
  readonly cause: 'opened' | 'moved' | 'undone';
  /** Final places, once the match is over. */
  readonly standings?: readonly Standing[];
  /** What chance was drawn from, laid open once the match is over (see `auditChance`). */
  readonly secret?: string;
}

/** One move of the past as one viewer may know it. */
export interface LogEntry {
  /** Number of the move, from 0; `viewAt(sequence + 1)` is the match just after it. */
  readonly sequence: number;
  readonly actor: Actor;
  readonly notation: string;
  readonly events: readonly PlainEvent[];
}

export type Submitted =
  | { readonly ok: true }
  /** The move breaks a rule. */
  | { readonly ok: false; readonly rejection: Rejection }
  /** Somebody moved first: look again and decide anew. */
  | { readonly ok: false; readonly stale: true };

/**
 * All a table knows about whoever holds the match: an engine in this page, or a server far away.
 * Everything it says to a viewer is what that viewer may know.
 */
export interface MatchHost {
  readonly header: MatchHeader;
  /** Whether every viewer is told the same past, so that a change of viewer leaves the log as it is. */
  readonly commonLog: boolean;
  /** Calls `onUpdate` at once and after every change until the returned function is called. */
  subscribe(viewer: Viewer, onUpdate: (update: MatchUpdate) => void): () => void;
  /** Makes a move for `seat`, meant for the match as it stood after `sequence` moves. */
  submit(seat: Seat, sequence: number, move: PlainMove): Promise<Submitted>;
  /**
   * Goes back to how the match stood after `to` moves. Free where all moves since are `seat`'s own; otherwise
   * the table is asked. Resolves to whether it happened.
   */
  undo(seat: Seat, to: number): Promise<boolean>;
  /** Moves number `from` up to but not including `to`. */
  log(viewer: Viewer, from: number, to: number): Promise<readonly LogEntry[]>;
  /** The match after `sequence` moves. */
  viewAt(viewer: Viewer, sequence: number): Promise<unknown>;
  close(): void;
}

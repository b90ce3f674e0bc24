import type { Seat, Viewer } from '@roundhouse/engine';
import type { LogEntry, MatchHost } from './host.ts';

/** The past of a match as its viewer may know it: every move, and the turn after so many moves. */
export interface MatchLog {
  readonly viewer: Viewer;
  readonly entries: readonly LogEntry[];
  /** One more than entries. */
  readonly turns: readonly number[];
}

export const EMPTY_LOG: MatchLog = { viewer: 'spectator', entries: [], turns: [] };

/** Whether all of the first `length` moves are told. */
export const isComplete = ({ entries, turns }: MatchLog, length: number): boolean =>
  entries.length === length && turns.length === length + 1;

/** `log` with the move just made at its end, where it told everything before; as it is otherwise. */
export const continued = (log: MatchLog, entry: LogEntry | undefined, turn: number): MatchLog =>
  entry !== undefined && isComplete(log, entry.sequence)
    ? { ...log, entries: [...log.entries, entry], turns: [...log.turns, turn] }
    : log;

/** The log as `viewer` may read it: the same where all are told the same, else to be told anew. */
export const readBy = (log: MatchLog, viewer: Viewer, commonLog: boolean): MatchLog => {
  if (log.viewer === viewer) return log;
  return commonLog ? { ...log, viewer } : { ...EMPTY_LOG, viewer, turns: log.turns };
};

/** A long match is told in pieces, so that the page can draw and listen in between. */
const PIECE = 100;
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** `log` cut or continued so that it holds the first `length` moves, as `viewer` knows them. */
export const logUpTo = async (
  host: Pick<MatchHost, 'log' | 'viewAt'>,
  log: MatchLog,
  to: { readonly viewer: Viewer; readonly length: number; turnOf(view: unknown): number },
): Promise<MatchLog> => {
  const { viewer, length } = to;
  const entries = log.viewer === viewer ? log.entries.slice(0, length) : [];
  const turns = log.turns.slice(0, length + 1);
  while (turns.length <= length || entries.length < length) {
    const next = Math.min(length, entries.length + PIECE);
    const piece = await host.log(viewer, entries.length, next);
    entries.push(...piece);
    for (let sequence = turns.length; sequence <= entries.length; sequence += 1)
      turns.push(to.turnOf(await host.viewAt(viewer, sequence)));
    // The host may know fewer moves by now, if some were taken back meanwhile.
    if (piece.length === 0) break;
    if (next < length) await breathe();
  }
  return { viewer, entries, turns: turns.slice(0, entries.length + 1) };
};

/** How many moves had been made once `seat` had last moved; 0 if it never has. */
export const lastMoveOf = ({ entries }: MatchLog, seat: Seat): number =>
  entries.findLastIndex(({ actor }) => actor.kind === 'seat' && actor.seat === seat) + 1;

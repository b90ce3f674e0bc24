import type { LogEntry } from '../match/host.ts';

/** A stretch of the log under one heading. */
export interface LogTurn {
  readonly turn: number;
  readonly entries: readonly LogEntry[];
}

/** The window of the log moves by so many lines at once, so that a new line does not redraw all others. */
const STRIDE = 12;

/** About the last `count` moves, grouped by the turn they were made in. */
export const lastTurns = (
  log: readonly LogEntry[],
  turns: readonly number[],
  count: number,
): readonly LogTurn[] => {
  const groups: { turn: number; entries: LogEntry[] }[] = [];
  const from = Math.max(0, Math.floor((log.length - count) / STRIDE) * STRIDE);
  for (const entry of log.slice(from)) {
    const turn = turns[entry.sequence] ?? 0;
    const group = groups.at(-1);
    if (group?.turn === turn) group.entries.push(entry);
    else groups.push({ turn, entries: [entry] });
  }
  return groups;
};

/** The moves after which a new turn had begun, so that a replay can step from turn to turn. */
export const turnStarts = (turns: readonly number[]): readonly number[] =>
  turns.flatMap((turn, sequence) => (sequence === 0 || turn !== turns[sequence - 1] ? [sequence] : []));

/** The start of the turn before or after `sequence`; the ends of the match where there is none. */
export const otherTurn = (turns: readonly number[], sequence: number, by: -1 | 1): number => {
  const starts = turnStarts(turns);
  const found =
    by === 1 ? starts.find((start) => start > sequence) : starts.findLast((start) => start < sequence);
  return found ?? (by === 1 ? turns.length - 1 : 0);
};

/** The last moment of every turn, the present included: what charts are drawn from. */
export const turnEnds = (turns: readonly number[]): readonly number[] =>
  turns.flatMap((turn, sequence) => (turn === turns[sequence + 1] ? [] : [sequence]));

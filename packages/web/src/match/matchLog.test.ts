import { describe, expect, it } from 'vitest';
import type { LogEntry } from './host.ts';
import { EMPTY_LOG, lastMoveOf, logUpTo } from './matchLog.ts';

const entry = (sequence: number): LogEntry => ({
  sequence,
  actor: { kind: 'seat', seat: sequence % 3 },
  notation: '',
  events: [],
});
const hostWith = (length: number) => ({
  log: async (_: unknown, from: number, to: number) =>
    Array.from({ length }, (__, sequence) => entry(sequence)).slice(from, to),
  viewAt: async (_: unknown, sequence: number) => ({ turn: 1 + Math.floor(sequence / 10) }),
});
const turnOf = (view: unknown): number => Object(view).turn;

describe('the log of a session', () => {
  it('holds a long match whole, with the turn of every moment', async () => {
    const log = await logUpTo(hostWith(257), EMPTY_LOG, { viewer: 0, length: 257, turnOf });
    expect(log.entries.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 257 }, (_, index) => index),
    );
    expect(log.turns).toHaveLength(258);
    expect(log.turns.at(-1)).toBe(26);
  });

  it('is continued and cut, and begun anew for another viewer', async () => {
    const host = hostWith(30);
    const ten = await logUpTo(host, EMPTY_LOG, { viewer: 0, length: 10, turnOf });
    const more = await logUpTo(host, ten, { viewer: 0, length: 12, turnOf });
    expect(more.entries).toHaveLength(12);
    expect(more.entries[0]).toBe(ten.entries[0]);
    const fewer = await logUpTo(host, more, { viewer: 0, length: 4, turnOf });
    expect([fewer.entries.length, fewer.turns.length]).toEqual([4, 5]);
    const other = await logUpTo(host, more, { viewer: 1, length: 12, turnOf });
    expect(other).toMatchObject({ viewer: 1, turns: more.turns });
    expect(other.entries).toHaveLength(12);
  });

  it('holds what there is when moves were taken back meanwhile', async () => {
    const log = await logUpTo(hostWith(3), EMPTY_LOG, { viewer: 0, length: 9, turnOf });
    expect([log.entries.length, log.turns.length]).toEqual([3, 4]);
  });

  it('knows when a seat last moved', async () => {
    const log = await logUpTo(hostWith(5), EMPTY_LOG, { viewer: 0, length: 5, turnOf });
    expect([0, 1, 2, 4].map((seat) => lastMoveOf(log, seat))).toEqual([4, 5, 3, 0]);
  });
});

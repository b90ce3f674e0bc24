import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../match/host.ts';
import { lastTurns, otherTurn, turnEnds, turnStarts } from './logLines.ts';

const entry = (sequence: number): LogEntry => ({
  sequence,
  actor: { kind: 'chance' },
  notation: '',
  events: [],
});
const TURNS = [1, 1, 1, 2, 2, 3];

describe('the log', () => {
  it('puts moves under the turn they were made in', () => {
    const log = [0, 1, 2, 3, 4].map(entry);
    const groups = lastTurns(log, TURNS, 60);
    expect(groups.map(({ turn, entries }) => [turn, entries.map(({ sequence }) => sequence)])).toEqual([
      [1, [0, 1, 2]],
      [2, [3, 4]],
    ]);
  });

  it('leaves out the beginning of a long match, some lines at a time', () => {
    const log = Array.from({ length: 100 }, (_, sequence) => entry(sequence));
    const first = (count: number) => lastTurns(log.slice(0, count), [], 60)[0]?.entries[0]?.sequence;
    expect([50, 60, 71, 72, 83, 84].map(first)).toEqual([0, 0, 0, 12, 12, 24]);
  });

  it('knows the last moment of every turn', () => {
    expect(turnEnds(TURNS)).toEqual([2, 4, 5]);
  });

  it('steps from turn to turn, and to the ends', () => {
    expect(turnStarts(TURNS)).toEqual([0, 3, 5]);
    expect(otherTurn(TURNS, 1, 1)).toBe(3);
    expect(otherTurn(TURNS, 4, -1)).toBe(3);
    expect(otherTurn(TURNS, 3, -1)).toBe(0);
    expect(otherTurn(TURNS, 0, -1)).toBe(0);
    expect(otherTurn(TURNS, 5, 1)).toBe(5);
  });
});

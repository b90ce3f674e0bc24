import { describe, expect, it } from 'vitest';
import { seededRng } from '../../kernel/index.ts';
import { fuzzMoves } from '../../testing/index.ts';
import { silverton } from './index.ts';
import { DEFAULT_OPTIONS, type Options } from './options.ts';
import type { State } from './state.ts';
import { board } from './testing/aTable.ts';

const rules = silverton.rules(board);

/** One position of every kind of stage that a random match comes through, and its last one. */
const positionsOf = (players: number, options: Partial<Options>): readonly State[] => {
  const rng = seededRng(players);
  const found = new Map<string, State>();
  let state = rules.setup({ players, options: { ...DEFAULT_OPTIONS, ...options } });
  for (; rules.actor(state).kind !== 'over'; state = rules.apply(state, rules.sampleMove(state, rng)))
    if (rng.below(3) === 0) found.set(state.stage.kind, state);
  return [...found.values(), state];
};

const positions: readonly State[] = [
  ...positionsOf(2, { length: 'campaign' }),
  ...positionsOf(3, {
    length: 'campaign',
    advanced: true,
    refillEvents: true,
    optionalRules: ['slidingLines', 'jointLines', 'severalPlows', 'convoyTransfer', 'hiring'],
  }),
  ...positionsOf(4, { scenario: 'silver-spike', advanced: true }),
  ...positionsOf(1, { scenario: 'salt-lake-city-10000' }),
  ...positionsOf(6, { length: 'long', advanced: true }),
];

describe('malformed moves', () => {
  it('are offered at almost every kind of stage', () => {
    expect(new Set(positions.map(({ stage }) => stage.kind)).size).toBeGreaterThan(22);
  });

  it('are refused, all 100,000 of them, without an exception', () => {
    const foreign = [{ type: 'layTrack' }, { type: '__proto__' }, { type: 'constructor' }];
    const report = fuzzMoves(rules, positions, { count: 100_000, seed: 'silverton', foreign });
    expect(report.findings).toEqual([]);
    expect(report.undecodable).toBeGreaterThan(20_000);
    expect(report.rejected).toBeGreaterThan(10_000);
    expect(report.undecodable + report.rejected + report.legal).toBe(100_000);
  });
});

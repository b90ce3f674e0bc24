import { describe, expect, it } from 'vitest';
import { seededRng } from '../../kernel/index.ts';
import { fuzzMoves } from '../../testing/index.ts';
import { continentalDivide } from './index.ts';
import { board } from './testing/aMatch.ts';
import type { State } from './types.ts';

const rules = continentalDivide.rules(board);

/** Every seventh position of one random match for each number of players, and their last ones. */
const positions: readonly State[] = [3, 4, 5, 6].flatMap((players) => {
  const rng = seededRng(players);
  const found: State[] = [];
  let state = rules.setup({ players, options: {} });
  for (let ply = 0; rules.actor(state).kind !== 'over'; ply += 1) {
    if (ply % 7 === 0) found.push(state);
    state = rules.apply(state, rules.sampleMove(state, rng));
  }
  return [...found, state];
});

describe('malformed moves', () => {
  it('are refused, all 100,000 of them, without an exception', () => {
    const foreign = [{ type: 'layTrack' }, { type: '__proto__' }, { type: 'constructor' }];
    const report = fuzzMoves(rules, positions, { count: 100_000, seed: 'divide', foreign });
    expect(report.findings).toEqual([]);
    expect(report.undecodable).toBeGreaterThan(20_000);
    expect(report.rejected).toBeGreaterThan(10_000);
    expect(report.undecodable + report.rejected + report.legal).toBe(100_000);
  });
});

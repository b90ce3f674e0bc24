import { describe, expect, it } from 'vitest';
import { perft } from './perft.ts';
import { toy } from './toy/game.ts';

const rules = toy.rules(toy.defaultBoard);
const start = rules.setup({ players: 2, options: {} });

describe('perft', () => {
  // Deals of 9 and 8 cards, 6 faces, then 12 bets or a pass for each of two seats.
  it.each([
    [0, 1],
    [1, 9],
    [2, 9 * 8],
    [3, 9 * 8 * 6],
    [4, 9 * 8 * 6 * 13],
    [5, 9 * 8 * 6 * 13 * 13],
  ])('counts the sequences of %i moves', (depth, sequences) => {
    expect(perft(rules, start, { depth })).toMatchObject({ sequences, complete: true });
  });

  it('counts the same with equal positions merged, and generates less', () => {
    const { sequences, generated } = perft(rules, start, { depth: 6 });
    const merged = perft(rules, start, { depth: 6, merge: true });
    expect(merged.sequences).toBe(sequences);
    expect(merged.generated).toBeLessThan(generated);
  });

  it('stops at the limit and says so', () => {
    expect(perft(rules, start, { depth: 3, limit: 100 })).toMatchObject({ generated: 100, complete: false });
  });

  it('counts nothing beyond the end of the match', () => {
    const over = { ...start, round: 4 };
    expect(perft(rules, over, { depth: 1 }).sequences).toBe(0);
  });
});

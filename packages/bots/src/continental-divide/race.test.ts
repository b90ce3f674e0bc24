import { seededRng } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { raceOf } from './race.ts';

const LONG = { iterations: 1_000, rounds: 100, expired: () => false };

/** Results that share the luck of a round and differ by the entrant and a little noise of its own. */
const noisy = (seed: string, own: number) => {
  const rng = seededRng(seed);
  const luck = Array.from({ length: 100 }, () => rng.below(1_000));
  let asked = 0;
  return {
    asked: () => asked,
    resultOf: (worth: number, round: number) => {
      asked += 1;
      return worth + (luck[round] ?? 0) + rng.below(own);
    },
  };
};

describe('raceOf', () => {
  it('finds the best under luck that is far greater than the differences', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { resultOf, asked } = noisy(seed, 20);
      expect(raceOf([0, 10, 40, 20], resultOf, LONG)).toBe(40);
      expect(asked()).toBeLessThan(100);
    }
  });

  it('spends longer on rivals that are close', () => {
    const spent = (second: number): number =>
      ['a', 'b', 'c', 'd', 'e', 'f'].reduce((sum, seed) => {
        const { resultOf, asked } = noisy(seed, 20);
        raceOf([0, second], resultOf, LONG);
        return sum + asked();
      }, 0);
    expect(spent(4)).toBeGreaterThan(2 * spent(100));
  });

  it('takes the first of equals', () => {
    const entrants = [{ name: 'a' }, { name: 'b' }];
    expect(raceOf(entrants, (_entrant, round) => round, LONG)).toBe(entrants[0]);
  });

  it('asks no more often than it may, and trusts the order of the entrants before the first round', () => {
    const { resultOf, asked } = noisy('a', 20);
    expect(raceOf([0, 10, 40, 20], resultOf, { ...LONG, iterations: 3 })).toBe(0);
    expect(asked()).toBe(3);
    expect(raceOf([0, 10, 40, 20], resultOf, { ...LONG, iterations: 9 })).toBe(40);
    expect(raceOf([0, 10, 40, 20], resultOf, { ...LONG, rounds: 1 })).toBe(40);
  });

  it('stops when time is up', () => {
    const { resultOf, asked } = noisy('a', 20);
    raceOf([0, 1], resultOf, { ...LONG, expired: () => asked() >= 7 });
    expect(asked()).toBe(7);
  });

  it('knows no best of nothing, and asks nothing about a single one', () => {
    const { resultOf, asked } = noisy('a', 20);
    expect(raceOf([], resultOf, LONG)).toBeUndefined();
    expect(raceOf([5], resultOf, LONG)).toBe(5);
    expect(asked()).toBe(0);
  });
});

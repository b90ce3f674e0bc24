import { describe, expect, it } from 'vitest';
import { pick, type Rng, seededRng, shuffled } from './rng.ts';

const drawn = (rng: Rng, count: number, below: number): readonly number[] =>
  Array.from({ length: count }, () => rng.below(below));

const tally = (values: readonly number[], size: number): readonly number[] =>
  Array.from({ length: size }, (_, value) => values.filter((other) => other === value).length);

/** Chi-square of counts that should all be equal. */
const unevenness = (counts: readonly number[]): number => {
  const due = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - due) ** 2 / due, 0);
};

/** Saved matches of bots name only their seed, so these numbers must never change. */
const DRAWS_OF_42 = [969_481, 927_871, 793_644, 830_379, 765_031, 195_978, 60_830, 315_551];

describe('seededRng', () => {
  it('gives the same numbers for the same seed, on every machine', () => {
    expect(drawn(seededRng(42), 8, 100)).toEqual(drawn(seededRng('42'), 8, 100));
    expect(drawn(seededRng(42), 8, 1_000_000)).toEqual(DRAWS_OF_42);
  });

  it('gives other numbers for other seeds', () => {
    const sequences = ['', 0, 1, 2, 'a', 'b', 'ab', 'ba'].map((seed) =>
      drawn(seededRng(seed), 4, 1e6).join(),
    );
    expect(new Set(sequences).size).toBe(sequences.length);
  });

  // 37.7 is the 99.99 % quantile of chi-square with 12 degrees of freedom; the seeds are fixed, so no test flickers.
  it.each([1, 2, 3])('is even over 13 faces (seed %i)', (seed) => {
    expect(unevenness(tally(drawn(seededRng(seed), 26_000, 13), 13))).toBeLessThan(37.7);
  });

  it('is even in the first number over many seeds', () => {
    const firsts = Array.from({ length: 13_000 }, (_, seed) => seededRng(seed).below(13));
    expect(unevenness(tally(firsts, 13))).toBeLessThan(37.7);
  });

  it('does not lean on the number before', () => {
    const values = drawn(seededRng(9), 26_001, 4);
    const pairs = values.slice(1).map((value, index) => 4 * (values[index] ?? 0) + value);
    expect(unevenness(tally(pairs, 16))).toBeLessThan(44.3);
  });
});

describe('pick and shuffled', () => {
  it('picks every item, and refuses an empty list', () => {
    const rng = seededRng(1);
    expect(new Set(Array.from({ length: 50 }, () => pick(['a', 'b', 'c'], rng))).size).toBe(3);
    expect(() => pick([], rng)).toThrow(RangeError);
  });

  it('shuffles into every order evenly, without touching the original', () => {
    const rng = seededRng(1);
    const original = [0, 1, 2];
    const orders = Array.from({ length: 6_000 }, () => shuffled(original, rng).join(''));
    const counts = [...new Set(orders)].map((order) => orders.filter((other) => other === order).length);
    expect(original).toEqual([0, 1, 2]);
    expect(counts).toHaveLength(6);
    expect(unevenness(counts)).toBeLessThan(25.7);
  });
});

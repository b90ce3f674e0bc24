import { describe, expect, it } from 'vitest';
import { averageOf, quantile, shareOf } from './statistics.ts';

describe('shareOf', () => {
  /** Wilson's interval, worked out by hand from his formula with z = 1.959964. */
  it.each([
    { wins: 10, trials: 100, low: 0.0552, high: 0.1744 },
    { wins: 0, trials: 20, low: 0, high: 0.1611 },
    { wins: 20, trials: 20, low: 0.8389, high: 1 },
    { wins: 0.5, trials: 1, low: 0.0546, high: 0.9454 },
  ])('$wins of $trials is between $low and $high', ({ wins, trials, low, high }) => {
    const share = shareOf(wins, trials);
    expect(share.value).toBe(wins / trials);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  it('knows nothing without a trial', () => {
    expect(shareOf(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('averageOf', () => {
  it('gives the mean with 1.96 standard errors to each side', () => {
    const { value, low, high } = averageOf([1, 2, 3, 4, 5]);
    expect(value).toBe(3);
    expect(high - value).toBeCloseTo(1.959964 * Math.sqrt(2.5 / 5), 6);
    expect(value - low).toBeCloseTo(high - value, 10);
  });

  it('has no width for a single value', () => {
    expect(averageOf([7])).toEqual({ value: 7, low: 7, high: 7 });
  });
});

describe('quantile', () => {
  it.each([
    [0.5, 3],
    [0.95, 5],
    [1, 5],
    [0, 1],
  ])('%d of five values', (part, value) => {
    expect(quantile([5, 3, 1, 4, 2], part)).toBe(value);
  });

  it('is 0 of nothing', () => {
    expect(quantile([], 0.5)).toBe(0);
  });
});

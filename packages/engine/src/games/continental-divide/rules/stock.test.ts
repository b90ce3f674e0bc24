import { describe, expect, it } from 'vitest';
import { aMatch, type RailroadInTest, railroadIn, trackFrom } from '../testing/aMatch.ts';
import type { Railroad } from '../types.ts';
import {
  dividendOf,
  hasMajority,
  isSoldOut,
  leastPriceOf,
  mostSharesFor,
  unsoldOf,
  valuesToStartAt,
} from './stock.ts';

const up = (given: RailroadInTest): Railroad => railroadIn(aMatch({ railroads: { UP: given } }), 'UP');

describe('stock', () => {
  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [15, 4, 4],
    [30, 10, 3],
    [100, 3, 34],
  ])('CD-6.1 income %i on %i shares makes a dividend of %i', (income, issued, dividend) => {
    expect(dividendOf(up({ income, issued }))).toBe(dividend);
  });

  it('CD-6.1 a railroad nobody has started has no dividend', () => {
    expect(dividendOf(railroadIn(aMatch(), 'UP'))).toBe(0);
  });

  it('CD-6.4 the least price with 10 shares, value 32 and income 30 is 35', () => {
    expect(leastPriceOf(up({ issued: 10, value: 32, income: 30 }))).toBe(35);
  });

  it('CD-3.7 shares held and unsold make up the issue', () => {
    expect(unsoldOf(up({ issued: 7, shares: [2, 0, 1] }))).toBe(4);
    expect(isSoldOut(up({ issued: 7, shares: [2, 4, 1] }))).toBe(true);
    expect(isSoldOut(railroadIn(aMatch(), 'UP'))).toBe(false);
  });

  it('CD-3.8 the most shares is what cash buys at the least price, or what is left', () => {
    const railroad = up({ issued: 5, value: 10, track: trackFrom('N23', 'W', 6) });
    expect(leastPriceOf(railroad)).toBe(12);
    expect(mostSharesFor(railroad, 11)).toBe(0);
    expect(mostSharesFor(railroad, 35)).toBe(2);
    expect(mostSharesFor(railroad, 1000)).toBe(4);
  });

  it('CD-3.3 values to start at leave out those taken', () => {
    const state = aMatch({ cash: [14, 80, 80], railroads: { UP: { value: 11 }, GN: { value: 13 } } });
    expect(valuesToStartAt(state)).toEqual([10, 12, 14]);
  });

  it.each([
    [
      [2, 1, 0],
      [true, false, false],
    ],
    [
      [2, 2, 1],
      [true, true, false],
    ],
    [
      [0, 0, 0],
      [false, false, false],
    ],
  ])('CD-4.1 of shares %j the majority is %j', (shares, due) => {
    expect(shares.map((_held, seat) => hasMajority(up({ shares }), seat))).toEqual(due);
  });
});

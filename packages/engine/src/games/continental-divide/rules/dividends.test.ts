import { describe, expect, it } from 'vitest';
import { violations } from '../invariants.ts';
import { aMatch, board, type RailroadInTest, railroadIn, trackFrom } from '../testing/aMatch.ts';
import { payDividends, payoutOf } from './dividends.ts';

const payout = (given: RailroadInTest) => payoutOf(railroadIn(aMatch({ railroads: { UP: given } }), 'UP'));

describe('dividends', () => {
  it('CD-6.3 income 15 on 4 shares, held 1 and 2: players get 4 and 8, the treasury 3', () => {
    expect(payout({ income: 15, issued: 4, shares: [1, 2, 0] })).toEqual({
      perShare: 4,
      toSeats: [4, 8, 0],
      toTreasury: 3,
    });
  });

  it('CD-6.3 with all four sold the players get 16 and the treasury nothing', () => {
    expect(payout({ income: 15, issued: 4, shares: [1, 2, 1] })).toEqual({
      perShare: 4,
      toSeats: [4, 8, 4],
      toTreasury: 0,
    });
  });

  it('CD-6.2 when rounding up pays players more than the income, the treasury loses nothing', () => {
    const before = aMatch({ railroads: { UP: { income: 1, issued: 3, shares: [1, 1, 1], treasury: 9 } } });
    const after = payDividends(before);
    expect(after.cash).toEqual([81, 81, 81]);
    expect(railroadIn(after, 'UP').treasury).toBe(9);
  });

  it('CD-6.2 the bank pays it all: nothing leaves a treasury', () => {
    const before = aMatch({
      railroads: { UP: { treasury: 4, shares: [3, 1, 0], track: trackFrom('N23', 'W', 6) } },
    });
    const after = payDividends(before);
    expect(after.paidByBank - before.paidByBank).toBe(3 + 1 + 3);
    expect(railroadIn(after, 'UP').treasury).toBe(4 + 3);
    expect(violations(board, after)).toEqual([]);
  });

  it('CD-6.5 all railroads pay at once; without income nothing is paid', () => {
    const before = aMatch({
      railroads: {
        UP: { issued: 7, shares: [1, 0, 0], track: trackFrom('N23', 'W', 6) },
        GN: { issued: 5, shares: [0, 2, 0], track: trackFrom('N23', 'W', 6) },
        NP: { shares: [0, 0, 5], track: ['H22'] },
      },
    });
    const after = payDividends(before);
    expect(after.cash).toEqual([81, 84, 80]);
    expect(after.railroads[3]).toBe(before.railroads[3]);
  });

  it('CD-6.5 income has no upper limit', () => {
    expect(payout({ income: 1000, issued: 3, shares: [1, 0, 0] })).toEqual({
      perShare: 334,
      toSeats: [334, 0, 0],
      toTreasury: 666,
    });
  });
});

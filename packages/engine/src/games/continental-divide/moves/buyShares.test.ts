import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { violations } from '../invariants.ts';
import { aMatch, board, railroadIn, trackFrom } from '../testing/aMatch.ts';
import type { BuyShares, State } from '../types.ts';
import { buyShares } from './buyShares.ts';

const buy = (change: Partial<BuyShares> = {}): BuyShares => ({
  type: 'buyShares',
  railroad: 'UP',
  count: 2,
  payment: 22,
  ...change,
});

/** UP: stock value 10, income 7 on 10 shares, so a share costs at least 11; one share held by seat 1. */
const market = (cash = 60): State =>
  aMatch({
    cash: [cash, 80, 80],
    railroads: { UP: { value: 10, shares: [0, 1, 0], treasury: 5, track: trackFrom('N23', 'W', 6) } },
  });

describe('buyShares', () => {
  it('CD-3.7 puts the whole payment into the treasury', () => {
    const after = buyShares.apply(board, market(), buy({ payment: 30 }));
    expect(railroadIn(after, 'UP')).toMatchObject({ shares: [2, 1, 0], treasury: 35 });
    expect(after.cash).toEqual([30, 80, 80]);
    expect(violations(board, after)).toEqual([]);
  });

  it('CD-2.1 goes on to building for the same player', () => {
    expect(buyShares.apply(board, market(), buy())).toMatchObject({ phase: 'build', position: 0 });
  });

  it('CD-3.6 accepts exactly the least price and any whole amount above it', () => {
    expect(buyShares.reject(board, market(), buy({ payment: 22 }))).toBeUndefined();
    expect(buyShares.reject(board, market(), buy({ payment: 60 }))).toBeUndefined();
  });

  it('CD-3.6 the price does not rise within a purchase', () => {
    expect(buyShares.reject(board, market(99), buy({ count: 9, payment: 99 }))).toBeUndefined();
  });

  it('CD-6.4 with 10 shares, value 32 and income 30 a share costs at least 35', () => {
    const state = aMatch({ railroads: { UP: { value: 32, income: 30 } } });
    expect(buyShares.reject(board, state, buy({ count: 1, payment: 34 }))).toEqual({
      rule: 'CD-3.6',
      code: 'buyShares/belowLeastPrice',
      params: { count: 1, least: 35, payment: 34 },
    });
    expect(buyShares.reject(board, state, buy({ count: 1, payment: 35 }))).toBeUndefined();
  });

  it.each<[string, string, State, Partial<BuyShares>]>([
    ['CD-1.2', 'unknownRailroad', market(), { railroad: 'XX' }],
    ['CD-3.1', 'notStarted', market(), { railroad: 'GN' }],
    ['CD-3.1', 'noShares', market(), { count: 0, payment: 0 }],
    ['CD-3.1', 'noShares', market(), { count: 1.5 }],
    ['CD-3.6', 'belowLeastPrice', market(), { payment: 21 }],
    ['CD-3.6', 'belowLeastPrice', market(), { payment: 30.5 }],
    ['CD-3.7', 'notEnoughShares', market(200), { count: 10, payment: 200 }],
    ['CD-3.8', 'cannotAfford', market(21), { payment: 22 }],
  ])('%s rejects with %s', (rule, code, state, change) => {
    expect(buyShares.reject(board, state, buy(change))).toMatchObject({ rule, code: `buyShares/${code}` });
  });

  it('CD-3.8 a player may hold every share of a railroad', () => {
    const after = buyShares.apply(board, market(200), buy({ count: 9, payment: 99 }));
    expect(railroadIn(after, 'UP').shares).toEqual([9, 1, 0]);
  });

  it('CD-3.6 offers each count with every payment from the least to all the cash', () => {
    const offers = [...buyShares.options(board, market(34))].map(({ count, payment }) => [count, payment]);
    const due = [1, 2, 3].flatMap((count) =>
      Array.from({ length: 35 - 11 * count }, (_, more) => [count, 11 * count + more]),
    );
    expect(offers).toEqual(due);
  });

  it('CD-3.8 offers nothing to who cannot pay the least price', () => {
    expect([...buyShares.options(board, market(10))]).toEqual([]);
    expect(buyShares.sample?.(board, market(10), seededRng(1))).toBeUndefined();
  });

  it('draws every legal purchase sooner or later', () => {
    const rng = seededRng('purchases');
    const legal = new Set([...buyShares.options(board, market(34))].map((move) => JSON.stringify(move)));
    const drawn = new Set<string>();
    for (let draw = 0; draw < 2000; draw += 1)
      drawn.add(JSON.stringify(buyShares.sample?.(board, market(34), rng)));
    expect(drawn).toEqual(legal);
  });

  it('is written as railroad, count, for, payment', () => {
    expect(buyShares.format(board, market(), buy())).toEqual(['UP', '2', 'for', '22']);
    expect(buyShares.parse(board, market(), ['UP', '2', 'for', '22'])).toEqual({ ok: true, value: buy() });
  });

  it.each([
    ['railroad', ['U', '2', 'for', '22']],
    ['count', ['UP', '-2', 'for', '22']],
    ['word', ['UP', '2', 'at', '22']],
    ['payment', ['UP', '2', 'for', '$22']],
  ])('names the word %s when it cannot be read', (path, words) => {
    expect(buyShares.parse(board, market(), words)).toMatchObject({ ok: false, problem: { path } });
  });
});

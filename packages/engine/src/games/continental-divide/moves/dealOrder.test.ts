import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { aMatch, board } from '../testing/aMatch.ts';
import type { DealOrder } from '../types.ts';
import { dealOrder } from './dealOrder.ts';

const deal = (...order: readonly number[]): DealOrder => ({ type: 'dealOrder', order });
const dealing = (players: number) => aMatch({ players, phase: 'deal', order: [] });

describe('dealOrder', () => {
  it('CD-1.3 gives each seat its place and begins turn 1 with the first', () => {
    expect(dealOrder.apply(board, dealing(3), deal(2, 0, 1))).toMatchObject({
      phase: 'stock',
      turn: 1,
      order: [2, 0, 1],
      position: 0,
    });
  });

  it.each([
    [3, 6],
    [4, 24],
    [5, 120],
    [6, 720],
  ])('CD-1.3 offers each order of %i players once', (players, count) => {
    const orders = [...dealOrder.options(board, dealing(players))].map(({ order }) => order.join());
    expect(new Set(orders).size).toBe(count);
    expect(orders).toHaveLength(count);
  });

  it('CD-1.3 draws every order about equally often', () => {
    const rng = seededRng('deal');
    const drawn = new Map<string, number>();
    for (let draw = 0; draw < 6000; draw += 1) {
      const order = dealOrder.sample?.(board, dealing(3), rng)?.order.join() ?? '';
      drawn.set(order, (drawn.get(order) ?? 0) + 1);
    }
    expect(drawn.size).toBe(6);
    for (const count of drawn.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it.each([
    ['too few seats', deal(0, 1)],
    ['too many seats', deal(0, 1, 2, 3)],
    ['a seat twice', deal(0, 1, 1)],
    ['a seat nobody has', deal(0, 1, 3)],
  ])('CD-1.3 refuses %s', (_what, move) => {
    expect(dealOrder.reject(board, dealing(3), move)).toEqual({
      rule: 'CD-1.3',
      code: 'dealOrder/notAnOrder',
      params: { players: 3 },
    });
  });

  it('is written with seats from 1', () => {
    expect(dealOrder.format(board, dealing(3), deal(2, 0, 1))).toEqual(['3', '1', '2']);
    expect(dealOrder.parse(board, dealing(3), ['3', '1', '2'])).toEqual({ ok: true, value: deal(2, 0, 1) });
  });

  it('names the word that is no seat', () => {
    expect(dealOrder.parse(board, dealing(3), ['3', 'x', '2'])).toMatchObject({
      problem: { path: 'seat', found: '"x"' },
    });
  });
});

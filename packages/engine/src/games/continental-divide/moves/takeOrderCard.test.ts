import { describe, expect, it } from 'vitest';
import { violations } from '../invariants.ts';
import { aMatch, board } from '../testing/aMatch.ts';
import type { State, TakeOrderCard } from '../types.ts';
import { takeOrderCard } from './takeOrderCard.ts';

const take = (card: number): TakeOrderCard => ({ type: 'takeOrderCard', card });
const taking = (state: State, ...cards: readonly number[]): State =>
  cards.reduce((now, card) => takeOrderCard.apply(board, now, take(card)), state);

/** Four players who went 3, 1, 2, 0 in turn 2. */
const choosing = aMatch({
  players: 4,
  phase: 'order',
  turn: 2,
  order: [3, 1, 2, 0],
  position: 3,
  cards: [-1, -1, -1, -1],
});

describe('takeOrderCard', () => {
  it('CD-8.1 from the last player of the turn to the first each takes a card', () => {
    const after = taking(choosing, 3);
    expect(after).toMatchObject({ phase: 'order', position: 2, cards: [-1, -1, 0, -1] });
    expect(after.order[after.position]).toBe(2);
  });

  it('CD-8.2 the player who went first gets the last card without asking, and the next turn begins', () => {
    const after = taking(choosing, 3, 1, 4);
    expect(after).toMatchObject({ phase: 'stock', turn: 3, order: [2, 3, 0, 1], position: 0, cards: [] });
    expect(violations(board, after)).toEqual([]);
  });

  it('CD-8.1 offers the cards that are left, from the lowest', () => {
    const cards = [...takeOrderCard.options(board, taking(choosing, 2))].map(({ card }) => card);
    expect(cards).toEqual([1, 3, 4]);
  });

  it.each([
    ['noSuchCard', 0],
    ['noSuchCard', 5],
    ['noSuchCard', 1.5],
    ['alreadyTaken', 3],
  ])('CD-8.1 rejects with %s', (code, card) => {
    expect(takeOrderCard.reject(board, taking(choosing, 3), take(card))).toMatchObject({
      rule: 'CD-8.1',
      code: `takeOrderCard/${code}`,
    });
  });

  it('is written as its number', () => {
    expect(takeOrderCard.format(board, choosing, take(3))).toEqual(['3']);
    expect(takeOrderCard.parse(board, choosing, ['3'])).toEqual({ ok: true, value: take(3) });
    expect(takeOrderCard.parse(board, choosing, ['third'])).toMatchObject({ problem: { path: 'card' } });
  });
});

import { describe, expect, it } from 'vitest';
import { type BuyChoice, type Choices, choices, type LineChoice, type StartChoices } from './choices.ts';
import { continentalDivide } from './index.ts';
import { aMatch, board, trackFrom } from './testing/aMatch.ts';
import type { Move } from './types.ts';

const rules = continentalDivide.rules(board);

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const startsOf = ({ railroads, hexes, shares, values }: StartChoices): readonly Move[] =>
  railroads.flatMap((railroad) =>
    hexes.flatMap((hex) =>
      range(shares.min, shares.max).flatMap((issued) =>
        values.map((value): Move => ({ type: 'startRailroad', railroad, hex, shares: issued, value })),
      ),
    ),
  );

const purchasesOf = ({ railroad, leastPrice, most }: BuyChoice, cash: number): readonly Move[] =>
  range(1, most).flatMap((count) =>
    range(count * leastPrice, cash).map((payment): Move => ({ type: 'buyShares', railroad, count, payment })),
  );

const linesOf = ({ reach, ...line }: LineChoice): readonly Move[] =>
  range(1, reach).map((length): Move => ({ type: 'buildLine', ...line, length }));

/** All the moves a set of choices stands for, to hold it against the legal ones. */
const movesOf = (now: Choices): readonly Move[] => {
  switch (now.phase) {
    case 'stock':
      return [
        ...startsOf(now.start),
        ...now.buy.flatMap((each) => purchasesOf(each, now.cash)),
        { type: 'skipStock' },
      ];
    case 'build':
      return [...now.lines.flatMap(linesOf), { type: 'endTurn' }];
    case 'order':
      return now.cards.map((card) => ({ type: 'takeOrderCard', card }));
    default:
      return [];
  }
};

const railroads = {
  UP: { treasury: 40, value: 11, track: trackFrom('N23', 'W', 6) },
  GN: { treasury: 9, value: 30, issued: 3, shares: [1, 1, 0], track: ['H22'] },
};

describe('choices', () => {
  it.each([
    ['stock', aMatch({ cash: [33, 80, 80], railroads })],
    ['stock, without money', aMatch({ cash: [5, 80, 80], railroads })],
    ['build', aMatch({ phase: 'build', railroads })],
    ['order', aMatch({ phase: 'order', position: 1, cards: [-1, 2, -1] })],
  ])('stands for exactly the legal moves: %s', (_what, state) => {
    expect(movesOf(choices(board, state))).toEqual([...rules.legalMoves(state)]);
  });

  it('tells a page what it needs to know about stock', () => {
    const now = choices(board, aMatch({ cash: [33, 80, 80], railroads }));
    expect(now).toMatchObject({
      phase: 'stock',
      cash: 33,
      start: { shares: { min: 3, max: 10 } },
      buy: [
        { railroad: 'UP', unsold: 9, leastPrice: 12, most: 2 },
        { railroad: 'GN', unsold: 1, leastPrice: 30, most: 1 },
      ],
    });
  });

  it.each(['deal', 'over'] as const)('has nothing to choose in phase %s', (phase) => {
    expect(choices(board, aMatch({ phase }))).toEqual({ phase });
  });
});

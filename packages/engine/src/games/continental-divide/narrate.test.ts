import { describe, expect, it } from 'vitest';
import { continentalDivide } from './index.ts';
import { aMatch, board, type MatchInTest, trackFrom } from './testing/aMatch.ts';
import type { State } from './types.ts';

const rules = continentalDivide.rules(board);

const told = (state: State, text: string) => {
  const move = rules.notation.parse(state, text);
  if (!move.ok) throw new Error(text);
  expect(rules.reject(state, move.value)).toBeUndefined();
  return rules.narrate(state, move.value, rules.apply(state, move.value));
};
const building = (given: MatchInTest): State => aMatch({ phase: 'build', ...given });

describe('narrate', () => {
  it('tells the deal and the first turn', () => {
    expect(told(aMatch({ phase: 'deal', order: [] }), 'deal 3 1 2')).toEqual([
      { type: 'orderDealt', order: [2, 0, 1] },
      { type: 'turnBegan', turn: 1, order: [2, 0, 1] },
    ]);
  });

  it('tells a start with its city', () => {
    expect(told(aMatch(), 'start UP H22 8 @20')).toEqual([
      { type: 'railroadStarted', seat: 0, railroad: 'UP', hex: 'H22', city: 'Chicago', shares: 8, value: 20 },
    ]);
  });

  it('tells a purchase, and that the stock is sold out with it', () => {
    const state = aMatch({ railroads: { UP: { issued: 3, value: 10, income: 4 } } });
    const bought = { type: 'sharesBought', seat: 0, railroad: 'UP' };
    expect(told(state, 'buy UP 1 for 20')).toEqual([{ ...bought, count: 1, payment: 20, least: 12 }]);
    expect(told(state, 'buy UP 2 for 24')).toEqual([
      { ...bought, count: 2, payment: 24, least: 24 },
      { type: 'soldOut', railroad: 'UP' },
    ]);
  });

  it('tells that somebody buys nothing', () => {
    expect(told(aMatch(), 'skip')).toEqual([{ type: 'stockSkipped', seat: 0 }]);
  });

  it('CD-5.2 CD-5.3 tells a line and each first in the order of its hexes', () => {
    const state = building({ railroads: { UP: { treasury: 500, track: trackFrom('N23', 'W', 6) } } });
    const [line, ...firsts] = told(state, 'build UP N17 W 9');
    expect(line).toEqual({
      type: 'lineBuilt',
      seat: 0,
      railroad: 'UP',
      from: 'N17',
      direction: 'W',
      hexes: ['N16', 'N15', 'N14', 'N13', 'N12', 'N11', 'N10', 'N9', 'N8'],
      cost: 4 + 5 + 5 + 7 + 14 + 13 + 9 + 4 + 4,
      income: 1 + 1 + 10,
      cubes: 12 - 6 - 9 + 10 + 10,
    });
    expect(firsts).toEqual([
      { type: 'regionEntered', railroad: 'UP', region: 'central', hex: 'N16', cubes: 10 },
      { type: 'divideCrossed', railroad: 'UP', hex: 'N11', income: 10 },
      { type: 'regionEntered', railroad: 'UP', region: 'western', hex: 'N8', cubes: 10 },
    ]);
  });

  it('tells nothing twice, and a port with its points', () => {
    const state = building({ railroads: { UP: { treasury: 99, track: ['N23', 'N16', 'B4'], cubes: 9 } } });
    expect(told(state, 'build UP B4 W 2').slice(1)).toEqual([
      { type: 'portReached', railroad: 'UP', port: 'Seattle', hex: 'B2', victoryPoints: 2 },
    ]);
  });

  it('tells the end of a player-turn', () => {
    expect(told(building({}), 'end')).toEqual([{ type: 'playerTurnEnded', seat: 0 }]);
  });

  it('CD-6.3 tells the dividends of every railroad with income, then the end of the turn', () => {
    const state = building({
      position: 2,
      railroads: { UP: { income: 15, issued: 4, shares: [1, 2, 0] }, GN: { track: ['H22'] } },
    });
    expect(told(state, 'end')).toEqual([
      { type: 'playerTurnEnded', seat: 2 },
      { type: 'dividendsPaid', railroad: 'UP', income: 15, perShare: 4, toSeats: [4, 8, 0], toTreasury: 3 },
      { type: 'turnEnded', turn: 1 },
    ]);
  });

  it('CD-7.1 tells the end of the game with its standings', () => {
    const state = building({ turn: 8, position: 2, railroads: { UP: { issued: 3, shares: [2, 1, 0] } } });
    expect(told(state, 'end').slice(1)).toEqual([
      { type: 'turnEnded', turn: 8 },
      {
        type: 'gameOver',
        standings: [
          { seat: 0, score: 2, rank: 1 },
          { seat: 1, score: 1, rank: 2 },
          { seat: 2, score: 0, rank: 3 },
        ],
      },
    ]);
  });

  it('CD-8.2 tells who took which card, and the last one as given', () => {
    const first = aMatch({ phase: 'order', order: [1, 2, 0], position: 2, cards: [-1, -1, -1] });
    expect(told(first, 'take 2')).toEqual([{ type: 'orderTaken', seat: 0, card: 2, given: false }]);
    const second = aMatch({ phase: 'order', order: [1, 2, 0], position: 1, cards: [-1, 0, -1] });
    expect(told(second, 'take 1')).toEqual([
      { type: 'orderTaken', seat: 2, card: 1, given: false },
      { type: 'orderTaken', seat: 1, card: 3, given: true },
      { type: 'turnBegan', turn: 2, order: [2, 0, 1] },
    ]);
  });
});

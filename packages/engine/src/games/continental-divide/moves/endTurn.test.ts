import { describe, expect, it } from 'vitest';
import { violations } from '../invariants.ts';
import { aMatch, board, type MatchInTest, railroadIn, trackFrom } from '../testing/aMatch.ts';
import type { State } from '../types.ts';
import { endTurn } from './endTurn.ts';

const end = (state: State): State => endTurn.apply(board, state, { type: 'endTurn' });
const building = (given: MatchInTest): State => aMatch({ phase: 'build', order: [2, 0, 1], ...given });

describe('endTurn', () => {
  it('CD-2.1 the next player in order begins with stock, free to build for any railroad again', () => {
    const after = end(building({ position: 0, linesBuilt: ['UP'] }));
    expect(after).toMatchObject({ phase: 'stock', position: 1, order: [2, 0, 1], linesBuilt: [], turn: 1 });
  });

  it('CD-2.2 pays no dividends before the last player has played', () => {
    const before = building({ position: 1, railroads: { UP: { track: trackFrom('N23', 'W', 6) } } });
    expect(end(before).cash).toEqual(before.cash);
  });

  it('CD-2.2 CD-8.1 after the last player pays dividends, then the last chooses an order card first', () => {
    const before = building({
      position: 2,
      railroads: { UP: { issued: 7, track: trackFrom('N23', 'W', 6) } },
    });
    const after = end(before);
    expect(after.cash).toEqual([81, 80, 80]);
    expect(railroadIn(after, 'UP').treasury).toBe(6);
    expect(after).toMatchObject({ phase: 'order', position: 2, cards: [-1, -1, -1], turn: 1 });
    expect(violations(board, after)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('CD-1.4 turn %i is not the last', (turn) => {
    expect(end(building({ turn, position: 2 })).phase).toBe('order');
  });

  it('CD-7.1 CD-8.3 the game is over after the dividends of turn 8, and no order is chosen', () => {
    const last = building({ turn: 8, position: 2, railroads: { UP: { track: trackFrom('N23', 'W', 6) } } });
    const after = end(last);
    expect(after).toMatchObject({ phase: 'over', turn: 8, cards: [] });
    expect(after.cash[0]).toBe(81);
  });

  it('CD-4.2 a player may end without building anything', () => {
    expect(endTurn.reject(board, building({}), { type: 'endTurn' })).toBeUndefined();
  });

  it('is one word', () => {
    expect(endTurn.format(board, building({}), { type: 'endTurn' })).toEqual([]);
    expect(endTurn.parse(board, building({}), ['turn'])).toMatchObject({ problem: { path: 'word 2' } });
  });
});

import { describe, expect, it } from 'vitest';
import { violations } from './invariants.ts';
import { aMatch, board, hexAt, type MatchInTest, type RailroadInTest, trackFrom } from './testing/aMatch.ts';
import type { State } from './types.ts';

const withUp = (up: RailroadInTest, given: MatchInTest = {}): State =>
  aMatch({ ...given, railroads: { UP: { treasury: 20, ...up }, ...given.railroads } });
const sound = withUp({ track: trackFrom('N23', 'W', 15) });

describe('violations', () => {
  it('finds nothing in a sound state', () => {
    expect(violations(board, sound)).toEqual([]);
  });

  it.each<[string, State, string]>([
    ['money made from nothing', { ...sound, cash: [81, 80, 80] }, 'money is not conserved'],
    ['debts', aMatch({ cash: [-1, 161, 80] }), 'an amount of money is -1'],
    ['an empty treasury below zero', withUp({ treasury: -3 }), 'an amount of money is -3'],
    [
      'equal stock values',
      withUp({ value: 20 }, { railroads: { GN: { value: 20, track: ['H22'] } } }),
      'not distinct',
    ],
    ['more shares than issued', withUp({ issued: 3, shares: [2, 2, 0] }), '4 of 3 shares held'],
    ['a debt of shares', withUp({ shares: [2, -1, 0] }), 'shares held below 0'],
    ['a railroad that nobody holds', withUp({ shares: [0, 0, 0] }), 'nobody holds a share'],
    ['income that track does not explain', withUp({ income: 1 }), 'income 1, its track makes 0'],
    ['a lost Divide bonus', withUp({ track: trackFrom('N23', 'W', 12), income: 9 }), 'its track makes 19'],
    ['two starting cities', withUp({ track: ['N23', 'O24'] }), 'not in exactly one starting-city hex'],
    ['two ports', withUp({ track: ['N23', 'P3', 'Q4'] }), 'ports 1, 0 on its track'],
    ['a port not noted', withUp({ track: ['N23', 'P3'], port: -1 }), 'ports 1 on its track'],
    ['a gap', withUp({ track: ['N23', 'N21'] }), 'track is not connected'],
    [
      'Central not noted',
      withUp({ track: trackFrom('N23', 'W', 7), reachedCentral: false }),
      'Central region',
    ],
    [
      'Western not noted',
      withUp({ track: trackFrom('N23', 'W', 15), reachedWestern: false }),
      'Western region',
    ],
    ['the Divide not noted', withUp({ crossedDivide: true, income: 10 }), 'Divide misreported'],
    ['cubes from nowhere', withUp({ cubes: 13 }), '1 cubes on the map, 13 at hand, 20 locked: not 33'],
    ['a debt of cubes', withUp({ cubes: -1 }), '-1 cubes at hand'],
    [
      'a cube that the list does not know',
      { ...sound, cubes: sound.cubes.with(hexAt('A3'), 1).with(hexAt('N22'), 0) },
      'its list of track is not what the map shows',
    ],
    ['four in a hex', { ...sound, cubes: sound.cubes.with(hexAt('A3'), 15) }, '4 railroads in A3'],
    ['two in a port', { ...sound, cubes: sound.cubes.with(hexAt('B2'), 3) }, '2 railroads in the port B2'],
    [
      'an unstarted railroad on the map',
      { ...sound, cubes: sound.cubes.with(hexAt('A3'), 2) },
      'not started, but on the map',
    ],
    ['an unstarted railroad with money', withUp({ issued: 0 }), 'not started, but not empty'],
    ['a ninth turn', aMatch({ turn: 9 }), 'turn 9'],
    ['a broken order', aMatch({ order: [0, 0, 1] }), 'the player order is 0, 0, 1'],
    ['an order before the deal', aMatch({ phase: 'deal' }), 'an order before the deal'],
    ['missing order cards', aMatch({ phase: 'order', cards: [-1, -1] }), '2 order cards for 3 players'],
  ])('finds %s', (_what, state, due) => {
    expect(violations(board, state).some((found) => found.includes(due))).toBe(true);
  });
});

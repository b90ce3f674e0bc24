import { describe, expect, it } from 'vitest';
import { HEX_DIRECTIONS, type HexDirection } from '../../../kernel/index.ts';
import { aMatch, board, hexAt, type RailroadInTest, trackFrom } from '../testing/aMatch.ts';
import type { State } from '../types.ts';
import { reachOf, surveyLine } from './line.ts';

const withUp = (up: RailroadInTest): State =>
  aMatch({ phase: 'build', railroads: { UP: { treasury: 500, ...up } } });
const from = (hex: string, direction: HexDirection) => ({
  railroad: 0,
  from: hexAt(hex),
  direction: HEX_DIRECTIONS.indexOf(direction),
});

describe('surveyLine', () => {
  it('CD-5.1 every hex is in one of three regions and all starts are in the Eastern', () => {
    expect(new Set(board.region)).toEqual(new Set([0, 1, 2]));
    expect(board.startingHexes.map((hex) => board.region[hex])).toEqual(Array.from({ length: 9 }, () => 0));
  });

  it('CD-5.2 the first Central hex unlocks 10 cubes at once, the next ones nothing', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 6) });
    expect(surveyLine(board, state, from('N17', 'W'), 1).progress).toMatchObject({
      cubes: 15,
      reachedCentral: true,
    });
    expect(surveyLine(board, state, from('N17', 'W'), 3).progress.cubes).toBe(13);
  });

  it('CD-5.2 the first Western hex unlocks the last 10', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 14) });
    const { progress } = surveyLine(board, state, from('N9', 'W'), 1);
    expect(progress).toMatchObject({ cubes: 22 - 14 - 1 + 10, reachedWestern: true });
  });

  it('CD-4.11 CD-5.2 cubes unlocked by an earlier hex of the line are at hand for the later ones', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 6), cubes: 1 });
    const { hexes, progress, stop } = surveyLine(board, state, from('N17', 'W'), 5);
    expect(stop).toBeUndefined();
    expect(hexes).toHaveLength(5);
    expect(progress.cubes).toBe(1 + 10 - 5);
  });

  it('CD-4.11 a line ends where the cubes run out', () => {
    const state = withUp({ cubes: 2 });
    expect(surveyLine(board, state, from('N23', 'W'), 4)).toMatchObject({
      hexes: [hexAt('N22'), hexAt('N21')],
      stop: { hex: hexAt('N20'), obstacle: 'noCubes' },
    });
  });

  it('CD-5.3 the first hex west of the Divide raises income by 10, and only the first', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 11) });
    const { progress } = surveyLine(board, state, from('N12', 'W'), 3);
    expect(progress.income - (state.railroads[0]?.income ?? 0)).toBe(10);
    expect(progress.crossedDivide).toBe(true);
  });

  it('CD-5.4 building back east takes nothing away and gives nothing twice', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 13) });
    const { income = 0 } = state.railroads[0] ?? {};
    // M11, L11 and K12 lie west of the Divide and bring 2, 1 and 2; J12 lies east of it again.
    const { hexes, progress } = surveyLine(board, state, from('N10', 'NE'), 4);
    expect(hexes).toEqual(['M11', 'L11', 'K12', 'J12'].map(hexAt));
    expect(board.westOfDivide[hexAt('J12')]).toBe(false);
    expect(progress).toMatchObject({ income: income + 5, crossedDivide: true, reachedCentral: true });
    expect(progress.cubes).toBe(22 - 13 - 4);
  });

  it('CD-4.7 a line may go on beyond a port', () => {
    const state = withUp({ track: ['H22', 'D4'], cubes: 9 });
    const { hexes, progress, stop } = surveyLine(board, state, from('D4', 'W'), 3);
    expect(hexes).toEqual(['D3', 'D2', 'D1'].map(hexAt));
    expect(stop).toBeUndefined();
    expect(board.pack.ports[progress.port]?.name).toBe('Portland');
  });

  it('CD-4.7 CD-4.12 the second port of one line stops it', () => {
    const state = withUp({ track: ['H22', 'O3'], cubes: 9 });
    expect(surveyLine(board, state, from('O3', 'SE'), 3)).toMatchObject({
      hexes: [hexAt('P3')],
      stop: { hex: hexAt('Q4'), obstacle: 'secondPort' },
    });
  });

  it('CD-4.8 starting-city hexes bring no income and cost nothing', () => {
    for (const hex of board.startingHexes) expect([board.income[hex], board.cost[hex]]).toEqual([0, 0]);
  });

  it('CD-4.3 CD-4.13 runs straight', () => {
    for (const direction of HEX_DIRECTIONS) {
      const { hexes } = surveyLine(board, withUp({ track: ['L16'], cubes: 9 }), from('L16', direction), 4);
      const steps = [hexAt('L16'), ...hexes].map((hex) => board.pack.hexes[hex]);
      const [first, second] = steps;
      for (const [index, hex] of steps.entries()) {
        expect(hex?.q).toBe((first?.q ?? 0) + index * ((second?.q ?? 0) - (first?.q ?? 0)));
        expect(hex?.r).toBe((first?.r ?? 0) + index * ((second?.r ?? 0) - (first?.r ?? 0)));
      }
    }
  });
});

describe('reachOf', () => {
  it.each([
    [4, 0],
    [5, 1],
    [10, 1],
    [11, 2],
    [500, 21],
  ])('CD-4.4 with %i in the treasury row N can be built for %i hexes', (treasury, reach) => {
    expect(reachOf(board, withUp({ treasury }), from('N23', 'W'))).toBe(reach);
  });

  it('CD-4.3 is 0 into own track and off the map', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 1) });
    expect(reachOf(board, state, from('N23', 'W'))).toBe(0);
    expect(reachOf(board, withUp({ track: ['G23'] }), from('G23', 'E'))).toBe(0);
  });
});

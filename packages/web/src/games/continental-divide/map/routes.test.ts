import { describe, expect, it } from 'vitest';
import { board, moveOf, played, rules } from '../testing/played.ts';
import { cubePlaces, cubeRows, railroadsIn } from './cubePlaces.ts';
import { layoutOf } from './geometry.ts';
import { routesOf, stepPath } from './routes.ts';
import { linesBuilt, trackSteps } from './trackSteps.ts';

const rows = cubeRows(board, layoutOf(board).centres);
const hex = (id: string): number => board.hexIndexOf.get(id) ?? -1;

describe('cubes on the map', () => {
  it('stand side by side, never on each other', () => {
    const cubes = board.hexIds.map((id) => (id === 'K13' ? 0b1011 : 0));
    const places = cubePlaces(rows, { cubes });

    expect(railroadsIn(cubes, hex('K13'))).toEqual([0, 1, 3]);
    for (const [index, { at }] of places.entries())
      for (const other of places.slice(index + 1)) expect(Math.abs(at.x - other.at.x)).toBeGreaterThan(26);
  });

  it('keep clear of the name in the middle of a starting city', () => {
    for (const { hexes } of board.pack.startingCities) {
      const ys = hexes.map((id) => rows[hex(id)]?.y ?? 0);
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(100);
    }
  });
});

describe('track on the map', () => {
  const before = played(3, 'deal 1 2 3', 'start UP H22 8 @30');
  const move = moveOf(before, 'build UP H22 W 3');
  const after = rules.apply(before, move);
  const log = [{ events: rules.narrate(before, move, after) }];

  it('joins the hexes of every line, and only as far as the log goes', () => {
    const steps = trackSteps(board, linesBuilt(log, 1));

    expect(steps.map(({ from, to }) => [board.hexIds[from], board.hexIds[to]])).toEqual([
      ['H22', 'H21'],
      ['H21', 'H20'],
      ['H20', 'H19'],
    ]);
    expect(linesBuilt(log, 0)).toEqual([]);
    expect(new Set(routesOf(rows, after.cubes, steps).map(({ id }) => id)).size).toBe(3);
  });

  it('runs straight along a row and climbs beside the figures elsewhere', () => {
    expect(stepPath({ x: 0, y: 0 }, { x: 100, y: 0 }, true)).toBe('M0 0C50 0 50 0 100 0');
    expect(stepPath({ x: 0, y: 0 }, { x: 50, y: -86 }, false)).toBe('M0 0H36Q50 0 50 -14V-86');
  });
});

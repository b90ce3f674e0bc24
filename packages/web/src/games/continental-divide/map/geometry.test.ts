import { continentalDivide } from '@roundhouse/engine/continental-divide';
import { describe, expect, it } from 'vitest';
import { axialAt, centreOf, cornersOf, HEX, layoutOf } from './geometry.ts';

const board = continentalDivide.defaultBoard;

describe('hex geometry', () => {
  it('finds every hex of the board at its own centre and near its corners', () => {
    const layout = layoutOf(board);

    for (const [hex, centre] of layout.centres.entries()) {
      expect(layout.hexAt(centre)).toBe(hex);
      for (const corner of cornersOf(centre, 0.97)) expect(layout.hexAt(corner)).toBe(hex);
    }
  });

  it('finds nothing off the map', () => {
    expect(layoutOf(board).hexAt({ x: -900, y: 400 })).toBeUndefined();
  });

  it('agrees with the pack about its bounds', () => {
    const { x, y, width, height } = layoutOf(board).bounds;
    const { xMin, xMax, yMin, yMax } = board.pack.grid.bounds;

    expect([x / HEX, (x + width) / HEX]).toEqual([xMin, xMax]);
    expect(y / HEX).toBeCloseTo(yMin, 2);
    expect((y + height) / HEX).toBeCloseTo(yMax, 2);
  });

  it('rounds to the nearest hex in every direction', () => {
    const { x, y } = centreOf({ q: 4, r: 7 });

    expect(axialAt({ x: x + 49, y })).toEqual({ q: 4, r: 7 });
    expect(axialAt({ x: x + 51, y })).toEqual({ q: 5, r: 7 });
    expect(axialAt({ x: x + 25, y: y - 44 })).toEqual({ q: 5, r: 6 });
  });
});

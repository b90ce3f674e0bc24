import { continentalDivide } from '@roundhouse/engine/continental-divide';
import { describe, expect, it } from 'vitest';
import { layoutOf } from './geometry.ts';
import { NAME_PIXELS, placeNames, shortName, textPixels } from './names.ts';

const board = continentalDivide.defaultBoard;
const { centres } = layoutOf(board);

describe('names on the map', () => {
  it.each([0.2, 0.38, 0.52, 0.8, 1.2])('never touch each other at %d pixels a unit', (k) => {
    const boxes = placeNames(board, centres, k).map(({ text, kind, at }) => {
      const half = textPixels(text, kind) / 2;
      return { text, left: at.x * k - half, right: at.x * k + half, y: at.y * k, height: NAME_PIXELS[kind] };
    });
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        if (Math.abs(a.y - b.y) < Math.min(a.height, b.height))
          expect(a.right <= b.left || b.right <= a.left, `${a.text} and ${b.text}`).toBe(true);
  });

  it('names all ports at every size, and every city as soon as towns are named', () => {
    const small = placeNames(board, centres, 0.18).map(({ text }) => text);
    const fit = placeNames(board, centres, 0.38).map(({ text }) => text);

    expect(small.sort()).toEqual(board.pack.ports.map(({ name }) => name).sort());
    for (const { town, townSize } of board.pack.hexes) if (townSize === 'city') expect(fit).toContain(town);
  });

  it('names more from nearer', () => {
    const count = (k: number): number => placeNames(board, centres, k).length;

    expect(count(0.52)).toBeGreaterThan(count(0.38));
    expect(count(0.9)).toBeGreaterThan(count(0.52));
  });

  it('shortens names as maps do', () => {
    expect(shortName('Grand Junction')).toBe('Grand Jct.');
    expect(shortName('Springfield (Mo.)')).toBe('Springfield');
  });
});

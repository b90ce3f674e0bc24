import { describe, expect, it } from 'vitest';
import { HEX_DIRECTION_INDICES, type Hex, hexDistance, hexKey, hexNeighbour, neighbourTable } from './hex.ts';

const home: Hex = { q: 3, r: -1 };

describe('hex', () => {
  it('has six different neighbours, each one step away', () => {
    const neighbours = HEX_DIRECTION_INDICES.map((direction) => hexNeighbour(home, direction));
    expect(new Set(neighbours.map(hexKey)).size).toBe(6);
    expect(neighbours.map((hex) => hexDistance(home, hex))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('comes back when it goes the opposite way', () => {
    for (const direction of HEX_DIRECTION_INDICES) {
      const opposite = HEX_DIRECTION_INDICES[(direction + 3) % 6] ?? 0;
      expect(hexNeighbour(hexNeighbour(home, direction), opposite)).toEqual(home);
    }
  });

  it('comes round when it turns through all directions', () => {
    const end = HEX_DIRECTION_INDICES.reduce<Hex>((hex, direction) => hexNeighbour(hex, direction), home);
    expect(end).toEqual(home);
  });

  it('runs its rows from west to east, and north is up', () => {
    expect(hexNeighbour(home, 0)).toEqual({ q: 4, r: -1 });
    expect([1, 2].map((direction) => hexNeighbour(home, direction === 1 ? 1 : 2).r)).toEqual([-2, -2]);
  });

  it.each([
    [{ q: 0, r: 0 }, { q: 0, r: 0 }, 0],
    [{ q: 0, r: 0 }, { q: 3, r: -3 }, 3],
    [{ q: 0, r: 0 }, { q: 2, r: 2 }, 4],
    [{ q: -1, r: 4 }, { q: 3, r: -2 }, 6],
  ])('measures distance (%#)', (a, b, steps) => {
    expect(hexDistance(a, b)).toBe(steps);
    expect(hexDistance(b, a)).toBe(steps);
  });
});

describe('neighbourTable', () => {
  it('names the neighbours of each hex by index, and -1 where the map ends', () => {
    const table = neighbourTable([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
      { q: 0, r: 1 },
    ]);
    expect(table).toEqual([...[1, -1, -1, -1, -1, 2], ...[-1, -1, -1, 0, 2, -1], ...[-1, 1, 0, -1, -1, -1]]);
  });
});

import { describe, expect, it } from 'vitest';
import { keepSame } from './keepSame.ts';

const keep = () =>
  keepSame<{ readonly id: string; readonly x: number }>(
    ({ id }) => id,
    (a, b) => a.x === b.x,
  );

describe('lists drawn again and again', () => {
  it('stay the very same while nothing changes', () => {
    const kept = keep();
    const first = kept([{ id: 'a', x: 1 }]);

    expect(kept([{ id: 'a', x: 1 }])).toBe(first);
    expect(kept([])).toEqual([]);
  });

  it('hold the objects of before but for what has changed', () => {
    const kept = keep();
    const [a, b] = kept([
      { id: 'a', x: 1 },
      { id: 'b', x: 2 },
    ]);
    const next = kept([
      { id: 'b', x: 2 },
      { id: 'a', x: 7 },
    ]);

    expect(next[0]).toBe(b);
    expect(next[1]).not.toBe(a);
    expect(next[1]).toEqual({ id: 'a', x: 7 });
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { ahead } from './ahead.ts';

afterEach(() => vi.unstubAllGlobals());

describe('things done ahead', () => {
  it('are done a few at a time, for as long as the page is idle', () => {
    const waiting: ((deadline: { timeRemaining(): number }) => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (callback: (typeof waiting)[number]) => waiting.push(callback));
    const done: number[] = [];
    ahead([1, 2, 3, 4].map((number) => () => done.push(number)));
    expect(done).toEqual([]);

    const moments = [10, 1, 10, 10];
    const timeRemaining = (): number => moments.shift() ?? 0;
    waiting.shift()?.({ timeRemaining });
    expect(done).toEqual([1, 2]);

    waiting.shift()?.({ timeRemaining });
    expect(done).toEqual([1, 2, 3, 4]);
    expect(waiting).toEqual([]);
  });

  it('wait until they are needed where nobody tells of idle time', () => {
    const thing = vi.fn();
    ahead([thing]);
    expect(thing).not.toHaveBeenCalled();
  });
});

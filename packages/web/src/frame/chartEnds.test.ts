import { describe, expect, it } from 'vitest';
import { apart } from './chartEnds.ts';

describe('figures at the ends of lines', () => {
  it('stay where they are while there is room', () => {
    expect(apart([50, 10, 90], 15, [0, 100])).toEqual([50, 10, 90]);
  });

  it('move apart where lines end together, in the order of the lines', () => {
    expect(apart([50, 52, 50], 10, [0, 100])).toEqual([50, 70, 60]);
  });

  it('stay within the chart', () => {
    expect(apart([98, 100, 2], 10, [0, 100])).toEqual([90, 100, 2]);
    expect(apart([-5, 0], 10, [0, 100])).toEqual([0, 10]);
  });
});

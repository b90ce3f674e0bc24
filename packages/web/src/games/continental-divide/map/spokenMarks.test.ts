import { describe, expect, it } from 'vitest';
import { NO_MARKS } from './marks.ts';
import { nextPlace } from './spokenMarks.ts';

describe('the next place that can be chosen', () => {
  const marks = { ...NO_MARKS, open: [7, 3], reach: [12] };

  it('goes round in reading order, both ways', () => {
    expect(nextPlace(marks, undefined, 1)).toBe(3);
    expect(nextPlace(marks, 7, 1)).toBe(12);
    expect(nextPlace(marks, 12, 1)).toBe(3);
    expect(nextPlace(marks, 7, -1)).toBe(3);
    expect(nextPlace(marks, 3, -1)).toBe(12);
    expect(nextPlace(NO_MARKS, 3, 1)).toBeUndefined();
  });
});

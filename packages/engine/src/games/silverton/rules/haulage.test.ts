import { describe, expect, it } from 'vitest';
import { townIndex } from '../testing/aPlayer.ts';
import { aTable, board } from '../testing/aTable.ts';
import { capacityOf, longestSegmentNow } from './haulage.ts';

describe('haulage', () => {
  it('SV-11.2 capacity is power by longest segment, rounded down, then doubled for gold and silver', () => {
    expect(capacityOf([9, 24], 7, 'coal')).toBe(4);
    expect(capacityOf([9], 7, 'copper')).toBe(1);
    expect(capacityOf([9], 7, 'silver')).toBe(2);
    expect(capacityOf([9], 10, 'gold')).toBe(0);
  });

  it('SV-11.3 worked example: of gold or silver, 8 to Denver or 12 to Pueblo', () => {
    expect(capacityOf([9, 24], 7, 'gold')).toBe(8);
    expect(capacityOf([9, 24], 5, 'silver')).toBe(12);
  });

  it('SV-6.6.1 goods in a connected market city need no track; the route counts as length 1 (SV-11.2)', () => {
    const [denver, pueblo] = ['denver', 'pueblo'].map((id) => townIndex(board, id));
    if (denver === undefined || pueblo === undefined) throw new RangeError('no such town');
    expect(longestSegmentNow(board, aTable(), { from: denver, to: denver })).toBe(1);
    expect(longestSegmentNow(board, aTable(), { from: pueblo, to: pueblo })).toBeUndefined();
  });
});

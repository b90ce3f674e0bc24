import { silverton } from '@roundhouse/engine/silverton';
import { describe, expect, it } from 'vitest';
import { bestPrice, type Prospect, priceOfWaiting } from './market.ts';

const board = silverton.defaultBoard;

const silver = (change: Partial<Prospect>): Prospect => {
  const column = board.columns.find(({ commodity }) => commodity === 'silver');
  if (column === undefined) throw new RangeError('no silver is sold');
  const box = column.startBox;
  return { column, box, turn: 10, last: 14, pressure: 0, simple: false, waiting: 0.95, ...change };
};

/** Today's price. */
const priceNow = ({ column, box }: Prospect): number => column.boxes[box] ?? 0;

describe('the future of a price', () => {
  it('is bright from the lowest box and dim from the highest', () => {
    const lowest = silver({ box: silver({}).column.openFrom });
    const highest = silver({ box: silver({}).column.openTo });
    expect(priceOfWaiting(board, lowest)).toBeGreaterThan(priceNow(lowest));
    expect(priceOfWaiting(board, highest)).toBeLessThan(priceNow(highest));
  });

  it('is at least what the price is now, and nothing after the last turn', () => {
    expect(bestPrice(board, silver({}), 0)).toBeGreaterThanOrEqual(priceNow(silver({})));
    expect(bestPrice(board, silver({ last: 10 }), 0)).toBe(priceNow(silver({})));
    expect(bestPrice(board, silver({ last: 10 }), 1)).toBe(0);
  });

  it('suffers from what the others sell, and gains with demand (SV-7.2)', () => {
    expect(bestPrice(board, silver({ pressure: 6 }), 1)).toBeLessThan(bestPrice(board, silver({}), 1));
    const [early, late] = [silver({ turn: 1, last: 5 }), silver({ turn: 18, last: 22 })];
    expect(bestPrice(board, late, 2)).toBeGreaterThan(bestPrice(board, early, 2));
  });

  it('needs no dice in the simple market (SV-30.6)', () => {
    const { column, box } = silver({});
    const rising = silver({ simple: true, waiting: 1, last: 11 });
    expect(priceOfWaiting(board, rising)).toBe(column.boxes[Math.min(column.openTo, box + 3)]);
  });
});

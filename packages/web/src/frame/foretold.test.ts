import { describe, expect, it } from 'vitest';
import { chanceLines, foretoldFor, playoutsIn, settledBy } from './foretold.ts';

const EARLY = { seats: [0.4, 0.6], playouts: 32 };
const HASTY = { seats: [0.5, 0.5], playouts: 7 };

describe('what bots have foretold', () => {
  it('is remembered with the match', () => {
    const [first, second] = [{}, {}];
    foretoldFor(first).set('view', EARLY);
    expect(foretoldFor(first).get('view')).toBe(EARLY);
    expect(foretoldFor(second).has('view')).toBe(false);
  });

  it('becomes a line for every seat, with gaps where nothing was told yet', () => {
    expect(chanceLines([undefined, EARLY], ['Ann', 'Bo'])).toEqual([
      { label: 'Ann', seat: 0, values: [null, 0.4] },
      { label: 'Bo', seat: 1, values: [null, 0.6] },
    ]);
  });

  it('claims no more playouts than there were', () => {
    expect(playoutsIn([undefined, EARLY, HASTY])).toBe(7);
    expect(playoutsIn([undefined, { seats: [1, 0], playouts: 0 }])).toBeUndefined();
  });
});

describe('a match that is over', () => {
  it('is certain for those who played against each other', () => {
    const standings = [
      { seat: 0, rank: 2, score: 1 },
      { seat: 1, rank: 1, score: 2 },
    ];
    expect(settledBy(standings)).toEqual({ seats: [0, 1], playouts: 0 });
    expect(settledBy(undefined)).toBeUndefined();
  });

  it('is left to the grades for who played alone', () => {
    expect(settledBy([{ seat: 0, rank: 1, score: 9 }])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { aMatch, board, trackFrom } from '../testing/aMatch.ts';
import { skipStock } from './skipStock.ts';

describe('skipStock', () => {
  const rich = aMatch({ cash: [80, 80, 80], railroads: { UP: { track: trackFrom('N23', 'W', 6) } } });

  it('CD-3.1 CD-3.8 nobody has to buy: nothing changes but the phase', () => {
    expect(skipStock.reject(board, rich, { type: 'skipStock' })).toBeUndefined();
    expect(skipStock.apply(board, rich, { type: 'skipStock' })).toEqual({ ...rich, phase: 'build' });
  });

  it('is one word', () => {
    expect(skipStock.format(board, rich, { type: 'skipStock' })).toEqual([]);
    expect(skipStock.parse(board, rich, [])).toEqual({ ok: true, value: { type: 'skipStock' } });
    expect(skipStock.parse(board, rich, ['now'])).toMatchObject({ problem: { path: 'word 2' } });
  });
});

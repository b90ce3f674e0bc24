import { describe, expect, it } from 'vitest';
import { aTable } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const dealing = (players: number) =>
  settled(
    aTable({
      turn: 3,
      players: Array.from({ length: players }, () => ({})),
      ledger: { offers: 4 },
      stage: { kind: 'begin', part: 'turn' },
    }),
  );

describe('dealOrder', () => {
  it('SV-3.1 deals the order anew every turn, every order as likely', () => {
    expect(options(dealing(4))).toHaveLength(24);
    const after = play(dealing(3), 'deal-order @3 @1 @2');

    expect(after.order).toEqual([2, 0, 1]);
    expect(after.active).toBe(0);
    expect(after.stage).toEqual({ kind: 'placing' });
    expect(after.ledger.offers).toBe(0);
  });

  it.each(['deal-order @1 @2', 'deal-order @1 @1 @2', 'deal-order @2 @3 @4'])('SV-3.1 refuses %s', (text) => {
    expect(refusal(dealing(3), text)).toBe('SV-3.1 dealOrder/notEachOnce');
  });

  it('SV-3.1 deals nothing to a single player', () => {
    expect(dealing(1).stage).toEqual({ kind: 'placing' });
  });
});

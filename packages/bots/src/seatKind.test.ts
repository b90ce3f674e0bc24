import { describe, expect, it } from 'vitest';
import { formatSeatKind, type SeatKind, seatKindsIn } from './seatKind.ts';

describe('who played the seats of a match', () => {
  it('is read from the header as it was written', () => {
    const kinds: readonly SeatKind[] = [
      'person',
      { level: 'expert', personality: 'builder' },
      { level: 'novice', personality: 'balanced' },
    ];
    const seats = kinds.map(formatSeatKind);
    expect(seats).toEqual(['person', 'expert:builder', 'novice']);
    expect(seatKindsIn({ seats })).toEqual({ ok: true, value: kinds });
  });

  it('is not known of an older match', () => {
    expect(seatKindsIn({})).toEqual({ ok: true, value: [] });
  });

  it.each(['wizard', 'expert:kind', 'expert:builder:2', 'Person', ''])(
    '%j is a fault with its place',
    (kind) => {
      expect(seatKindsIn({ seats: ['person', kind] })).toMatchObject({
        ok: false,
        problem: { path: 'header.seats[1]', found: JSON.stringify(kind) },
      });
    },
  );
});

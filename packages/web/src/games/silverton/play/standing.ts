import type { Seat } from '@roundhouse/engine';
import type { View } from '@roundhouse/engine/silverton';
import { pieceOf } from '../describe/terms.ts';
import type { Target } from './svSession.ts';
import { keyOf } from './targets.ts';

/** A prospector on a card or on the deck. */
export interface Prospector {
  readonly seat: Seat;
  readonly piece: string;
}

type Place = View['players'][number]['staff'][number]['place'];

const cardUnder = (place: Place): Target | undefined => {
  if (place.at === 'deck') return { on: 'deck' };
  if (place.at === 'claim') return { on: 'claim', claim: place.claim };
  return place.at === 'line' ? { on: 'line', line: place.line } : undefined;
};

/** Who stands on which card, by the card's key. */
export const standingOnCards = (
  players: View['players'],
): Readonly<Record<string, readonly Prospector[]>> => {
  const standing: Record<string, Prospector[]> = {};
  for (const [seat, { staff }] of players.entries())
    for (const member of staff) {
      const card = cardUnder(member.place);
      if (card === undefined) continue;
      standing[keyOf(card)] = [...(standing[keyOf(card)] ?? []), { seat, piece: pieceOf(member) }];
    }
  return standing;
};

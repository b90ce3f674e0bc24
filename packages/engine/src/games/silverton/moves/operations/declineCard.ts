import { playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { claimsPlace } from '../../rules/prospecting.ts';
import { activeSeat } from '../../rules/turn.ts';
import { staffMove } from '../shapes.ts';

/** SV-6.1: the card stays face up and the prospector goes home. From the deck a card must be drawn. */
export const declineCard = staffMove({
  type: 'declineCard',
  verb: 'decline',
  reject: (_, state, { staff }) => {
    const place = claimsPlace(playerAt(state, activeSeat(state)).staff[staff]);
    if (place === undefined) return { rule: 'SV-6.1', code: 'declineCard/noCard', params: { staff } };
    return place.at === 'deck'
      ? { rule: 'SV-6.1', code: 'declineCard/mustDraw', params: { staff } }
      : undefined;
  },
  apply: (_, state, { staff }) => sendHome(state, { seat: activeSeat(state), staff }),
});

export type DeclineCard = Parameters<typeof declineCard.apply>[2];

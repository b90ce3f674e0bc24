import { claimAt, takeClaim } from '../../effects/claims.ts';
import { lineAt, takeLine } from '../../effects/lines.ts';
import { pay, playerAt } from '../../effects/money.ts';
import { raiseBonus } from '../../effects/raiseBonus.ts';
import { sendHome } from '../../effects/staff.ts';
import { claimsPlace, mayOwnLine } from '../../rules/prospecting.ts';
import { activeSeat } from '../../rules/turn.ts';
import { staffMove } from '../shapes.ts';

/** SV-6.1: the claim or passenger line a prospector stands on is bought at its price. */
export const buyCard = staffMove({
  type: 'buyCard',
  verb: 'buy',
  reject: (board, state, { staff }) => {
    const seat = activeSeat(state);
    const { cash, staff: members } = playerAt(state, seat);
    const place = claimsPlace(members[staff]);
    if (place?.at !== 'claim' && place?.at !== 'line')
      return { rule: 'SV-6.1', code: 'buyCard/noCard', params: { staff } };
    if (place.at === 'line' && !mayOwnLine(board, state, seat, place.line))
      return { rule: 'SV-14.4', code: 'buyCard/noRoute', params: { line: place.line } };
    const { price } = place.at === 'claim' ? claimAt(board, place.claim) : lineAt(board, place.line);
    return cash < price
      ? { rule: 'SV-14.5', code: 'buyCard/cannotAfford', params: { price, cash } }
      : undefined;
  },
  apply: (board, state, { staff }) => {
    const seat = activeSeat(state);
    const place = claimsPlace(playerAt(state, seat).staff[staff]);
    const home = sendHome(raiseBonus(state, { seat, staff }), { seat, staff });
    if (place?.at === 'claim')
      return takeClaim(pay(home, seat, claimAt(board, place.claim).price), seat, place.claim);
    return place?.at === 'line'
      ? takeLine(pay(home, seat, lineAt(board, place.line).price), seat, place.line)
      : home;
  },
});

export type BuyCard = Parameters<typeof buyCard.apply>[2];

import { pay, playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { hasRoomForStaff } from '../../rules/pieces.ts';
import { activeSeat } from '../../rules/turn.ts';
import { staffMove } from '../shapes.ts';

/** SV-16.5: replaces one killed in an earlier turn, with the same bonus, at the card's fee. */
export const replaceDead = staffMove({
  type: 'replaceDead',
  verb: 'replace',
  reject: ({ events }, state, { staff }) => {
    const seat = activeSeat(state);
    const { staff: members, cash } = playerAt(state, seat);
    const place = members[staff]?.place;
    if (place?.at !== 'dead') return { rule: 'SV-6.7', code: 'replaceDead/notDead', params: { staff } };
    if (place.turn >= state.turn) return { rule: 'SV-16.5', code: 'replaceDead/tooSoon', params: { staff } };
    if (!hasRoomForStaff(state, seat)) return { rule: 'SV-30.7', code: 'replaceDead/enoughStaff' };
    return cash < events.replacementFee
      ? { rule: 'SV-14.5', code: 'replaceDead/cannotAfford', params: { cost: events.replacementFee, cash } }
      : undefined;
  },
  apply: ({ events }, state, { staff }) => {
    const seat = activeSeat(state);
    return sendHome(pay(state, seat, events.replacementFee), { seat, staff });
  },
});

export type ReplaceDead = Parameters<typeof replaceDead.apply>[2];

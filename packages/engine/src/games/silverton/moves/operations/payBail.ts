import { pay, playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { freedomProblem } from '../../rules/jail.ts';
import { activeSeat } from '../../rules/turn.ts';
import { staffMove } from '../shapes.ts';

/** SV-6.7: pays a jailed staff member out, unless the dice were tried this turn. */
export const payBail = staffMove({
  type: 'payBail',
  verb: 'bail',
  reject: ({ events }, state, { staff }) => {
    const problem = freedomProblem(state, 'payBail', staff);
    if (problem !== undefined) return problem;
    const { cash } = playerAt(state, activeSeat(state));
    return cash < events.bail
      ? { rule: 'SV-14.5', code: 'payBail/cannotAfford', params: { cost: events.bail, cash } }
      : undefined;
  },
  apply: ({ events }, state, { staff }) => {
    const seat = activeSeat(state);
    return sendHome(pay(state, seat, events.bail), { seat, staff });
  },
});

export type PayBail = Parameters<typeof payBail.apply>[2];

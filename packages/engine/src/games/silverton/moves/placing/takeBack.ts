import { playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { activeSeat } from '../../rules/turn.ts';
import { staffMove } from '../shapes.ts';

/** SV-4.1, SV-4.11: a tied staff member is taken home instead of staying. */
export const takeBack = staffMove({
  type: 'takeBack',
  verb: 'take-back',
  reject: (_, state, { staff }) =>
    playerAt(state, activeSeat(state)).staff[staff]?.held === true
      ? undefined
      : { rule: 'SV-4.1', code: 'takeBack/notHeld', params: { staff } },
  apply: (_, state, { staff }) => sendHome(state, { seat: activeSeat(state), staff }),
});

export type TakeBack = Parameters<typeof takeBack.apply>[2];

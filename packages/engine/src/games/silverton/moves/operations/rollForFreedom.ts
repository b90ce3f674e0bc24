import { freedomProblem } from '../../rules/jail.ts';
import { staffMove } from '../shapes.ts';

/** SV-6.7: tries the dice for a jailed staff member, once a turn. */
export const rollForFreedom = staffMove({
  type: 'rollForFreedom',
  verb: 'try-freedom',
  reject: (_, state, { staff }) => freedomProblem(state, 'rollForFreedom', staff),
  apply: (_, state, { staff }) => ({
    ...state,
    ledger: { ...state.ledger, triedForFreedom: [...state.ledger.triedForFreedom, staff] },
    stage: { kind: 'freedomRoll', staff },
  }),
});

export type RollForFreedom = Parameters<typeof rollForFreedom.apply>[2];

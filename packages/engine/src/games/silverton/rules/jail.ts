import type { Rejection } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { State } from '../state.ts';
import { activeSeat } from './turn.ts';

/** SV-6.7: why nothing can be done now for a staff member of the active player: not jailed, or tried already. */
export const freedomProblem = (
  state: State,
  move: 'payBail' | 'rollForFreedom',
  staff: number,
): Rejection | undefined => {
  if (playerAt(state, activeSeat(state)).staff[staff]?.place.at !== 'jail')
    return { rule: 'SV-6.7', code: `${move}/notJailed`, params: { staff } };
  return state.ledger.triedForFreedom.includes(staff)
    ? { rule: 'SV-6.7', code: `${move}/onceATurn`, params: { staff } }
    : undefined;
};

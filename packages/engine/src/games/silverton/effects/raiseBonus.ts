import { hasFreePiece } from '../rules/pieces.ts';
import type { StaffRef, State } from '../state.ts';
import type { Bonus } from '../types.ts';
import { staffAt, withStaff } from './staff.ts';

const NEXT: Readonly<Record<Bonus, Bonus | undefined>> = { 0: 1, 1: 2, 2: undefined };

/** SV-30.7: a dispute won and its prize then taken raise the winner's bonus, if there is a piece for it. */
export const raiseBonus = (state: State, ref: StaffRef): State => {
  const { role, bonus, wonDispute } = staffAt(state, ref);
  const next = NEXT[bonus];
  if (!wonDispute || next === undefined || !state.options.optionalRules.includes('hiring')) return state;
  if (!hasFreePiece(state, ref.seat, { role, bonus: next })) return state;
  return withStaff(state, ref, (member) => ({ ...member, bonus: next }));
};

import type { Seat } from '../../../kernel/index.ts';
import { mayStay } from '../rules/placing.ts';
import { scenarioOf } from '../rules/start.ts';
import { activeSeat, begin } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { playerAt } from './money.ts';
import { sendHome } from './staff.ts';

/** The active player has placed: tied staff who may not stay go home, and the next player places. */
export const leavePlacing = (board: Board, state: State): State => {
  const left = withoutLostPosts(board, state, activeSeat(state));
  if (left.active + 1 < left.order.length)
    return { ...left, active: left.active + 1, stage: { kind: 'chooseStaff' } };
  return scenarioOf(left.options)?.phantom === true
    ? { ...left, stage: { kind: 'phantom' } }
    : begin(left, 'disputes');
};

/** SV-4.11. One who leaves may take the ground from under another, so the rest are asked again. */
const withoutLostPosts = (board: Board, state: State, seat: Seat): State => {
  const staff = playerAt(state, seat).staff.findIndex(
    ({ held }, number) => held && !mayStay(board, state, { seat, staff: number }),
  );
  return staff === -1 ? state : withoutLostPosts(board, sendHome(state, { seat, staff }), seat);
};

import { claimAt, deplete, withClaim } from '../effects/claims.ts';
import { sendHome } from '../effects/staff.ts';
import { surveyorOn } from '../rules/building.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

const totalOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** SV-6.2.3: strictly above the length the second segment may be built; otherwise its surveyor goes home. */
export const resolveSecondRoll = (board: Board, state: State, dice: readonly number[]): State => {
  if (state.stage.kind !== 'secondRoll') return state;
  const { segment } = state.stage;
  if (totalOf(dice) > (board.segments[segment]?.length ?? 0))
    return { ...state, stage: { kind: 'secondBuild', segment } };
  const seat = activeSeat(state);
  return {
    ...sendHome(state, { seat, staff: surveyorOn(state, seat, segment) ?? -1 }),
    stage: { kind: 'track' },
  };
};

/** SV-6.3: the first of the claims being worked yields goods or gives out. One die means the first time ever. */
export const resolveOperationRoll = (board: Board, state: State, dice: readonly number[]): State => {
  if (state.stage.kind !== 'operationRoll') return state;
  const [claim, ...working] = state.stage.working;
  if (claim === undefined) return state;
  const ref = { seat: activeSeat(state), claim };
  const units = claimAt(board, claim).yields[totalOf(dice) + (dice.length === 1 ? 6 : 0)] ?? 0;
  const operated = withClaim(state, ref, (own) => ({
    ...own,
    goods: own.goods + Math.max(0, units),
    operatedTurn: state.turn,
  }));
  const after = units < 0 ? deplete(board, operated, ref) : operated;
  return { ...after, stage: { kind: 'operationRoll', working } };
};

/** SV-12.2: die + bonus at least the length clears the segment the first plow was set on. */
export const resolvePlowRoll = (board: Board, state: State, dice: readonly number[]): State => {
  if (state.stage.kind !== 'plowRoll') return state;
  const [set, ...rest] = state.stage.set;
  if (set === undefined) return state;
  const bonus = state.players[activeSeat(state)]?.plows[set.plow]?.bonus ?? 0;
  const cleared = totalOf(dice) + bonus >= (board.segments[set.segment]?.length ?? 0);
  const ledger = cleared
    ? { ...state.ledger, cleared: [...state.ledger.cleared, set.segment] }
    : state.ledger;
  return { ...state, ledger, stage: { kind: 'plowRoll', set: rest } };
};

/** SV-6.7: a 7 or an 11 frees. */
export const resolveFreedomRoll = (_: Board, state: State, dice: readonly number[]): State => {
  if (state.stage.kind !== 'freedomRoll') return state;
  const { staff } = state.stage;
  const total = totalOf(dice);
  const freed = total === 7 || total === 11 ? sendHome(state, { seat: activeSeat(state), staff }) : state;
  return { ...freed, stage: { kind: 'fines' } };
};

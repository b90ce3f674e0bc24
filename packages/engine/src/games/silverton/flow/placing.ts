import { CHANCE, seatActor } from '../../../kernel/index.ts';
import { freshLedger } from '../effects/ledger.ts';
import { playerAt } from '../effects/money.ts';
import { leavePlacing } from '../effects/placing.ts';
import { assignSurveyors } from '../moves/placing/assignSurveyors.ts';
import { chooseStaff } from '../moves/placing/chooseStaff.ts';
import { dealOrder } from '../moves/placing/dealOrder.ts';
import { endPlacing } from '../moves/placing/endPlacing.ts';
import { place } from '../moves/placing/place.ts';
import { phantomCards, placePhantom } from '../moves/placing/placePhantom.ts';
import { takeBack } from '../moves/placing/takeBack.ts';
import { postsFor } from '../rules/placing.ts';
import { staffPointsOf } from '../rules/start.ts';
import { activeSeat, begin } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import type { PlacingStage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board, Role } from '../types.ts';

/** Phase 1: a new turn, with nothing sold, built or paid yet, and the order dealt anew (SV-3.1). */
export const beginTurn = (board: Board, state: State): State => ({
  ...state,
  ledger: freshLedger(board),
  stage: { kind: 'dealOrder' },
});

/** Phase 2, from the first player on. */
export const beginPlacing = (_: Board, state: State): State => ({
  ...state,
  active: 0,
  stage: { kind: 'chooseStaff' },
});

const placer = (state: State) => seatActor(activeSeat(state));

const choosesStaff = (state: State): boolean =>
  playerAt(state, activeSeat(state)).staff.length === 0 &&
  staffPointsOf(state.options, state.players.length) !== undefined;

const assignsSurveyors = (state: State): boolean => {
  const { startCities, joined, staff } = playerAt(state, activeSeat(state));
  return (
    state.turn === 1 &&
    startCities.length > 1 &&
    !joined &&
    staff.some(({ role, city }) => role === 'S' && city === undefined)
  );
};

/** Whether the active player has anything to decide: somebody to place, the tied where they stand included. */
const hasChoice = (board: Board, state: State): boolean => {
  const seat = activeSeat(state);
  const { staff } = playerAt(state, seat);
  const canPlace = (role: Role): boolean =>
    staff.some(
      (member, number) =>
        member.role === role && !postsFor(board, state, { seat, staff: number }).next().done,
    );
  // Prospectors first: a face-up claim is found at once, a place for a surveyor is not.
  return canPlace('P') || canPlace('S');
};

export const PLACING_STAGES = {
  dealOrder: {
    actor: () => CHANCE,
    moves: [dealOrder],
    flow: (_, state) => (state.players.length > 1 ? state : begin({ ...state, order: [0] }, 'placing')),
  },
  chooseStaff: {
    actor: placer,
    moves: [chooseStaff],
    flow: (_, state) => (choosesStaff(state) ? state : { ...state, stage: { kind: 'assignSurveyors' } }),
  },
  assignSurveyors: {
    actor: placer,
    moves: [assignSurveyors],
    flow: (_, state) => (assignsSurveyors(state) ? state : { ...state, stage: { kind: 'placing' } }),
  },
  placing: {
    actor: placer,
    moves: [place, takeBack, endPlacing],
    flow: (board, state) => (hasChoice(board, state) ? state : leavePlacing(board, state)),
  },
  phantom: {
    actor: placer,
    moves: [placePhantom],
    flow: (_, state) => (phantomCards(state).length > 0 ? state : begin(state, 'disputes')),
  },
} as const satisfies Record<PlacingStage['kind'], StageRule>;

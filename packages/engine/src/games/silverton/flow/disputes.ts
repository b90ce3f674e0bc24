import { CHANCE, OVER, seatActor } from '../../../kernel/index.ts';
import { askPairs, isUnsettled } from '../effects/disputes/lines.ts';
import { askAside, askSpecial } from '../effects/disputes/segments.ts';
import { tryEnd } from '../effects/disputes/steals.ts';
import { agreeJoint } from '../moves/disputes/agreeJoint.ts';
import { callDispute } from '../moves/disputes/callDispute.ts';
import { letBe } from '../moves/disputes/letBe.ts';
import { moveAside } from '../moves/disputes/moveAside.ts';
import { refuseJoint } from '../moves/disputes/refuseJoint.ts';
import { standFast } from '../moves/disputes/standFast.ts';
import { roll } from '../moves/roll.ts';
import { spoilsEachOther } from '../rules/blocking.ts';
import {
  claimContender,
  prospectedClaims,
  prospectedLines,
  prospectorsOnClaim,
  prospectorsOnLine,
  standsOf,
  surveyedSegments,
  surveyorsOn,
} from '../rules/contests.ts';
import { ownersOf } from '../rules/lineRights.ts';
import { begin } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import type { DisputeStage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board, SegmentIndex } from '../types.ts';

type LetBe = readonly (readonly SegmentIndex[])[];

/** Phase 3. Last turn's ties compete again, with whoever has joined them (SV-4.12). */
export const beginDisputes = (_: Board, state: State): State => ({
  ...state,
  players: state.players.map((player) =>
    player.staff.some(({ held }) => held)
      ? { ...player, staff: player.staff.map((member) => ({ ...member, held: false })) }
      : player,
  ),
  stage: { kind: 'disputes', letBe: [] },
});

type Finder = (board: Board, state: State, letBe: LetBe) => State | undefined;

const nextSegment: Finder = (board, state, settled) => {
  const segment = surveyedSegments(state).find((each) => surveyorsOn(state, each).length > 1);
  return segment === undefined ? undefined : askAside(board, state, segment, { asked: [], letBe: settled });
};

const nextSpecial: Finder = (board, state, settled) => {
  const segments = spoilsEachOther(board, state, standsOf(state)).find(
    (set) => !settled.some((other) => other.join() === set.join()),
  );
  return segments === undefined ? undefined : askSpecial(state, segments, { asked: [], letBe: settled });
};

const nextClaim: Finder = (board, state, settled) => {
  const claim = prospectedClaims(state).find((each) => prospectorsOnClaim(state, each).length > 1);
  if (claim === undefined) return undefined;
  const contenders = prospectorsOnClaim(state, claim).map((ref) => claimContender(board, state, ref, claim));
  return {
    ...state,
    stage: { kind: 'disputeRoll', prize: { over: 'claim', claim }, contenders, letBe: settled },
  };
};

const nextLine: Finder = (board, state, settled) => {
  const line = prospectedLines(state).find(
    (each) => ownersOf(state, each).length === 0 && isUnsettled(board, state, each),
  );
  return line === undefined
    ? undefined
    : askPairs(board, state, { line, agreed: [], refused: [], letBe: settled });
};

/** A partner's prospector calls the end of a joint line; on a line of one's own there is nothing to do. */
const nextEnd: Finder = (board, state) => {
  const line = prospectedLines(state).find((each) =>
    prospectorsOnLine(state, each).some(({ seat }) => ownersOf(state, each).includes(seat)),
  );
  const caller =
    line === undefined
      ? undefined
      : prospectorsOnLine(state, line).find(({ seat }) => ownersOf(state, line).includes(seat));
  return line === undefined || caller === undefined ? undefined : tryEnd(board, state, line, caller);
};

/** SV-5.12: steals in turn order of the first thief on each line. */
const nextSteal: Finder = (board, state, settled) => {
  const firstOn = (line: number): number =>
    state.order.indexOf(prospectorsOnLine(state, line)[0]?.seat ?? -1);
  const [line] = prospectedLines(state)
    .filter((each) => ownersOf(state, each).length > 0)
    .toSorted((one, other) => firstOn(one) - firstOn(other));
  return line === undefined
    ? undefined
    : askPairs(board, state, { line, agreed: [], refused: [], letBe: settled });
};

/** SV-5.0: the order in which disputes are settled. */
const FINDERS: readonly Finder[] = [nextSegment, nextSpecial, nextClaim, nextLine, nextEnd, nextSteal];

const nextDispute = (board: Board, state: State): State => {
  const settled = state.stage.kind === 'disputes' ? state.stage.letBe : [];
  for (const find of FINDERS) {
    const next = find(board, state, settled);
    if (next !== undefined) return next;
  }
  return begin({ ...state, active: 0 }, 'operations');
};

const askedSeat = ({ stage }: State) => ('seat' in stage ? seatActor(stage.seat) : OVER);
const stays: StageRule['flow'] = (_, state) => state;

export const DISPUTE_STAGES = {
  disputes: { actor: () => OVER, moves: [], flow: nextDispute },
  moveAside: { actor: askedSeat, moves: [moveAside, standFast], flow: stays },
  callSpecial: { actor: askedSeat, moves: [callDispute, letBe], flow: stays },
  jointOffer: { actor: askedSeat, moves: [agreeJoint, refuseJoint], flow: stays },
  disputeRoll: { actor: () => CHANCE, moves: [roll], flow: stays },
} as const satisfies Record<DisputeStage['kind'], StageRule>;

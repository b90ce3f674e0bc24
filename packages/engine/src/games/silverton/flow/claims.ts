import { claimAt, leaveFaceUp } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import { sendHome } from '../effects/staff.ts';
import { buyCard } from '../moves/operations/buyCard.ts';
import { buyDrawn } from '../moves/operations/buyDrawn.ts';
import { declineCard } from '../moves/operations/declineCard.ts';
import { drawCard } from '../moves/operations/drawCard.ts';
import { drawFromDeck } from '../moves/operations/drawFromDeck.ts';
import { endClaims } from '../moves/operations/endClaims.ts';
import { leaveDrawn } from '../moves/operations/leaveDrawn.ts';
import { slideLine } from '../moves/operations/slideLine.ts';
import { canProspect, claimsPlace } from '../rules/prospecting.ts';
import { activeSeat } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import { byActive, byChance, stay } from './walk.ts';

/** SV-14.3, SV-14.4: prospectors that can do nothing go home; step 1 lasts while one is left. */
const claimsFlow: StageRule['flow'] = (board, state) => {
  const seat = activeSeat(state);
  const { staff } = playerAt(state, seat);
  const left = staff.flatMap((member, number) => (claimsPlace(member) === undefined ? [] : [number]));
  const idle = left.filter((number) => !canProspect(board, state, { seat, staff: number }));
  if (idle.length > 0)
    return idle.reduce((before, number) => sendHome(before, { seat, staff: number }), state);
  return left.length > 0 ? state : { ...state, stage: { kind: 'track' } };
};

/** SV-14.5: a claim that cannot be paid for stays face up without asking. */
const drawnFlow: StageRule['flow'] = (board, state) => {
  if (state.stage.kind !== 'drawn') return state;
  const { cash } = playerAt(state, activeSeat(state));
  return cash < claimAt(board, state.stage.claim).price ? leaveFaceUp(state) : state;
};

/** Step 1. */
export const CLAIM_STAGES = {
  claims: {
    actor: byActive,
    moves: [buyCard, drawFromDeck, slideLine, declineCard, endClaims],
    flow: claimsFlow,
  },
  drawing: { actor: byChance, moves: [drawCard], flow: stay },
  drawn: { actor: byActive, moves: [buyDrawn, leaveDrawn], flow: drawnFlow },
} as const satisfies Record<string, StageRule>;

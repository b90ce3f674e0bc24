import { payFines } from '../effects/events.ts';
import { payIncome } from '../effects/income.ts';
import { deliver } from '../moves/operations/deliver.ts';
import { endDeliveries } from '../moves/operations/endDeliveries.ts';
import { endTurn } from '../moves/operations/endTurn.ts';
import { payBail } from '../moves/operations/payBail.ts';
import { replaceDead } from '../moves/operations/replaceDead.ts';
import { rollForFreedom } from '../moves/operations/rollForFreedom.ts';
import { transfer } from '../moves/operations/transfer.ts';
import { roll } from '../moves/roll.ts';
import { activeSeat, passOn } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import type { OperationStage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { CLAIM_STAGES } from './claims.ts';
import { OPERATING_STAGES } from './operating.ts';
import { TRACK_STAGES } from './track.ts';
import { byActive, byChance, canDoAny, stay } from './walk.ts';

/** Phase 4 of the player `order[active]` begins with step 1; what is counted for one player starts anew. */
export const beginOperations = (_: Board, state: State): State => ({
  ...state,
  ledger: {
    ...state.ledger,
    soldByActive: state.ledger.soldByActive.map(() => 0),
    builtNow: [],
    deliveries: 0,
    duties: [],
    triedForFreedom: [],
    offers: 0,
  },
  stage: { kind: 'claims' },
});

/** Step 5, then step 6. */
export const beginIncome = (board: Board, state: State): State => ({
  ...payIncome(board, state),
  stage: { kind: 'deliveries' },
});

const deliveriesFlow: StageRule['flow'] = (board, state) =>
  canDoAny(board, state, [deliver, transfer]) ? state : { ...state, stage: { kind: 'fines' } };

/** SV-6.7.1: fines of events are paid before anything else. */
const finesFlow: StageRule['flow'] = (board, state) => {
  const paid = payFines(state, activeSeat(state));
  if (paid !== state) return paid;
  return canDoAny(board, state, [payBail, rollForFreedom, replaceDead]) ? state : passOn(state);
};

/** Phase 4, trading apart: steps 1 to 3, then 6 and 7. */
export const OPERATION_STAGES = {
  ...CLAIM_STAGES,
  ...TRACK_STAGES,
  ...OPERATING_STAGES,
  deliveries: { actor: byActive, moves: [deliver, transfer, endDeliveries], flow: deliveriesFlow },
  fines: { actor: byActive, moves: [payBail, rollForFreedom, replaceDead, endTurn], flow: finesFlow },
  freedomRoll: { actor: byChance, moves: [roll], flow: stay },
} as const satisfies Record<OperationStage['kind'], StageRule>;

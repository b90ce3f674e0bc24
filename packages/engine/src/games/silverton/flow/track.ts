import { finishTrack } from '../effects/finishTrack.ts';
import { buildSegment } from '../moves/operations/buildSegment.ts';
import { declineSegment } from '../moves/operations/declineSegment.ts';
import { dismantle } from '../moves/operations/dismantle.ts';
import { endTrack } from '../moves/operations/endTrack.ts';
import { trySecondSegment } from '../moves/operations/trySecondSegment.ts';
import { roll } from '../moves/roll.ts';
import type { StageRule } from '../stageRule.ts';
import { byActive, byChance, canDoAny, stay } from './walk.ts';

/** Step 2. Whoever cannot build now may after another move, so all go home together (SV-14.3). */
export const TRACK_STAGES = {
  track: {
    actor: byActive,
    moves: [buildSegment, trySecondSegment, dismantle, endTrack],
    flow: (board, state) =>
      canDoAny(board, state, [buildSegment, trySecondSegment, dismantle]) ? state : finishTrack(state),
  },
  secondRoll: { actor: byChance, moves: [roll], flow: stay },
  secondBuild: { actor: byActive, moves: [buildSegment, declineSegment], flow: stay },
} as const satisfies Record<string, StageRule>;

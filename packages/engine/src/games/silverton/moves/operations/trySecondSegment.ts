import { buildProblem, reachOf } from '../../rules/building.ts';
import { segmentMove } from '../segmentMove.ts';

/** SV-6.2.3: rolls for the second of two segments in a row, once the first is built. */
export const trySecondSegment = segmentMove({
  type: 'trySecondSegment',
  verb: 'try-second',
  reject: (board, state, segment) =>
    buildProblem(board, state, { move: 'trySecondSegment', segment }) ??
    (reachOf(board, state, segment) === 'direct'
      ? { rule: 'SV-6.2.3', code: 'trySecondSegment/noRollNeeded', params: { segment: segment.id } }
      : undefined),
  apply: (_, state, segment) => ({ ...state, stage: { kind: 'secondRoll', segment: segment.index } }),
});

export type TrySecondSegment = Parameters<typeof trySecondSegment.apply>[2];

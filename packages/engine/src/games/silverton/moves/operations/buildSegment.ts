import { type MoveRule, object, oneOf, optional, string } from '../../../../kernel/index.ts';
import { noteJoined } from '../../effects/joined.ts';
import { returnLostLines } from '../../effects/lines.ts';
import { pay, playerAt } from '../../effects/money.ts';
import { raiseBonus } from '../../effects/raiseBonus.ts';
import { sendHome } from '../../effects/staff.ts';
import { layTrack, liftTrack } from '../../effects/track.ts';
import { readWords, segmentWord, thenRead } from '../../notation.ts';
import { buildProblem, CUBES, cubeProblem, reachOf, surveyed, surveyorOn } from '../../rules/building.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board, Segment, SegmentId } from '../../types.ts';

/** SV-6.2.1: builds a segment a surveyor stands on, if need be with the cube of an abandoned one (SV-6.2.2). */
export interface BuildSegment {
  readonly type: 'buildSegment';
  readonly segment: SegmentId;
  readonly abandon?: SegmentId;
}

export const buildSegment: MoveRule<Board, State, BuildSegment> = {
  type: 'buildSegment',
  verb: 'build',
  decode: object<BuildSegment>({
    type: oneOf(['buildSegment']),
    segment: string,
    abandon: optional(string),
  }),
  *options(board, state) {
    for (const index of surveyed(state)) {
      for (const abandon of cubesFor(board, state)) {
        const segment = board.segments[index]?.id ?? '';
        const move: BuildSegment = { type: 'buildSegment', segment, ...(abandon && { abandon }) };
        if (buildSegment.reject(board, state, move) === undefined) yield move;
      }
    }
  },
  reject: (board, state, { segment: id, abandon }) => {
    const segment = board.segmentById.get(id);
    if (segment === undefined)
      return { rule: 'SV-6.2', code: 'buildSegment/unknownSegment', params: { segment: id } };
    const problem = buildProblem(board, state, { move: 'buildSegment', segment });
    if (problem !== undefined) return problem;
    if (state.stage.kind === 'secondBuild' && state.stage.segment !== segment.index)
      return { rule: 'SV-6.2.6', code: 'buildSegment/otherSegment', params: { segment: id } };
    if (state.stage.kind === 'track' && reachOf(board, state, segment) === 'second')
      return { rule: 'SV-6.2.3', code: 'buildSegment/needsRoll', params: { segment: id } };
    const abandoned = abandon === undefined ? undefined : board.segmentById.get(abandon);
    if (abandon !== undefined && abandoned === undefined)
      return { rule: 'SV-6.2.7', code: 'buildSegment/unknownSegment', params: { segment: abandon } };
    return cubeProblem(board, state, { segment, abandoned });
  },
  apply: (board, state, { segment: id, abandon }) => {
    const segment = board.segmentById.get(id);
    if (segment === undefined) return state;
    const abandoned = abandon === undefined ? undefined : board.segmentById.get(abandon);
    return { ...built(board, state, { segment, abandoned }), stage: { kind: 'track' } };
  },
  format: (_, __, { segment, abandon }) => (abandon === undefined ? [segment] : [segment, abandon]),
  parse: (board, _, words) =>
    words.length < 2
      ? thenRead(
          readWords<[SegmentId]>(words, segmentWord(board)),
          ([segment]): BuildSegment => ({ type: 'buildSegment', segment }),
        )
      : thenRead(
          readWords<[SegmentId, SegmentId]>(words, segmentWord(board), segmentWord(board)),
          ([segment, abandon]): BuildSegment => ({ type: 'buildSegment', segment, abandon }),
        ),
};

/** Whose cube can be used: one at hand, or else that of any own segment. */
const cubesFor = (board: Board, state: State): readonly (SegmentId | undefined)[] => {
  const { segments } = playerAt(state, activeSeat(state));
  return segments.length < CUBES ? [undefined] : segments.map((index) => board.segments[index]?.id);
};

const built = (
  board: Board,
  state: State,
  { segment, abandoned }: { readonly segment: Segment; readonly abandoned: Segment | undefined },
): State => {
  const seat = activeSeat(state);
  const ref = { seat, staff: surveyorOn(state, seat, segment.index) ?? -1 };
  const freed = abandoned === undefined ? state : liftTrack(state, seat, abandoned.index);
  const home = sendHome(raiseBonus(freed, ref), ref);
  const laid = layTrack(pay(home, seat, segment.cost), seat, segment.index);
  const ledger = { ...laid.ledger, builtNow: [...laid.ledger.builtNow, segment.index] };
  const joined = noteJoined(board, { ...laid, ledger }, seat);
  return abandoned === undefined ? joined : returnLostLines(board, joined, seat);
};

import { type MoveRule, object, oneOf, string } from '../../../../kernel/index.ts';
import { asideFrom, askAside } from '../../effects/disputes/segments.ts';
import { moveStaff } from '../../effects/staff.ts';
import { readWords, segmentWord, thenRead } from '../../notation.ts';
import { surveyorsOn } from '../../rules/contests.ts';
import type { Stage } from '../../stages.ts';
import type { StaffRef, State } from '../../state.ts';
import type { Board, Segment, SegmentId } from '../../types.ts';

/** Before a dispute a surveyor moves to an equal segment between the same towns (SV-5.1). */
export interface MoveAside {
  readonly type: 'moveAside';
  readonly segment: SegmentId;
}

type Asking = Extract<Stage, { readonly kind: 'moveAside' }>;

const askedSurveyor = (state: State, { seat, segment }: Asking): StaffRef | undefined =>
  surveyorsOn(state, segment).find((ref) => ref.seat === seat);

const openAside = (board: Board, state: State): readonly Segment[] => {
  if (state.stage.kind !== 'moveAside') return [];
  const ref = askedSurveyor(state, state.stage);
  return ref === undefined ? [] : asideFrom(board, state, ref, state.stage.segment);
};

export const moveAside: MoveRule<Board, State, MoveAside> = {
  type: 'moveAside',
  verb: 'move-aside',
  decode: object<MoveAside>({ type: oneOf(['moveAside']), segment: string }),
  options: (board, state) => openAside(board, state).map(({ id }) => ({ type: 'moveAside', segment: id })),
  reject: (board, state, { segment }) =>
    openAside(board, state).some(({ id }) => id === segment)
      ? undefined
      : { rule: 'SV-5.1', code: 'moveAside/notEqual' },
  apply: (board, state, { segment }) => {
    const to = board.segmentById.get(segment);
    if (state.stage.kind !== 'moveAside' || to === undefined) return state;
    const { seat, segment: from, asked, letBe } = state.stage;
    const ref = askedSurveyor(state, state.stage);
    const moved = ref === undefined ? state : moveStaff(state, ref, { at: 'segment', segment: to.index });
    return askAside(board, moved, from, { asked: [...asked, seat], letBe });
  },
  format: (_, __, { segment }) => [segment],
  parse: (board, _, words) =>
    thenRead(
      readWords<[SegmentId]>(words, segmentWord(board)),
      ([segment]): MoveAside => ({ type: 'moveAside', segment }),
    ),
};

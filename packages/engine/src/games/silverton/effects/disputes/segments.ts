import type { Seat } from '../../../../kernel/index.ts';
import { surveyorContender, surveyorsOn } from '../../rules/contests.ts';
import { rejectSurveyor } from '../../rules/surveying.ts';
import type { StaffRef, State } from '../../state.ts';
import type { Board, Segment, SegmentIndex } from '../../types.ts';
import { sendHome } from '../staff.ts';

type LetBe = readonly (readonly SegmentIndex[])[];

/** SV-5.1, SV-5.9: the segments a surveyor may move aside to: same towns, same price, open and empty. */
export const asideFrom = (
  board: Board,
  state: State,
  ref: StaffRef,
  segment: SegmentIndex,
): readonly Segment[] => {
  const from = board.segments[segment];
  if (from === undefined) return [];
  const away = sendHome(state, ref);
  return from.parallels.flatMap((index) => {
    const twin = board.segments[index];
    if (twin === undefined || twin.cost !== from.cost || !joinsSame(twin, from)) return [];
    if (state.owners[index] !== -1 || hasSurveyor(state, index)) return [];
    return rejectSurveyor(board, away, ref, twin) === undefined ? [twin] : [];
  });
};

const joinsSame = (one: Segment, other: Segment): boolean =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);

const hasSurveyor = ({ players }: State, segment: SegmentIndex): boolean =>
  players.some(({ staff }) => staff.some(({ place }) => place.at === 'segment' && place.segment === segment));

/**
 * SV-5.1: the next surveyor on a disputed segment who could move aside is asked; when nobody is left to
 * ask they roll, and when only one is left the dispute is over (SV-5.9).
 */
export const askAside = (
  board: Board,
  state: State,
  segment: SegmentIndex,
  { asked, letBe }: { readonly asked: readonly Seat[]; readonly letBe: LetBe },
): State => {
  const rivals = surveyorsOn(state, segment);
  if (rivals.length < 2) return { ...state, stage: { kind: 'disputes', letBe } };
  const next = rivals.find(
    (ref) => !asked.includes(ref.seat) && asideFrom(board, state, ref, segment).length > 0,
  );
  if (next !== undefined)
    return { ...state, stage: { kind: 'moveAside', seat: next.seat, segment, asked, letBe } };
  const contenders = rivals.map((ref) => surveyorContender(state, ref));
  return { ...state, stage: { kind: 'disputeRoll', prize: { over: 'segment', segment }, contenders, letBe } };
};

const surveyorsOnAny = (state: State, segments: readonly SegmentIndex[]): readonly StaffRef[] => {
  const refs = segments.flatMap((segment) => surveyorsOn(state, segment));
  return refs.toSorted((one, other) => state.order.indexOf(one.seat) - state.order.indexOf(other.seat));
};

/** SV-5.6: the next player concerned is asked for a special dispute; if nobody wants it, it is let be. */
export const askSpecial = (
  state: State,
  segments: readonly SegmentIndex[],
  { asked, letBe }: { readonly asked: readonly Seat[]; readonly letBe: LetBe },
): State => {
  const next = surveyorsOnAny(state, segments).find(({ seat }) => !asked.includes(seat));
  return next === undefined
    ? { ...state, stage: { kind: 'disputes', letBe: [...letBe, segments] } }
    : { ...state, stage: { kind: 'callSpecial', seat: next.seat, segments, asked, letBe } };
};

/** SV-5.6: one request binds all. */
export const rollSpecial = (state: State, segments: readonly SegmentIndex[], letBe: LetBe): State => ({
  ...state,
  stage: {
    kind: 'disputeRoll',
    prize: { over: 'segments', segments },
    contenders: surveyorsOnAny(state, segments).map((ref) => surveyorContender(state, ref)),
    letBe,
  },
});

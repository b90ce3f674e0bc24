import type { Rejection, Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import { staffAt } from '../effects/staff.ts';
import type { Player, StaffMember, StaffRef, State } from '../state.ts';
import type { Board, Segment, SegmentIndex } from '../types.ts';
import { isParallelToOwn, servesBuilder, shutsOut } from './blocking.ts';
import { isConnected, isConnectedTo } from './network.ts';
import { boundTo, findsTrack, MOST_PLAYERS_FOR_SECONDS, touchesOwn } from './touching.ts';
import { isWinter } from './turn.ts';

interface Survey {
  readonly member: StaffMember;
  readonly segment: Segment;
}

/** Own surveyors on open segments. Whoever is being placed stands at home. */
const surveysOf = (board: Board, state: State, seat: Seat): readonly Survey[] =>
  playerAt(state, seat).staff.flatMap((member) => {
    const segment = member.place.at === 'segment' ? board.segments[member.place.segment] : undefined;
    return segment !== undefined && state.owners[segment.index] === -1 ? [{ member, segment }] : [];
  });

/** Whether a segment that touches nothing else goes on from another, of one network with it (SV-20.13). */
const leansOn = (player: Player, second: Survey, first: Survey): boolean =>
  boundTo(player, second.member) === boundTo(player, first.member) &&
  [first.segment.a, first.segment.b].some((town) => town === second.segment.a || town === second.segment.b);

/**
 * SV-4.4, SV-4.10: the surveyed segments on which `segment` could be the second in a row, when every
 * second one placed already keeps a first of its own.
 */
const firstsFor = (board: Board, state: State, ref: StaffRef, segment: Segment): readonly SegmentIndex[] => {
  const player = playerAt(state, ref.seat);
  const others = surveysOf(board, state, ref.seat);
  const isFirst = (survey: Survey): boolean => touchesOwn(board, player, survey.member, survey.segment);
  const firsts = others.filter(isFirst);
  const seconds = others.filter((survey) => !isFirst(survey));
  const allLean = ([second, ...rest]: readonly Survey[], free: readonly Survey[]): boolean =>
    second === undefined ||
    free.some(
      (first) =>
        leansOn(player, second, first) &&
        allLean(
          rest,
          free.filter((other) => other !== first),
        ),
    );
  const survey = { member: staffAt(state, ref), segment };
  return firsts
    .filter(
      (first) =>
        leansOn(player, survey, first) &&
        allLean(
          seconds,
          firsts.filter((other) => other !== first),
        ),
    )
    .map((first) => first.segment.index);
};

/**
 * Why a surveyor, now at home, may not go on a segment: to build it, or on own track to dismantle it
 * (SV-4.2 to SV-4.7.1).
 */
export const rejectSurveyor = (
  board: Board,
  state: State,
  ref: StaffRef,
  segment: Segment,
): Rejection | undefined => {
  const owner = state.owners[segment.index];
  const params = { segment: segment.id };
  if (owner !== -1 && owner !== ref.seat) return { rule: 'SV-4.5', code: 'place/foreignTrack', params };
  if (hasOwnSurveyor(state, ref.seat, segment.index))
    return { rule: 'SV-4.2', code: 'place/ownSurveyorThere', params };
  return owner === ref.seat
    ? rejectDismantling(board, state, ref, segment)
    : rejectBuilding(board, state, ref, segment);
};

const hasOwnSurveyor = (state: State, seat: Seat, segment: SegmentIndex): boolean =>
  playerAt(state, seat).staff.some(({ place }) => place.at === 'segment' && place.segment === segment);

const rejectDismantling = (
  board: Board,
  state: State,
  ref: StaffRef,
  { id, a, snow }: Segment,
): Rejection | undefined => {
  const player = playerAt(state, ref.seat);
  const city = boundTo(player, staffAt(state, ref));
  const params = { segment: id };
  if (snow && isWinter(board, state)) return { rule: 'SV-4.3', code: 'place/snow', params };
  if (!isConnected(board, player, a)) return { rule: 'SV-4.5', code: 'place/notConnected', params };
  return city === undefined || isConnectedTo(board, player, city, a)
    ? undefined
    : { rule: 'SV-20.13', code: 'place/otherNetwork', params };
};

const rejectBuilding = (
  board: Board,
  state: State,
  ref: StaffRef,
  segment: Segment,
): Rejection | undefined => {
  const player = playerAt(state, ref.seat);
  const params = { segment: segment.id };
  const isFirst = touchesOwn(board, player, staffAt(state, ref), segment);
  const firsts = isFirst ? [] : firstsFor(board, state, ref, segment);
  if (!isFirst && firsts.length === 0) return rejectFarOff(board, state, ref, segment);
  if (segment.snow && isWinter(board, state)) return { rule: 'SV-4.3', code: 'place/snow', params };
  if (!isFirst && state.players.length > MOST_PLAYERS_FOR_SECONDS)
    return { rule: 'SV-4.4', code: 'place/secondAtFullTable', params };
  if (!isFirst && isWinter(board, state)) return { rule: 'SV-4.4', code: 'place/secondInWinter', params };
  if (isParallelToOwn(board, state, ref.seat, segment.index))
    return { rule: 'SV-4.6', code: 'place/parallel', params };
  const serves = isFirst
    ? servesBuilder(board, player, segment.index)
    : firsts.some((first) => servesBuilder(board, player, segment.index, [first]));
  if (!serves) return { rule: 'SV-4.7', code: 'place/onlyBlocks', params };
  const shut = shutsOut(board, state, ref.seat, segment.index);
  return shut === undefined
    ? undefined
    : { rule: 'SV-4.7.1', code: 'place/shutsOut', params: { ...params, seat: shut } };
};

/** Nothing the surveyor may lean on: nothing there at all, the other network, or a first that is taken. */
const rejectFarOff = (board: Board, state: State, ref: StaffRef, { id, a, b }: Segment): Rejection => {
  const player = playerAt(state, ref.seat);
  const params = { segment: id };
  if (findsTrack(board, player, a) || findsTrack(board, player, b))
    return { rule: 'SV-20.13', code: 'place/otherNetwork', params };
  const beside = surveysOf(board, state, ref.seat).filter(({ segment }) =>
    [segment.a, segment.b].some((town) => town === a || town === b),
  );
  if (beside.length === 0) return { rule: 'SV-4.2', code: 'place/notAdjacent', params };
  const city = boundTo(player, staffAt(state, ref));
  return beside.some(({ member }) => boundTo(player, member) === city)
    ? { rule: 'SV-4.10', code: 'place/noFirstLeft', params }
    : { rule: 'SV-20.13', code: 'place/otherNetwork', params };
};

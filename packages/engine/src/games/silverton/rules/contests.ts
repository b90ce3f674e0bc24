import type { Seat } from '../../../kernel/index.ts';
import { claimAt } from '../effects/claims.ts';
import { lineAt } from '../effects/lines.ts';
import { playerAt } from '../effects/money.ts';
import { staffAt } from '../effects/staff.ts';
import type { Contender, Pair } from '../stages.ts';
import type { StaffMember, StaffRef, State } from '../state.ts';
import type { Board, ClaimNumber, LineNumber, SegmentIndex } from '../types.ts';
import type { Stand } from './blocking.ts';
import { ownRoute, PAIR_HANDICAP, pairRoute } from './lineRights.ts';
import { isConnected } from './network.ts';

/** SV-5.7: for own track between a claim's town and the start city. */
const CONNECTED_BONUS = 3;

/** Staff who compete this turn and stand where `where` says, in turn order; the tied no longer compete. */
const standing = (state: State, where: (place: StaffMember['place']) => boolean): readonly StaffRef[] =>
  state.order.flatMap((seat) =>
    playerAt(state, seat).staff.flatMap(({ place, held }, staff) =>
      !held && where(place) ? [{ seat, staff }] : [],
    ),
  );

export const surveyorsOn = (state: State, segment: SegmentIndex): readonly StaffRef[] =>
  standing(state, (place) => place.at === 'segment' && place.segment === segment);

export const prospectorsOnClaim = (state: State, claim: ClaimNumber): readonly StaffRef[] =>
  standing(state, (place) => place.at === 'claim' && place.claim === claim);

export const prospectorsOnLine = (state: State, line: LineNumber): readonly StaffRef[] =>
  standing(state, (place) => place.at === 'line' && place.line === line);

/** Surveyors with the right to build an open segment, in turn order. */
export const standsOf = (state: State): readonly Stand[] =>
  standing(state, (place) => place.at === 'segment' && state.owners[place.segment] === -1).flatMap((ref) => {
    const { place } = staffAt(state, ref);
    return place.at === 'segment' ? [{ seat: ref.seat, segment: place.segment }] : [];
  });

/** Things on which somebody stands, each once, ascending. */
const contestedBy = (state: State, what: (place: StaffMember['place']) => number | undefined) => {
  const found = standing(state, (place) => what(place) !== undefined).flatMap(
    (ref) => what(staffAt(state, ref).place) ?? [],
  );
  return [...new Set(found)].toSorted((one, other) => one - other);
};

export const surveyedSegments = (state: State): readonly SegmentIndex[] =>
  contestedBy(state, (place) => (place.at === 'segment' ? place.segment : undefined));

export const prospectedClaims = (state: State): readonly ClaimNumber[] =>
  contestedBy(state, (place) => (place.at === 'claim' ? place.claim : undefined));

export const prospectedLines = (state: State): readonly LineNumber[] =>
  contestedBy(state, (place) => (place.at === 'line' ? place.line : undefined));

/** SV-5.2: a surveyor has nothing but its own bonus. */
export const surveyorContender = (state: State, ref: StaffRef): Contender => ({
  seats: [ref.seat],
  staff: [ref],
  bonus: staffAt(state, ref).bonus,
  dice: [],
});

/** SV-5.7, SV-5.11: 3 more for own track from the claim to the start city, whatever the season. */
export const claimContender = (board: Board, state: State, ref: StaffRef, claim: ClaimNumber): Contender => {
  const connected = isConnected(board, playerAt(state, ref.seat), claimAt(board, claim).town);
  const plain = surveyorContender(state, ref);
  return connected ? { ...plain, bonus: plain.bonus + CONNECTED_BONUS } : plain;
};

/** One side on a passenger line: a prospector, or two who act as one (SV-30.2.3). */
export interface Side {
  readonly staff: readonly StaffRef[];
  /** Length of its route as it counts; `undefined` for a slider. */
  readonly length: number | undefined;
}

export const soloSide = (board: Board, state: State, ref: StaffRef, line: LineNumber): Side => ({
  staff: [ref],
  length: ownRoute(board, state, ref.seat, lineAt(board, line)),
});

export const pairSide = (board: Board, state: State, pair: Pair, line: LineNumber): Side => {
  const joint = pairRoute(board, state, pair, lineAt(board, line));
  return {
    staff: prospectorsOnLine(state, line).filter(({ seat }) => pair.includes(seat)),
    length: joint === undefined ? undefined : joint.total + PAIR_HANDICAP,
  };
};

export const seatsOf = ({ staff }: Pick<Side, 'staff'>): readonly Seat[] => staff.map(({ seat }) => seat);

/** SV-5.7, SV-30.1.1: the best staff bonus, and by how much the longest route among them is longer. */
export const lineContenders = (state: State, sides: readonly Side[]): readonly Contender[] => {
  const longest = Math.max(...sides.flatMap(({ length }) => length ?? []));
  return sides.map((side) => ({
    seats: seatsOf(side),
    staff: side.staff,
    bonus:
      Math.max(...side.staff.map((ref) => staffAt(state, ref).bonus)) +
      (side.length === undefined ? 0 : longest - side.length),
    dice: [],
  }));
};

import type { Rejection, Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import { sendHome } from '../effects/staff.ts';
import type { StaffPlace, StaffRef, State } from '../state.ts';
import type { Board } from '../types.ts';
import { rejectLine } from './lineRights.ts';
import { cardsInDeck } from './prospecting.ts';
import { segmentsInReach } from './reach.ts';
import { rejectSurveyor } from './surveying.ts';

/** Where staff are put in phase 2. */
export type Post = Extract<StaffPlace, { readonly at: 'segment' | 'claim' | 'line' | 'deck' }>;

/** Why a staff member may not go to a post now (SV-4). A tied one may go as if it stood at home. */
export const rejectPost = (board: Board, state: State, ref: StaffRef, post: Post): Rejection | undefined => {
  const member = playerAt(state, ref.seat).staff[ref.staff];
  if (member === undefined)
    return { rule: 'SV-4.1', code: 'place/unknownStaff', params: { staff: ref.staff } };
  if (member.place.at === 'jail' || member.place.at === 'dead')
    return { rule: 'SV-4.1', code: 'place/notFree', params: { staff: ref.staff } };
  if (member.place.at !== 'home' && !member.held)
    return { rule: 'SV-4.1', code: 'place/alreadyPlaced', params: { staff: ref.staff } };
  const free = member.held ? sendHome(state, ref) : state;
  if (post.at === 'segment') {
    const segment = board.segments[post.segment];
    if (member.role === 'P') return { rule: 'SV-4.8', code: 'place/prospectorOnTrack' };
    return segment === undefined
      ? { rule: 'SV-4.2', code: 'place/unknownSegment' }
      : rejectSurveyor(board, free, ref, segment);
  }
  if (member.role === 'S') return { rule: 'SV-4.2', code: 'place/surveyorOnCard' };
  return rejectProspector(board, free, ref, post);
};

const rejectProspector = (
  board: Board,
  state: State,
  ref: StaffRef,
  post: Exclude<Post, { readonly at: 'segment' }>,
): Rejection | undefined => {
  if (post.at === 'deck')
    return cardsInDeck(state) === 0 ? { rule: 'SV-4.14', code: 'place/emptyDeck' } : undefined;
  if (hasOwnProspector(state, ref.seat, post)) return { rule: 'SV-4.8', code: 'place/ownProspectorThere' };
  if (post.at === 'claim')
    return state.display.includes(post.claim)
      ? undefined
      : { rule: 'SV-4.8', code: 'place/notFaceUp', params: { claim: post.claim } };
  const line = board.lines[post.line];
  return line === undefined
    ? { rule: 'SV-4.8', code: 'place/notFaceUp', params: { line: post.line } }
    : rejectLine(board, state, ref.seat, line);
};

const hasOwnProspector = (state: State, seat: Seat, post: Post): boolean =>
  playerAt(state, seat).staff.some(({ place }) => isSamePost(place, post));

const isSamePost = (place: StaffPlace, post: Post): boolean => {
  if (place.at === 'claim') return post.at === 'claim' && place.claim === post.claim;
  return place.at === 'line' && post.at === 'line' && place.line === post.line;
};

/** SV-4.11: tied staff stay only where they could be placed now. */
export const mayStay = (board: Board, state: State, ref: StaffRef): boolean => {
  const place = playerAt(state, ref.seat).staff[ref.staff]?.place;
  return place !== undefined && isPost(place) && rejectPost(board, state, ref, place) === undefined;
};

const isPost = (place: StaffPlace): place is Post =>
  place.at === 'segment' || place.at === 'claim' || place.at === 'line' || place.at === 'deck';

/** Every post a staff member may be put to now, in a stable order, lazily. */
export function* postsFor(board: Board, state: State, ref: StaffRef): Generator<Post> {
  for (const post of candidatePosts(board, state, ref))
    if (rejectPost(board, state, ref, post) === undefined) yield post;
}

/** Posts worth testing for a staff member who can be placed; empty for all others. */
export const candidatePosts = (board: Board, state: State, { seat, staff }: StaffRef): readonly Post[] => {
  const member = playerAt(state, seat).staff[staff];
  if (member === undefined || !(member.place.at === 'home' || member.held)) return [];
  if (member.role === 'S')
    return segmentsInReach(board, state, seat).map((segment): Post => ({ at: 'segment', segment }));
  const lines = [
    ...state.piles.flatMap(({ top }) => top ?? []),
    ...state.slidLines,
    ...state.jointLines.map(({ line }) => line),
    ...state.players.flatMap((player, other) => (other === seat ? [] : player.lines)),
  ];
  return [
    ...state.display.map((claim): Post => ({ at: 'claim', claim })),
    ...lines.map((line): Post => ({ at: 'line', line })),
    { at: 'deck' },
  ];
};

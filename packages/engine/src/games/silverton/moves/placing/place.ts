import { integer, type MoveRule, object, oneOf, type Rng } from '../../../../kernel/index.ts';
import { playerAt } from '../../effects/money.ts';
import { moveStaff } from '../../effects/staff.ts';
import { readWords, staffText, staffWord, thenRead } from '../../notation.ts';
import { candidatePosts, postsFor, rejectPost } from '../../rules/placing.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { StaffRef, State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { decodeTarget, postOf, type Target, targetOf, targetText, targetWord } from './target.ts';

/** The active player puts a staff member on the board, or a tied one elsewhere (SV-4.1). */
export interface Place {
  readonly type: 'place';
  /** Number in the player's staff list. */
  readonly staff: number;
  readonly target: Target;
}

const staffOf = (state: State): readonly StaffRef[] => {
  const seat = activeSeat(state);
  return playerAt(state, seat).staff.map((_, staff) => ({ seat, staff }));
};

/** A legal placing of one staff member at random: the first legal post from a random one on. */
const samplePost = (board: Board, state: State, ref: StaffRef, rng: Rng): Place | undefined => {
  const posts = candidatePosts(board, state, ref);
  const start = posts.length === 0 ? 0 : rng.below(posts.length);
  for (const [offset] of posts.entries()) {
    const post = posts[(start + offset) % posts.length];
    if (post !== undefined && rejectPost(board, state, ref, post) === undefined)
      return { type: 'place', staff: ref.staff, target: targetOf(board, post) };
  }
  return undefined;
};

export const place: MoveRule<Board, State, Place> = {
  type: 'place',
  verb: 'place',
  decode: object<Place>({ type: oneOf(['place']), staff: integer(0), target: decodeTarget }),
  *options(board, state) {
    for (const ref of staffOf(state))
      for (const post of postsFor(board, state, ref))
        yield { type: 'place', staff: ref.staff, target: targetOf(board, post) };
  },
  sample: (board, state, rng) => {
    const refs = [...staffOf(state)];
    while (refs.length > 0) {
      const [ref] = refs.splice(rng.below(refs.length), 1);
      const move = ref === undefined ? undefined : samplePost(board, state, ref, rng);
      if (move !== undefined) return move;
    }
    return undefined;
  },
  reject: (board, state, { staff, target }) => {
    const post = postOf(board, target);
    return post === undefined
      ? { rule: 'SV-4.2', code: 'place/unknownSegment' }
      : rejectPost(board, state, { seat: activeSeat(state), staff }, post);
  },
  apply: (board, state, { staff, target }) => {
    const post = postOf(board, target);
    return post === undefined ? state : moveStaff(state, { seat: activeSeat(state), staff }, post);
  },
  format: (_, state, { staff, target }) => [staffText(state, activeSeat(state), staff), targetText(target)],
  parse: (board, state, words) =>
    thenRead(
      readWords<[number, Target]>(words, staffWord(state, activeSeat(state)), targetWord(board)),
      ([staff, target]): Place => ({ type: 'place', staff, target }),
    ),
};

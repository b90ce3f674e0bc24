import { integer, type MoveRule, object, oneOf, optional } from '../../../../kernel/index.ts';
import { slideLineTo } from '../../effects/lines.ts';
import { playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { readWords, staffText, staffWord, thenRead, type Word, wholeWord } from '../../notation.ts';
import { claimsPlace, isSlider, mayOwnLine, spacesToSlide } from '../../rules/prospecting.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** SV-30.1: a line the player is not entitled to take is moved to a passenger pile, or among the claims. */
export interface SlideLine {
  readonly type: 'slideLine';
  readonly staff: number;
  /** Left out: to a claim space. */
  readonly pile?: number;
}

const lineUnder = (state: State, staff: number): number | undefined => {
  const place = claimsPlace(playerAt(state, activeSeat(state)).staff[staff]);
  return place?.at === 'line' ? place.line : undefined;
};

/** A claim space is read as 0, piles from 1. */
const spaceWord: Word<number> = {
  name: 'space',
  expected: 'claims, or pile and its number',
  read: (text) => (text === 'claims' ? 0 : wholeWord('pile', 'pile').read(text) || undefined),
};

export const slideLine: MoveRule<Board, State, SlideLine> = {
  type: 'slideLine',
  verb: 'slide',
  decode: object<SlideLine>({
    type: oneOf(['slideLine']),
    staff: integer(0),
    pile: optional(integer(0)),
  }),
  *options(board, state) {
    const seat = activeSeat(state);
    const spaces = spacesToSlide(state, seat);
    const piles = [...new Set(spaces.map(({ pile }) => pile))];
    for (const staff of playerAt(state, seat).staff.keys()) {
      for (const pile of piles) {
        const move: SlideLine = { type: 'slideLine', staff, ...(pile === undefined ? {} : { pile }) };
        if (slideLine.reject(board, state, move) === undefined) yield move;
      }
    }
  },
  reject: (board, state, { staff, pile }) => {
    const seat = activeSeat(state);
    const line = lineUnder(state, staff);
    if (line === undefined) return { rule: 'SV-30.1', code: 'slideLine/noLine', params: { staff } };
    if (mayOwnLine(board, state, seat, line))
      return { rule: 'SV-30.1', code: 'slideLine/entitled', params: { line } };
    if (!isSlider(board, state, seat, line))
      return { rule: 'SV-30.1', code: 'slideLine/notSliding', params: { line } };
    return spacesToSlide(state, seat).some((space) => space.pile === pile)
      ? undefined
      : { rule: 'SV-30.1', code: 'slideLine/noFreeSpace' };
  },
  apply: (_, state, { staff, pile }) => {
    const line = lineUnder(state, staff);
    const home = sendHome(state, { seat: activeSeat(state), staff });
    return line === undefined ? home : slideLineTo(home, line, pile);
  },
  format: (_, state, { staff, pile }) => [
    staffText(state, activeSeat(state), staff),
    pile === undefined ? 'claims' : `pile${pile + 1}`,
  ],
  parse: (_, state, words) =>
    thenRead(
      readWords<[number, number]>(words, staffWord(state, activeSeat(state)), spaceWord),
      ([staff, pile]): SlideLine => ({ type: 'slideLine', staff, ...(pile === 0 ? {} : { pile: pile - 1 }) }),
    ),
};

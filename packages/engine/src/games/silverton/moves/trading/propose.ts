import { type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { thenRead } from '../../notation.ts';
import { dealsIn, sampleDeal, type Talk } from '../../rules/bargains.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { dealIn, termsOf, termsProblem, withTerms } from './terms.ts';
import { decodeWares, type Terms } from './wares.ts';
import { readTerms, termsText } from './waresText.ts';

/** Whoever was invited names a deal to the active player, in their own words (SV-6.4). */
export interface Propose extends Terms {
  readonly type: 'propose';
}

const talkOf = ({ stage }: State): Talk => {
  const seat = stage.kind === 'invited' ? stage.seat : -1;
  return { speaker: seat, partner: seat };
};

export const propose: MoveRule<Board, State, Propose> = {
  type: 'propose',
  verb: 'propose',
  decode: object<Propose>({ type: oneOf(['propose']), gives: decodeWares, gets: decodeWares }),

  *options(board, state) {
    const talk = talkOf(state);
    for (const deal of dealsIn(board, state, talk))
      yield { type: 'propose', ...termsOf(board, deal, talk.speaker) };
  },

  sample(board, state, rng) {
    const talk = talkOf(state);
    const deal = sampleDeal(board, state, talk, rng);
    return deal && { type: 'propose', ...termsOf(board, deal, talk.speaker) };
  },

  reject: (board, state, move) => termsProblem(board, state, talkOf(state), move),

  apply(board, state, move) {
    const deal = dealIn(board, state, talkOf(state), move);
    return deal === undefined ? state : withTerms(state, deal, { answers: activeSeat(state), counters: 0 });
  },

  format: (_, __, move) => termsText(move),
  parse: (board, _, words) =>
    thenRead(readTerms(board, words), (terms): Propose => ({ type: 'propose', ...terms })),
};

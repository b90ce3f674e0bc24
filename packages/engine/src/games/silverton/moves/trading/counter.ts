import { type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { thenRead } from '../../notation.ts';
import { dealsIn, sampleDeal, type Talk } from '../../rules/bargains.ts';
import { MOST_COUNTERS } from '../../rules/haggling.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { dealIn, termsOf, termsProblem, withTerms } from './terms.ts';
import { decodeWares, type Terms } from './wares.ts';
import { readTerms, termsText } from './waresText.ts';

/** Whoever has to answer an offer names other terms, in their own words (SV-6.4, SV-6.4.6). */
export interface Counter extends Terms {
  readonly type: 'counter';
}

/** The talk seen by the one who answers; `undefined` when no further counter-offer is allowed. */
const talkOf = ({ stage }: State): Talk | undefined =>
  stage.kind === 'offered' && stage.counters < MOST_COUNTERS
    ? { speaker: stage.answers, partner: stage.partner }
    : undefined;

export const counter: MoveRule<Board, State, Counter> = {
  type: 'counter',
  verb: 'counter',
  decode: object<Counter>({ type: oneOf(['counter']), gives: decodeWares, gets: decodeWares }),

  *options(board, state) {
    const talk = talkOf(state);
    if (talk === undefined) return;
    for (const deal of dealsIn(board, state, talk))
      yield { type: 'counter', ...termsOf(board, deal, talk.speaker) };
  },

  sample(board, state, rng) {
    const talk = talkOf(state);
    const deal = talk && sampleDeal(board, state, talk, rng);
    return talk && deal && { type: 'counter', ...termsOf(board, deal, talk.speaker) };
  },

  reject(board, state, move) {
    const talk = talkOf(state);
    if (talk === undefined)
      return { rule: 'SV-6.4.6', code: 'counter/tooMany', params: { most: MOST_COUNTERS } };
    return termsProblem(board, state, talk, move);
  },

  apply(board, state, move) {
    const talk = talkOf(state);
    const deal = talk && dealIn(board, state, talk, move);
    if (talk === undefined || deal === undefined || state.stage.kind !== 'offered') return state;
    const answers = talk.speaker === talk.partner ? activeSeat(state) : talk.partner;
    return withTerms(state, deal, { answers, counters: state.stage.counters + 1 });
  },

  format: (_, __, move) => termsText(move),
  parse: (board, _, words) =>
    thenRead(readTerms(board, words), (terms): Counter => ({ type: 'counter', ...terms })),
};

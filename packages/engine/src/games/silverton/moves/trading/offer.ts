import { integer, type MoveRule, object, oneOf, pick, problem, type Seat } from '../../../../kernel/index.ts';
import { seatText, seatWord, thenRead } from '../../notation.ts';
import { dealsIn, sampleDeal, type Talk } from '../../rules/bargains.ts';
import { withTalksOpened } from '../../rules/haggling.ts';
import { activeSeat, othersThan } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { dealIn, termsOf, termsProblem, withTerms } from './terms.ts';
import { decodeWares, type Terms } from './wares.ts';
import { readTerms, termsText } from './waresText.ts';

/** The active player names a deal to another: what they give and what they get (SV-6.4). */
export interface Offer extends Terms {
  readonly type: 'offer';
  readonly to: Seat;
}

const talkWith = (state: State, to: Seat): Talk => ({ speaker: activeSeat(state), partner: to });

export const offer: MoveRule<Board, State, Offer> = {
  type: 'offer',
  verb: 'offer',
  decode: object<Offer>({
    type: oneOf(['offer']),
    to: integer(0, 11),
    gives: decodeWares,
    gets: decodeWares,
  }),

  *options(board, state) {
    const speaker = activeSeat(state);
    for (const to of othersThan(state, speaker))
      for (const deal of dealsIn(board, state, talkWith(state, to)))
        yield { type: 'offer', to, ...termsOf(board, deal, speaker) };
  },

  sample(board, state, rng) {
    const speaker = activeSeat(state);
    const to = pick(othersThan(state, speaker), rng);
    const deal = sampleDeal(board, state, talkWith(state, to), rng);
    return deal && { type: 'offer', to, ...termsOf(board, deal, speaker) };
  },

  reject(board, state, move) {
    if (!othersThan(state, activeSeat(state)).includes(move.to))
      return { rule: 'SV-6.4', code: 'offer/noSuchPlayer', params: { seat: move.to } };
    return termsProblem(board, state, talkWith(state, move.to), move);
  },

  apply(board, state, move) {
    const deal = dealIn(board, state, talkWith(state, move.to), move);
    return deal === undefined
      ? state
      : withTerms(withTalksOpened(state), deal, { answers: move.to, counters: 0 });
  },

  format: (_, __, move) => [seatText(move.to), ...termsText(move)],
  parse(board, _, [first = '', ...words]) {
    const to = seatWord.read(first);
    if (to === undefined) return problem('seat', seatWord.expected, first);
    return thenRead(readTerms(board, words), (terms): Offer => ({ type: 'offer', to, ...terms }));
  },
};

import { integer, type MoveRule, object, oneOf } from '../../../kernel/index.ts';
import { takeCard } from '../rules/turn.ts';
import type { Board, State, TakeOrderCard } from '../types.ts';
import { parseWords, wholeWord } from './words.ts';

/** Takes one of the order cards left for the next turn (CD-8.1). */
export const takeOrderCard: MoveRule<Board, State, TakeOrderCard> = {
  type: 'takeOrderCard',
  decode: object<TakeOrderCard>({ type: oneOf(['takeOrderCard']), card: integer(0) }),

  options: (_board, state) =>
    state.cards.flatMap((taker, index): TakeOrderCard[] =>
      taker < 0 ? [{ type: 'takeOrderCard', card: index + 1 }] : [],
    ),

  reject: (_board, state, { card }) => {
    const taker = state.cards[card - 1];
    if (taker === undefined)
      return {
        rule: 'CD-8.1',
        code: 'takeOrderCard/noSuchCard',
        params: { card, cards: state.cards.length },
      };
    return taker < 0
      ? undefined
      : { rule: 'CD-8.1', code: 'takeOrderCard/alreadyTaken', params: { card, seat: taker } };
  },

  apply: (_board, state, { card }) => takeCard(state, card),

  verb: 'take',
  format: (_board, _state, { card }) => [`${card}`],
  parse: (_board, _state, words) => parseWords(words, [wholeWord('card')], takeOrderCard),
};

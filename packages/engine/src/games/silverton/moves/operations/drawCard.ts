import { anyOf, type Decoder, integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { drawClaim, drawEvent } from '../../effects/draws.ts';
import { claimText, claimWord, eitherWord, fixedWord, readWords, thenRead } from '../../notation.ts';
import type { State } from '../../state.ts';
import { type Board, type ClaimNumber, EVENT_IDS, type EventId } from '../../types.ts';

type Card = ClaimNumber | EventId;

/** Chance turns over the top card of the deck, for a prospector or in the refill of phase 6. */
export interface DrawCard {
  readonly type: 'drawCard';
  readonly card: Card;
}

/** SV-9.1: an event turned up in a refill goes back, as if it had not come, unless it is agreed that they act. */
const eventsCount = ({ stage, options }: State): boolean => stage.kind === 'drawing' || options.refillEvents;

const decodeCard: Decoder<Card> = anyOf<Card>('a claim number or an event', [integer(1), oneOf(EVENT_IDS)]);
const cardWord = eitherWord(claimWord, fixedWord('event', EVENT_IDS));

export const drawCard: MoveRule<Board, State, DrawCard> = {
  type: 'drawCard',
  verb: 'draw',
  decode: object<DrawCard>({ type: oneOf(['drawCard']), card: decodeCard }),
  *options(_, state) {
    for (const card of state.deck) yield { type: 'drawCard', card };
    if (eventsCount(state)) for (const card of state.deckEvents) yield { type: 'drawCard', card };
  },
  sample: (_, state, rng) => {
    const events = eventsCount(state) ? state.deckEvents : [];
    const at = rng.below(state.deck.length + events.length);
    const card = state.deck[at] ?? events[at - state.deck.length];
    return card === undefined ? undefined : { type: 'drawCard', card };
  },
  reject: (_, state, { card }) => {
    const isLeft =
      typeof card === 'number'
        ? state.deck.includes(card)
        : eventsCount(state) && state.deckEvents.includes(card);
    return isLeft ? undefined : { rule: 'SV-6.1', code: 'drawCard/notInDeck', params: { card } };
  },
  apply: (board, state, { card }) =>
    typeof card === 'number' ? drawClaim(state, card) : drawEvent(board, state, card),
  format: (_, __, { card }) => [typeof card === 'number' ? claimText(card) : card],
  parse: (_, __, words) =>
    thenRead(readWords<[Card]>(words, cardWord), ([card]): DrawCard => ({ type: 'drawCard', card })),
};

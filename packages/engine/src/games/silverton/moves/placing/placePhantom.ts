import { anyOf, type Decoder, integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { discardFaceUpClaims } from '../../effects/claims.ts';
import { discardLine } from '../../effects/lines.ts';
import { readWords, thenRead } from '../../notation.ts';
import { begin } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';
import { type Card, cardWord, targetText } from './target.ts';

/** The solo player puts the phantom prospector on a card, which is thereby lost (SV-20.3, SV-20.16). */
export interface PlacePhantom {
  readonly type: 'placePhantom';
  readonly card: Card;
}

const decodeCard: Decoder<Card> = anyOf<Card>('a claim or a line', [
  object({ on: oneOf(['claim']), claim: integer(1) }),
  object({ on: oneOf(['line']), line: integer(1) }),
]);

const hasProspector = ({ players }: State, card: Card): boolean =>
  players.some(({ staff }) =>
    staff.some(({ place }) =>
      card.on === 'claim'
        ? place.at === 'claim' && place.claim === card.claim
        : place.at === 'line' && place.line === card.line,
    ),
  );

const isFaceUp = ({ display, piles }: State, card: Card): boolean =>
  card.on === 'claim' ? display.includes(card.claim) : piles.some(({ top }) => top === card.line);

/** The cards the phantom may go to: face up, nobody's, and no prospector of the player on them. */
export const phantomCards = (state: State): readonly Card[] =>
  [
    ...state.display.map((claim): Card => ({ on: 'claim', claim })),
    ...state.piles.flatMap(({ top }): readonly Card[] =>
      top === undefined ? [] : [{ on: 'line', line: top }],
    ),
  ].filter((card) => !hasProspector(state, card));

export const placePhantom: MoveRule<Board, State, PlacePhantom> = {
  type: 'placePhantom',
  verb: 'phantom',
  decode: object<PlacePhantom>({ type: oneOf(['placePhantom']), card: decodeCard }),
  options: (_, state) => phantomCards(state).map((card) => ({ type: 'placePhantom', card })),
  reject: (_, state, { card }) => {
    if (!isFaceUp(state, card)) return { rule: 'SV-20.16', code: 'placePhantom/notFaceUp' };
    return hasProspector(state, card)
      ? { rule: 'SV-20.16', code: 'placePhantom/prospectorThere' }
      : undefined;
  },
  // Alone at the table there are no disputes: the end of phase 3 has come.
  apply: (_, state, { card }) =>
    begin(
      card.on === 'claim' ? discardFaceUpClaims(state, [card.claim]) : discardLine(state, card.line),
      'disputes',
    ),
  format: (_, __, { card }) => [targetText(card)],
  parse: (_, __, words) =>
    thenRead(readWords<[Card]>(words, cardWord), ([card]): PlacePhantom => ({ type: 'placePhantom', card })),
};

import { playerAt } from '../../effects/money.ts';
import { cardsInDeck, claimsPlace } from '../../rules/prospecting.ts';
import { activeSeat } from '../../rules/turn.ts';
import { staffMove } from '../shapes.ts';

/** SV-6.1: a prospector on the deck draws the top card, before the next one does. */
export const drawFromDeck = staffMove({
  type: 'drawFromDeck',
  verb: 'prospect',
  reject: (_, state, { staff }) => {
    const place = claimsPlace(playerAt(state, activeSeat(state)).staff[staff]);
    if (place?.at !== 'deck') return { rule: 'SV-6.1', code: 'drawFromDeck/notOnDeck', params: { staff } };
    return cardsInDeck(state) === 0 ? { rule: 'SV-9.3', code: 'drawFromDeck/emptyDeck' } : undefined;
  },
  apply: (_, state, { staff }) => ({ ...state, stage: { kind: 'drawing', staff } }),
});

export type DrawFromDeck = Parameters<typeof drawFromDeck.apply>[2];

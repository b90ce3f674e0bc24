import { SALVAGE } from '@roundhouse/engine/silverton';
import { townAt, unitsOf } from '../describe/terms.ts';
import { expectedUnits, firstWorth } from '../play/figures.ts';
import type { Target } from '../play/svSession.ts';
import { isOwnTrack, type Viewing } from '../play/targets.ts';
import { sv } from '../words/index.ts';

/** What a place costs and promises, in one line. */
export const targetNote = (viewing: Viewing, target: Target): string | undefined => {
  const { board, view } = viewing;
  if (target.on === 'claim') {
    const claim = board.claims[target.claim];
    if (claim === undefined) return undefined;
    return sv.t('target.claim', {
      town: townAt(board, claim.town),
      price: claim.price,
      units: Math.round(expectedUnits(claim, true) * 10) / 10,
      good: unitsOf(claim.commodity),
      worth: firstWorth(board, view, claim),
    });
  }
  if (target.on === 'line') {
    const line = board.lines[target.line];
    return line === undefined ? undefined : sv.t('target.line', { price: line.price, income: line.income });
  }
  if (target.on === 'deck') return sv.t('target.deck', { cards: view.deckCards });
  const segment = board.segmentById.get(target.segment);
  if (segment === undefined) return undefined;
  if (isOwnTrack(viewing, target)) return sv.t('target.own', { salvage: segment.length * SALVAGE });
  return sv.t(segment.snow ? 'target.snow' : 'target.segment', {
    cost: segment.cost,
    length: segment.length,
  });
};

import { railroadOf } from '../pieces/railroad.ts';
import { costOf, hexesAlong, indexOf } from '../play/lines.ts';
import type { PlannedMove } from '../play/plan.ts';
import { cd } from '../words/index.ts';
import { type About, fullNameOfHex } from './terms.ts';

/** A planned move in a few words, with its price. */
export const describePlanned = (move: PlannedMove, { board }: Pick<About, 'board'>): string => {
  if (move.type === 'skipStock' || move.type === 'endTurn') return cd.t(`plan.${move.type}`);
  const railroad = railroadOf(board, move.railroad)?.shortName ?? move.railroad;
  switch (move.type) {
    case 'startRailroad': {
      const hex = fullNameOfHex(board, indexOf(board, move.hex));
      return cd.t('plan.startRailroad', { railroad, hex, shares: move.shares, value: move.value });
    }
    case 'buyShares':
      return cd.t('plan.buyShares', { railroad, count: move.count, payment: move.payment });
    case 'buildLine': {
      const hexes = hexesAlong(board, move);
      const hex = fullNameOfHex(board, hexes.at(-1) ?? indexOf(board, move.from));
      return cd.t('plan.buildLine', { railroad, hex, count: move.length, cost: costOf(board, hexes) });
    }
  }
};

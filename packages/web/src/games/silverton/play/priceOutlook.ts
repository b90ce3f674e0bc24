import {
  type Board,
  type Column,
  priceMove,
  type State,
  simplePriceMove,
} from '@roundhouse/engine/silverton';
import { TWO_DICE } from './figures.ts';

/** A price a column may show next turn, and how likely. */
export interface PriceChance {
  readonly price: number;
  readonly chance: number;
}

/** Where a column's price may stand after this turn if `units` more are sold and nobody else sells (SV-7). */
export const priceOutlook = (
  board: Board,
  state: State,
  { column, units }: { readonly column: Column; readonly units: number },
): readonly PriceChance[] => {
  const sold = state.ledger.sold.with(column.index, (state.ledger.sold[column.index] ?? 0) + units);
  const after: State = { ...state, ledger: { ...state.ledger, sold } };
  const chances = new Map<number, number>();
  for (const { move, chance } of movesOf(board, after, column)) {
    const box = Math.min(column.openTo, Math.max(column.openFrom, (state.prices[column.index] ?? 0) + move));
    const price = column.boxes[box] ?? 0;
    chances.set(price, (chances.get(price) ?? 0) + chance);
  }
  return [...chances]
    .map(([price, chance]) => ({ price, chance }))
    .sort((one, other) => other.price - one.price);
};

const movesOf = (
  board: Board,
  state: State,
  column: Column,
): readonly { readonly move: number; readonly chance: number }[] => {
  if (state.options.optionalRules.includes('simpleMarket'))
    return [{ move: simplePriceMove(board, state, column), chance: 1 }];
  const totals = column.dice === 1 ? [1, 2, 3, 4, 5, 6] : [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return totals.map((dice) => ({
    move: priceMove(board, state, { column, dice }),
    chance: column.dice === 1 ? 1 / 6 : (TWO_DICE[dice] ?? 0),
  }));
};

/** The price to be expected. */
export const expectedPrice = (chances: readonly PriceChance[]): number =>
  chances.reduce((sum, { price, chance }) => sum + price * chance, 0);

import type { State } from '../state.ts';
import type { Board, Column } from '../types.ts';

/** SV-7.1, SV-6.6: prices in open boxes, and nobody past a sale limit. */
export function* marketTrouble(board: Board, state: State): Iterable<string> {
  for (const column of board.columns) {
    const trouble = priceTrouble(column, state) ?? saleTrouble(column, state);
    if (trouble !== undefined) yield `${column.id}: ${trouble}`;
  }
}

const priceTrouble = ({ index, openFrom, openTo }: Column, { prices }: State): string | undefined => {
  const price = prices[index] ?? Number.NaN;
  return price === -1 || (price >= openFrom && price <= openTo) ? undefined : `price in box ${price}`;
};

const saleTrouble = ({ index, saleLimit }: Column, { prices, ledger }: State): string | undefined => {
  const sold = ledger.sold[index] ?? Number.NaN;
  const soldByActive = ledger.soldByActive[index] ?? Number.NaN;
  if (!(soldByActive >= 0 && sold >= soldByActive)) return `${soldByActive} of ${sold} sold by one player`;
  if (saleLimit !== undefined && soldByActive > saleLimit) return `${soldByActive} sold by one player`;
  return sold > 0 && prices[index] === -1 ? `${sold} sold, though it is not in the game` : undefined;
};

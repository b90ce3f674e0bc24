import type { Delivery } from '../rules/deliveries.ts';
import { dutyOf } from '../rules/deliveries.ts';
import { columnFor, priceOf } from '../rules/market.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { claimAt, removeGoods } from './claims.ts';
import { spendHaul } from './haul.ts';
import { receive } from './money.ts';

/** SV-6.6: goods are delivered, paid at the price shown, and counted for the sale limit and phase 5. */
export const sell = (board: Board, state: State, delivery: Delivery): State => {
  const { claim, seller, city, units, trains } = delivery;
  const { commodity, town: from } = claimAt(board, claim);
  const column = columnFor(board, state, { commodity, city });
  if (column === undefined) return state;
  const seat = activeSeat(state);
  const hauled = spendHaul(board, state, { from, to: city, commodity, units, trains });
  const unloaded = removeGoods(hauled, { seat: seller ?? seat, claim }, units);
  const paid = receive(unloaded, seat, units * priceOf(column, state));
  const duty = dutyOf(state, delivery);
  const { ledger } = paid;
  return {
    ...paid,
    ledger: {
      ...ledger,
      sold: ledger.sold.with(column.index, (ledger.sold[column.index] ?? 0) + units),
      soldByActive: ledger.soldByActive.with(column.index, (ledger.soldByActive[column.index] ?? 0) + units),
      duties: ledger.duties.filter((other) => other !== duty),
    },
  };
};

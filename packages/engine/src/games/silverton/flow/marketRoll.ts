import { movePrice } from '../effects/prices.ts';
import { nextColumn, priceMove } from '../rules/market.ts';
import { begin } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** SV-7.1: the dice of one column move its marker; its counted units are cleared. */
export const resolveMarketRoll = (board: Board, state: State, dice: readonly number[]): State => {
  if (state.stage.kind !== 'marketRoll') return state;
  const column = board.columns[state.stage.column];
  if (column === undefined) return state;
  const total = dice.reduce((sum, die) => sum + die, 0);
  const moved = movePrice(state, column, priceMove(board, state, { column, dice: total }));
  const cleared = { ...moved, ledger: { ...moved.ledger, sold: moved.ledger.sold.with(column.index, 0) } };
  const next = nextColumn(state, column.index + 1);
  return next === undefined
    ? begin(cleared, 'newCards')
    : { ...cleared, stage: { kind: 'marketRoll', column: next } };
};

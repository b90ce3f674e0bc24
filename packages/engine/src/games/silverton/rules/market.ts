import type { State } from '../state.ts';
import type { Board, Column, Commodity, PriceTable, TownIndex } from '../types.ts';
import { idnOf } from './turn.ts';

/** The first column in the game from `from` on, left to right; `undefined` past the last. */
export const nextColumn = ({ prices }: Pick<State, 'prices'>, from: number): number | undefined => {
  const next = prices.findIndex((box, column) => column >= from && box >= 0);
  return next < 0 ? undefined : next;
};

/** SV-2.3: the open column a commodity is sold in at a city; `undefined` if it cannot be sold there. */
export const columnFor = (
  board: Board,
  { prices }: Pick<State, 'prices'>,
  { commodity, city }: { readonly commodity: Commodity; readonly city: TownIndex },
): Column | undefined =>
  board.towns[city]?.market === true
    ? board.columns.find(
        (column) =>
          column.commodity === commodity &&
          (column.city ?? city) === city &&
          (prices[column.index] ?? -1) >= 0,
      )
    : undefined;

/** Dollars a unit brings in a column now. */
export const priceOf = ({ boxes, index }: Column, { prices }: Pick<State, 'prices'>): number =>
  boxes[prices[index] ?? -1] ?? 0;

/** Units the active player may still sell in a column this turn (SV-6.6). */
export const saleRoom = ({ saleLimit, index }: Column, { ledger }: Pick<State, 'ledger'>): number =>
  (saleLimit ?? Number.POSITIVE_INFINITY) - (ledger.soldByActive[index] ?? 0);

/** What a column's dice, in sum, are to be read as in the table of its commodity. */
interface MarketSum {
  /** Added for units sold this turn. */
  readonly sold: number;
  /** Taken off where the increased demand number counts. */
  readonly idn: number;
  readonly result: number;
}

/** SV-7.1: the dice, plus units sold, less the increased demand number. */
export const marketSum = (
  board: Board,
  state: State,
  { column, dice }: { readonly column: Column; readonly dice: number },
): MarketSum => {
  const sold = Math.ceil((state.ledger.sold[column.index] ?? 0) / column.soldDivisor);
  const idn = column.usesIdn ? idnOf(board, state) : 0;
  return { sold, idn, result: dice + sold - idn };
};

/** SV-7.1, SV-7.2: boxes up (+) or down (-) for a roll. */
export const priceMove = (
  board: Board,
  state: State,
  roll: { readonly column: Column; readonly dice: number },
): number => readTable(board.movement[roll.column.commodity], marketSum(board, state, roll).result);

const readTable = ({ from, boxes }: PriceTable, result: number): number =>
  boxes[Math.min(boxes.length - 1, Math.max(0, result - from))] ?? 0;

/** SV-30.6: no dice; a column rises if nothing was sold in it and falls if anything was. */
export const simplePriceMove = (board: Board, state: State, { commodity, index }: Column): number => {
  const sold = state.ledger.sold[index] ?? 0;
  if (commodity === 'silver') return sold === 0 ? idnOf(board, state) : -Math.ceil(sold / 2);
  if (sold === 0) return 1;
  return commodity === 'lumber' ? -2 : -1;
};

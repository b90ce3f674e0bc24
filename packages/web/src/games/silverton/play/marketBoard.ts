import type { Board, Column, Commodity, View } from '@roundhouse/engine/silverton';
import { COMMODITY_ORDER } from '../pieces/order.ts';

/** A column of the market as it is drawn, highest box first. */
export interface MarketColumn {
  readonly column: Column;
  readonly head: string;
  readonly inPlay: boolean;
  readonly sold: number;
  readonly boxes: readonly {
    readonly price: number;
    readonly shut: boolean;
    readonly now: boolean;
    readonly start: boolean;
  }[];
}

/** A city's name in three letters: Den, SLC, SFe, ElP. */
export const shortCity = (name: string): string => {
  const words = name.split(' ');
  if (words.length > 2) return words.map((word) => word.charAt(0)).join('');
  const [first = '', second] = words;
  if (second === undefined) return first.slice(0, 3);
  return first.length === 2 ? `${first}${second.charAt(0)}` : `${first.charAt(0)}${second.slice(0, 2)}`;
};

/** The columns of the market board by commodity. */
export const marketBoard = (
  board: Board,
  { prices, ledger }: Pick<View, 'prices' | 'ledger'>,
): readonly { readonly commodity: Commodity; readonly columns: readonly MarketColumn[] }[] =>
  COMMODITY_ORDER.map((commodity) => ({
    commodity,
    columns: board.columns
      .filter((column) => column.commodity === commodity)
      .map((column): MarketColumn => {
        const at = prices[column.index] ?? -1;
        const boxes = column.boxes.map((price, box) => ({
          price,
          shut: box < column.openFrom || box > column.openTo,
          now: box === at,
          start: box === column.startBox,
        }));
        return {
          column,
          head: column.city === undefined ? '' : shortCity(board.towns[column.city]?.name ?? ''),
          inPlay: at >= 0,
          sold: ledger.sold[column.index] ?? 0,
          boxes: boxes.toReversed(),
        };
      }),
  }));

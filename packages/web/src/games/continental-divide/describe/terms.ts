import type { Seat } from '@roundhouse/engine';
import type { Board, HexIndex } from '@roundhouse/engine/continental-divide';
import { localeNow } from '../../../i18n/language.ts';
import { type Fragment, place, seatName, strong } from '../../../i18n/sentence.ts';
import type { Telling } from '../../table.ts';
import { railroadOf } from '../pieces/railroad.ts';
import { cd } from '../words/index.ts';

export type About = Telling<Board>;

/** What a hex is called: its town, port or starting city, or else its number. */
export const nameOfHex = (board: Board, hex: HexIndex): string => {
  const pack = board.pack.hexes[hex];
  return pack?.port ?? pack?.startingCity ?? pack?.town ?? pack?.id ?? '';
};

/** The name of a hex with its number: `Denver (K13)`, or `K14` alone. */
export const fullNameOfHex = (board: Board, hex: HexIndex): string => {
  const id = board.hexIds[hex] ?? '';
  const name = nameOfHex(board, hex);
  return name === id ? id : cd.t('hex.name', { name, id });
};

export const hexFragment = ({ board }: Pick<About, 'board'>, id: string): Fragment =>
  place(id, fullNameOfHex(board, board.hexIndexOf.get(id) ?? -1) || id);

export const seatFragment = ({ names }: Pick<About, 'names'>, seat: Seat): Fragment =>
  seatName(seat, names[seat] ?? String(seat + 1));

export const railroadFragment = ({ board }: Pick<About, 'board'>, id: string): Fragment =>
  strong(railroadOf(board, id)?.shortName ?? id);

/** A list as people write it: “Theo, Inès and Hal”. */
export const listText = (items: readonly string[], type: 'conjunction' | 'unit' = 'conjunction'): string =>
  new Intl.ListFormat(localeNow(), { type, style: type === 'unit' ? 'narrow' : 'long' }).format(items);

export const playersText = ({ names }: Pick<About, 'names'>, seats: readonly Seat[]): string =>
  listText(seats.map((seat) => names[seat] ?? String(seat + 1)));

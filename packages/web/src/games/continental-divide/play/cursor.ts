import { HEX_DIRECTIONS, type HexDirection } from '@roundhouse/engine';
import type { Board, HexIndex } from '@roundhouse/engine/continental-divide';

/** Keys that move the hex cursor: arrows along and across the rows, the four corner keys on the diagonals. */
const STRAIGHT: Readonly<Record<string, HexDirection>> = {
  ArrowRight: 'E',
  ArrowLeft: 'W',
  PageUp: 'NE',
  Home: 'NW',
  PageDown: 'SE',
  End: 'SW',
};

/** The hex the cursor goes to; where the map ends it stays, unless a neighbour on the slant is near. */
export const cursorMoved = (board: Board, hex: HexIndex, key: string): HexIndex | undefined => {
  const straight = STRAIGHT[key];
  if (straight !== undefined) return beside(board, hex, straight) ?? hex;
  if (key === 'ArrowUp') return upOrDown(board, hex, ['NE', 'NW']);
  return key === 'ArrowDown' ? upOrDown(board, hex, ['SE', 'SW']) : undefined;
};

const beside = (board: Board, hex: HexIndex, direction: HexDirection): HexIndex | undefined => {
  const found = board.neighbours[6 * hex + HEX_DIRECTIONS.indexOf(direction)] ?? -1;
  return found < 0 ? undefined : found;
};

/** Up and down keep to one column: east of it from even rows, back west from odd ones. */
const upOrDown = (
  board: Board,
  hex: HexIndex,
  [east, west]: readonly [HexDirection, HexDirection],
): HexIndex => {
  const row = board.pack.hexes[hex]?.r ?? 0;
  const [first, second] = row % 2 === 0 ? [east, west] : [west, east];
  return beside(board, hex, first) ?? beside(board, hex, second) ?? hex;
};

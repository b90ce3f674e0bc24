import { HEX_DIRECTIONS, type HexDirection, type Rejection } from '@roundhouse/engine';
import {
  type Board,
  type BuildLine,
  choices,
  type HexIndex,
  hasMajority,
  type State,
} from '@roundhouse/engine/continental-divide';

/** A line that can be built now with any length from 1 to `reach`. */
export interface OpenLine {
  readonly railroad: string;
  readonly from: string;
  readonly direction: HexDirection;
  readonly reach: number;
}

/** What a table needs to draw lines: the position and the rules' answers about it. */
export interface BuildContext {
  readonly board: Board;
  readonly position: State;
  readonly lines: readonly OpenLine[];
  readonly reject: (move: BuildLine) => Rejection | undefined;
}

/** Lines of every railroad the current player may build for; none outside the building phase. */
export const openLinesOf = (board: Board, position: State): readonly OpenLine[] => {
  const now = choices(board, position);
  return now.phase === 'build' ? now.lines : [];
};

export const indexOf = (board: Board, hex: string): HexIndex => board.hexIndexOf.get(hex) ?? -1;

const neighbour = (board: Board, hex: HexIndex, direction: HexDirection): HexIndex =>
  board.neighbours[6 * hex + HEX_DIRECTIONS.indexOf(direction)] ?? -1;

/** The first `length` hexes of a line, as far as the map goes. */
export const hexesAlong = (
  board: Board,
  { from, direction, length }: Pick<BuildLine, 'from' | 'direction' | 'length'>,
): readonly HexIndex[] => {
  const hexes: HexIndex[] = [];
  let hex = neighbour(board, indexOf(board, from), direction);
  while (hex >= 0 && hexes.length < length) {
    hexes.push(hex);
    hex = neighbour(board, hex, direction);
  }
  return hexes;
};

/** The direction and length of a line from one hex that ends in another; nothing if none is straight. */
export const lineBetween = (
  board: Board,
  from: string,
  to: string,
): Pick<BuildLine, 'direction' | 'length'> | undefined => {
  const target = indexOf(board, to);
  for (const direction of HEX_DIRECTIONS) {
    const place = hexesAlong(board, { from, direction, length: board.hexIds.length }).indexOf(target);
    if (place >= 0) return { direction, length: place + 1 };
  }
  return undefined;
};

/** Railroads the seat has the majority of, and which of them may still get a line in this player-turn. */
export const ownRailroads = (board: Board, position: State, seat: number): readonly string[] =>
  board.railroadIds.filter((_id, index) => {
    const railroad = position.railroads[index];
    return railroad !== undefined && hasMajority(railroad, seat);
  });

export const hasTrack = (board: Board, position: State, railroad: string, hex: string): boolean => {
  const bit = 1 << (board.railroadIndexOf.get(railroad) ?? 31);
  return ((position.cubes[indexOf(board, hex)] ?? 0) & bit) !== 0;
};

/** All hexes a railroad's lines could cover now. */
export const reachable = (board: Board, lines: readonly OpenLine[], from?: string): readonly HexIndex[] => {
  const found = new Set<HexIndex>();
  for (const line of lines)
    if (from === undefined || line.from === from)
      for (const hex of hexesAlong(board, { ...line, length: line.reach })) found.add(hex);
  return [...found];
};

export const costOf = (board: Board, hexes: readonly HexIndex[]): number =>
  hexes.reduce((sum, hex) => sum + (board.cost[hex] ?? 0), 0);

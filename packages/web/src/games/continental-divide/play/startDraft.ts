import type { BuildLine } from '@roundhouse/engine/continental-divide';
import { type Board, choices, type StartRailroad, type State } from '@roundhouse/engine/continental-divide';
import { costOf, hexesAlong, type OpenLine, openLinesOf } from './lines.ts';

/** A railroad about to be started: always complete, so that it can be confirmed at any moment. */
export type StartDraft = StartRailroad;

const USUAL_SHARES = 8;
const USUAL_VALUE = 16;

/** A sensible beginning for the card, out of what is possible; nothing if no railroad can be started. */
export const newStartDraft = (
  board: Board,
  position: State,
  wanted: { readonly railroad?: string; readonly hex?: string } = {},
): StartDraft | undefined => {
  const now = choices(board, position);
  if (now.phase !== 'stock') return undefined;
  const { railroads, hexes, values } = now.start;
  const railroad = chosenOr(wanted.railroad, railroads);
  const hex = chosenOr(wanted.hex, hexes);
  const value = [...values].sort((a, b) => Math.abs(a - USUAL_VALUE) - Math.abs(b - USUAL_VALUE))[0];
  if (railroad === undefined || hex === undefined || value === undefined) return undefined;
  return { type: 'startRailroad', railroad, hex, shares: USUAL_SHARES, value };
};

const chosenOr = (wanted: string | undefined, open: readonly string[]): string | undefined =>
  open.find((each) => each === wanted) ?? open[0];

/** A first line the new railroad could pay at once. */
export interface FirstLine {
  readonly line: BuildLine;
  readonly hexes: readonly number[];
  readonly cost: number;
  readonly income: number;
}

/** The first line that brings most income; the longest of those. `after` is the position once started. */
export const bestFirstLine = (board: Board, after: State, railroad: string): FirstLine | undefined => {
  const lines = openLinesOf(board, after).filter((line) => line.railroad === railroad);
  return lines
    .map((open) => firstLineOf(board, open))
    .sort((a, b) => b.income - a.income || b.hexes.length - a.hexes.length || a.cost - b.cost)[0];
};

const firstLineOf = (board: Board, { reach, ...start }: OpenLine): FirstLine => {
  const line: BuildLine = { type: 'buildLine', ...start, length: reach };
  const hexes = hexesAlong(board, line);
  return {
    line,
    hexes,
    cost: costOf(board, hexes),
    income: hexes.reduce((sum, hex) => sum + (board.income[hex] ?? 0), 0),
  };
};

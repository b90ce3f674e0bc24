import type { Rejection } from '../../kernel/index.ts';
import { REGIONS, type Region } from './data/pack.ts';
import { surveyLine } from './rules/line.ts';
import { lineStartOf, rejectLine } from './rules/lineChecks.ts';
import { railroadAt } from './state.ts';
import type { Board, BuildLine, State } from './types.ts';

/** What a line would cost and bring, for a preview before it is built. */
export interface LineBill {
  /** As far as the line can go. */
  readonly hexes: readonly string[];
  readonly cost: number;
  /** What the treasury would hold afterwards; below zero when it cannot pay. */
  readonly treasury: number;
  /** By how much income would rise, the Divide bonus included. */
  readonly income: number;
  /** Cubes at hand afterwards. */
  readonly cubes: number;
  readonly regionsEntered: readonly Region[];
  readonly crossesDivide: boolean;
  readonly port?: string;
  /** Why it cannot be built. */
  readonly rejection?: Rejection;
}

/** The bill of a line, legal or not. */
export const lineBill = (board: Board, state: State, move: BuildLine): LineBill => {
  const line = lineStartOf(board, move);
  const railroad = railroadAt(state, line.railroad);
  const { hexes, cost, progress } = surveyLine(board, state, line, move.length);
  const rejection = rejectLine(board, state, move);
  const port = progress.port === railroad.port ? undefined : board.pack.ports[progress.port]?.name;
  return {
    hexes: hexes.map((hex) => board.hexIds[hex] ?? ''),
    cost,
    treasury: railroad.treasury - cost,
    income: progress.income - railroad.income,
    cubes: progress.cubes,
    regionsEntered: REGIONS.filter(
      (region) =>
        (region === 'central' && progress.reachedCentral && !railroad.reachedCentral) ||
        (region === 'western' && progress.reachedWestern && !railroad.reachedWestern),
    ),
    crossesDivide: progress.crossedDivide && !railroad.crossedDivide,
    ...(port === undefined ? {} : { port }),
    ...(rejection === undefined ? {} : { rejection }),
  };
};

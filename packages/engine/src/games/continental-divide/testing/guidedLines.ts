import { HEX_DIRECTIONS } from '../../../kernel/index.ts';
import { LAST_TURN } from '../data/figures.ts';
import { surveyLine } from '../rules/line.ts';
import { type OpenLine, openLines } from '../rules/openLines.ts';
import { currentSeat, railroadAt, sharesOf } from '../state.ts';
import type { Board, BuildLine, State } from '../types.ts';
import { costsToGo, goalOf } from './prospects.ts';
import type { Guide } from './style.ts';

/** The line that brings a railroad nearest to its port, or most income; none when all cost more than they bring. */
export const bestLine = (board: Board, state: State, { style, rng }: Guide): BuildLine | undefined => {
  let best: BuildLine | undefined;
  let most = 0;
  for (const line of openLines(board, state))
    for (let length = 1; length <= line.reach; length += 1) {
      const merit = meritOf(board, state, { line, length, style }) + rng.below(100) / 100;
      if (merit <= most + 1) continue;
      most = merit;
      best = moveOf(board, line, length);
    }
  return best;
};

const moveOf = (board: Board, line: OpenLine, length: number): BuildLine => ({
  type: 'buildLine',
  railroad: board.railroadIds[line.railroad] ?? '',
  from: board.hexIds[line.from] ?? '',
  direction: HEX_DIRECTIONS[line.direction] ?? 'E',
  length,
});

const meritOf = (
  board: Board,
  state: State,
  {
    line,
    length,
    style,
  }: { readonly line: OpenLine; readonly length: number; readonly style: Guide['style'] },
): number => {
  const railroad = railroadAt(state, line.railroad);
  const { hexes, cost, progress } = surveyLine(board, state, line, length);
  const goal = goalOf(board, state, { railroad: line.railroad, favourite: style.favourite });
  const costs = costsToGo(board)[goal.port] ?? [];
  const left = Math.min(goal.cost, ...hexes.map((hex) => costs[hex] ?? goal.cost));
  const earned = (progress.income - railroad.income) * style.income * Math.min(3, LAST_TURN - state.turn);
  const feats =
    Number(progress.reachedCentral) -
    Number(railroad.reachedCentral) +
    Number(progress.reachedWestern) -
    Number(railroad.reachedWestern) +
    2 * (Number(progress.crossedDivide) - Number(railroad.crossedDivide)) +
    Number(progress.port >= 0) -
    Number(railroad.port >= 0);
  const points = feats * sharesOf(railroad, currentSeat(state)) * 4;
  return points + (goal.cost - left) * 1.2 + earned - cost * 0.9;
};

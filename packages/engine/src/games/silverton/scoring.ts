import type { Standing } from '../../kernel/index.ts';
import { GRADES, type Grade } from './data/scenarios.ts';
import type { Length, Options } from './options.ts';
import { scenarioOf } from './rules/start.ts';
import type { State } from './state.ts';
import type { Board } from './types.ts';

/** SV-1.2 to SV-1.5: the sum that ends a standard game. */
const TARGETS: Readonly<Record<Length, number>> = {
  short: 6_000,
  regular: 10_000,
  long: 20_000,
  campaign: Number.POSITIVE_INFINITY,
};

/** The cash that ends the match; infinite where only the turns count. */
export const sumToReach = (options: Pick<Options, 'length' | 'scenario'>): number => {
  const scenario = scenarioOf(options);
  if (scenario?.turns === undefined) return TARGETS[options.length];
  return scenario.target ?? Number.POSITIVE_INFINITY;
};

/** SV-1.6: the last turn; infinite where the table plays on. */
export const lastTurnOf = (board: Board, { options }: Pick<State, 'options'>): number => {
  const turns = scenarioOf(options)?.turns;
  if (turns !== undefined) return turns;
  return options.playOn && options.length !== 'campaign' ? Number.POSITIVE_INFINITY : board.idn.length;
};

/** SV-1.6: whether the match ends with this turn. Fines owed do not count here (SV-16.4). */
export const isOver = (board: Board, state: State): boolean =>
  state.turn >= lastTurnOf(board, state) ||
  state.players.some(({ cash }) => cash >= sumToReach(state.options));

/** Cash, less what is owed (SV-16.4). Equal sums share a place (SV-1.6). */
export const standings = (_: Board, { players }: State): readonly Standing[] => {
  const scores = players.map(({ cash, owed }) => cash - owed);
  return scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
  }));
};

/** SV-20.1 to SV-20.4, SV-20.7: how well a solo player did; `undefined` where there are no grades. */
export const gradeOf = (state: State): Grade | undefined => {
  const [player] = state.players;
  const grades = scenarioOf(state.options)?.grades;
  if (grades === undefined || player === undefined) return undefined;
  const worst: Grade = 'decisiveDefeat';
  if (grades.by === 'cash') {
    const score = player.cash - player.owed;
    return GRADES[grades.limits.findIndex((limit) => score >= limit)] ?? worst;
  }
  if (player.cash < sumToReach(state.options)) return worst;
  return GRADES[grades.limits.findIndex((limit) => state.turn <= limit)] ?? worst;
};

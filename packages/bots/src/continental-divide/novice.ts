import {
  type Board,
  dividendOf,
  type Move,
  type State,
  victoryPointsOf,
} from '@roundhouse/engine/continental-divide';
import type { Bot } from '../bot.ts';
import { ranked } from './rank.ts';
import { reasonsFor } from './reasons.ts';
import { WEIGHTS } from './weights.ts';

/** Points now, a little for income and money: what a beginner counts. Sees nothing of the way ahead. */
const worthNow = (board: Board, state: State, seat: number): number => {
  let worth = victoryPointsOf(board, state, seat) + 0.02 * (state.cash[seat] ?? 0);
  for (const railroad of state.railroads) {
    const held = railroad.shares[seat] ?? 0;
    worth +=
      held * (0.6 + 0.3 * dividendOf(railroad) + 0.01 * railroad.treasury + 0.04 * railroad.track.length);
  }
  return worth;
};

/** One-ply greedy. */
export const novice: Bot<Board, State, Move, State> = {
  choose: (question) => {
    const state = question.rules.resample(question.view, question.rng);
    const [best] = ranked(question, state, {
      worthOf: (after) => worthNow(question.board, after, question.seat),
      jitter: 1,
    });
    if (best === undefined) throw new RangeError('nothing to decide');
    const { move, after } = best;
    return {
      move,
      reasons: reasonsFor(question.board, { before: state, move, after }, question.seat, WEIGHTS.balanced),
    };
  },
};

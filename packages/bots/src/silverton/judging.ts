import type { Board, Move, State, View } from '@roundhouse/engine/silverton';
import type { Bot } from '../bot.ts';
import { bestMove } from './judge.ts';
import type { Weights } from './weights.ts';

/** Every decision by the dollars it is likely to bring until the end, as these weights see it. */
export const judging = (weights: Weights): Bot<Board, State, Move, View> => ({
  choose: ({ board, rules, view, seat, rng }) => {
    const state = rules.resample(view, rng);
    const { move, reasons } = bestMove({ board, rules, state, seat, weights, rng });
    return { move, reasons };
  },
});

import type { PlainMove } from '@roundhouse/engine';
import type { Bot } from './bot.ts';

/** Any legal move. Plays every game, and is the yardstick the others are measured with. */
export const random = <Board, State, Move extends PlainMove, View>(): Bot<Board, State, Move, View> => ({
  choose: ({ rules, view, rng }) => ({
    move: rules.sampleMove(rules.resample(view, rng), rng),
    reasons: [],
  }),
});

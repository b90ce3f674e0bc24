import type { Board, Move, State, View } from '@roundhouse/engine/silverton';
import type { Bot, Level, Personality } from '../bot.ts';
import { expert } from './expert.ts';
import { judging } from './judging.ts';
import { fair, NOVICE, WEIGHTS } from './weights.ts';

/** The Silverton bot of a level and personality. */
export const silvertonBot = (
  level: Exclude<Level, 'random'>,
  personality: Personality,
): Bot<Board, State, Move, View> => {
  switch (level) {
    case 'novice':
      return judging(NOVICE);
    case 'regular':
      return judging(fair(WEIGHTS[personality]));
    case 'expert':
      return expert(WEIGHTS[personality]);
  }
};

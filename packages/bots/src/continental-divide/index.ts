import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Bot, Level, Personality } from '../bot.ts';
import { expert } from './expert.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

/** The Continental Divide bot of a level and personality. */
export const continentalDivideBot = (
  level: Exclude<Level, 'random'>,
  personality: Personality,
): Bot<Board, State, Move, State> => {
  switch (level) {
    case 'novice':
      return novice;
    case 'regular':
      return regular(personality);
    case 'expert':
      return expert(personality);
  }
};

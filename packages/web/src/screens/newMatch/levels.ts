import { LEVELS, type Level, loadBot } from '@roundhouse/bots';
import type { GameId } from '@roundhouse/engine';

/** The levels a game has bots for. */
export const levelsOf = async (game: GameId): Promise<readonly Level[]> => {
  const bots = await Promise.all(LEVELS.map((level) => loadBot(game, level)));
  return LEVELS.filter((_, index) => bots[index] !== undefined);
};

/** What a new bot plays at unless someone says otherwise. */
export const usualLevel = (levels: readonly Level[]): Level =>
  levels.includes('regular') ? 'regular' : (levels.at(-1) ?? 'random');

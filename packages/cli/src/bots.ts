import { LEVELS, loadBot, PERSONALITIES, type SeatedBot } from '@roundhouse/bots';
import { isGameId } from '@roundhouse/engine';
import { BadInput } from './badInput.ts';

const botCalled = async (game: string, name: string): Promise<SeatedBot> => {
  const bot = isGameId(game) ? await loadBot(game, name) : undefined;
  if (bot !== undefined) return { name, bot };
  throw new BadInput(
    `there is no bot ${name}; bots are ${LEVELS.join(', ')}, with a character after a colon: ${PERSONALITIES.join(', ')}`,
  );
};

/** The bots of a list such as `random,expert:builder`. */
export const botsCalled = (game: string, names: string): Promise<readonly SeatedBot[]> =>
  Promise.all(names.split(',').map((name) => botCalled(game, name.trim())));

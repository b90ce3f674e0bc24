import { LEVELS, PERSONALITIES, type SeatedBot } from '@roundhouse/bots';
import { loadAnyBot } from '@roundhouse/bots/node';
import { type GameId, isGameId } from '@roundhouse/engine';
import { BadInput } from './badInput.ts';

const loaded = async (game: GameId, name: string): Promise<SeatedBot['bot'] | undefined> => {
  try {
    return await loadAnyBot(game, name);
  } catch (error) {
    throw new BadInput(`cannot load ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const botCalled = async (game: string, name: string): Promise<SeatedBot> => {
  if (name === '') throw new BadInput('a seat has no bot: there is a comma too many in the list');
  const bot = isGameId(game) ? await loaded(game, name) : undefined;
  if (bot !== undefined) return { name, bot };
  throw new BadInput(
    `there is no bot ${name}; bots are ${LEVELS.join(', ')}, with a character after a colon: ${PERSONALITIES.join(', ')}; or a file that exports one as \`bot\``,
  );
};

/** The bots of a list such as `random,expert:builder`. */
export const botsCalled = (game: string, names: string): Promise<readonly SeatedBot[]> =>
  Promise.all(names.split(',').map((name) => botCalled(game, name.trim())));

import type { GameId } from '@roundhouse/engine';
import { type AnyBot, LEVELS, type Level, PERSONALITIES, type Personality } from './bot.ts';
import { random } from './random.ts';

/** Makes the bots of one game. */
type BotMaker = (level: Exclude<Level, 'random'>, personality: Personality) => AnyBot;

/** The thinking bots of every game. Loaded when asked for, like the games. */
const BOTS: Readonly<Record<GameId, () => Promise<BotMaker>>> = {
  'continental-divide': () => import('./continental-divide/index.ts').then((it) => it.continentalDivideBot),
  silverton: () => import('./silverton/index.ts').then((it) => it.silvertonBot),
};

export interface BotName {
  readonly level: Level;
  readonly personality: Personality;
}

/** A bot's name: a level, and a personality after a colon where it is not balanced (`expert:spoiler`). */
export const parseBotName = (name: string): BotName | undefined => {
  const [first, second = 'balanced', ...more] = name.split(':');
  const level = LEVELS.find((each) => each === first);
  const personality = PERSONALITIES.find((each) => each === second);
  if (level === undefined || personality === undefined || more.length > 0) return undefined;
  return { level, personality };
};

/** The bot a name stands for, or `undefined` where there is none. */
export const loadBot = async (game: GameId, name: string): Promise<AnyBot | undefined> => {
  const parsed = parseBotName(name);
  if (parsed === undefined) return undefined;
  if (parsed.level === 'random') return random();
  const make = await BOTS[game]();
  return make(parsed.level, parsed.personality);
};

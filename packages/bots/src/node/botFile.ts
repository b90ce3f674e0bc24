import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameId, isObject } from '@roundhouse/engine';
import type { AnyBot } from '../bot.ts';
import { loadBot } from '../loadBot.ts';

const FILE = /\.[cm]?[jt]s$/;

/** Whether `value` can be asked for moves; what it answers is checked move by move. */
const isBot = (value: unknown): value is AnyBot => isObject(value) && typeof value['choose'] === 'function';

/** A bot by its name, or the one that a file exports as `bot`. `undefined` where there is none. */
export const loadAnyBot = async (game: GameId, name: string): Promise<AnyBot | undefined> => {
  if (!FILE.test(name)) return loadBot(game, name);
  const module: unknown = await import(pathToFileURL(resolve(name)).href);
  const bot: unknown = isObject(module) ? module['bot'] : undefined;
  return isBot(bot) ? bot : undefined;
};

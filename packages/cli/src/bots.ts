import { type Budget, iterations, LEVELS, loadBot, PERSONALITIES } from '@roundhouse/bots';
import {
  type AnyRules,
  type BoardId,
  isGameId,
  type PlainMove,
  type Rng,
  type Seat,
} from '@roundhouse/engine';
import { BadInput } from './badInput.ts';

/** What a seat's bot is asked; it never sees more than the view. */
interface Asked {
  readonly board: BoardId;
  readonly rules: AnyRules;
  readonly seat: Seat;
  readonly view: unknown;
  readonly rng: Rng;
}

/** A bot as it sits at the table: with its name and its time to think. */
export interface SeatedBot {
  readonly name: string;
  choose(asked: Asked): PlainMove;
}

const seated = async (game: string, name: string, budget: Budget): Promise<SeatedBot> => {
  const bot = isGameId(game) ? await loadBot(game, name) : undefined;
  if (bot !== undefined) return { name, choose: (asked) => bot.choose({ ...asked, budget }).move };
  throw new BadInput(
    `there is no bot ${name}; bots are ${LEVELS.join(', ')}, with a character after a colon: ${PERSONALITIES.join(', ')}`,
  );
};

/** The bots of a list such as `random,expert:builder`. */
export const botsCalled = (game: string, names: string, thoughts: number): Promise<readonly SeatedBot[]> =>
  Promise.all(names.split(',').map((name) => seated(game, name.trim(), iterations(thoughts))));

import {
  type AnyGame,
  type BoardId,
  GAMES,
  type GameId,
  type PlainMove,
  seededRng,
} from '@roundhouse/engine';
import { type Decision, iterations, withinTime } from './bot.ts';
import { loadBot, parseBotName } from './loadBot.ts';
import type { Progress } from './thread.ts';

/** A question to a bot as plain JSON: all it takes to think about it somewhere else. */
export interface ThinkingRequest {
  readonly game: GameId;
  /** A board pack as JSON; left out for the game's own board. */
  readonly pack?: unknown;
  readonly seat: number;
  /** What the seat sees, and nothing else; the options of the match are part of it. */
  readonly view: unknown;
  /** `regular`, `expert:builder`. */
  readonly bot: string;
  /** The same seed and a budget that ends by iterations give the same decision. */
  readonly seed: string;
  readonly iterations: number;
  /** Time to think. */
  readonly milliseconds: number;
}

/** Boards read from packs, by their text: a match asks again and again about the same one. */
const boards = new Map<string, BoardId>();

/** The board of a pack, or the game's own. */
export const boardFor = (game: AnyGame, pack: unknown): BoardId => {
  if (pack === undefined) return game.defaultBoard;
  const key = `${game.id} ${JSON.stringify(pack)}`;
  const known = boards.get(key);
  if (known !== undefined) return known;
  const read = game.decodeBoard(pack);
  if (!read.ok) throw new TypeError(`the board pack cannot be read: ${read.problem.path}`);
  boards.set(key, read.value);
  return read.value;
};

/**
 * Answers a question. A bot that thinks long first says what a quick look gives, so that whoever loses
 * patience has something to play. `now` is the clock, in milliseconds.
 */
export const think = async (
  request: ThinkingRequest,
  now: () => number,
  progress?: Progress<Decision<PlainMove>>,
): Promise<Decision<PlainMove>> => {
  const game = await GAMES[request.game]();
  const bot = await loadBot(request.game, request.bot);
  if (bot === undefined) throw new RangeError(`${game.name} has no bot called ${request.bot}`);
  const board = boardFor(game, request.pack);
  progress?.begun();
  const { seat, view } = request;
  const question = { board, rules: game.rules(board), seat, view };
  const budget = withinTime(request.iterations, request.milliseconds, now);
  if (progress !== undefined && parseBotName(request.bot)?.level === 'expert') {
    const quick = await loadBot(request.game, 'regular');
    const glance = quick?.choose({ ...question, rng: seededRng(request.seed), budget: iterations(1) });
    if (glance !== undefined) progress.soFar(glance);
  }
  return bot.choose({ ...question, rng: seededRng(request.seed), budget });
};

import { loadBot } from '@roundhouse/bots';
import { type AnyGame, type BoardId, GAMES, type PlainMove, seededRng } from '@roundhouse/engine';
import type { BotReply, BotRequest } from './botMessages.ts';

/** The longest a bot thinks about one move; iterations alone would make slow machines wait. */
const PATIENCE_MS = 1_500;
const ITERATIONS = 4_000;

const boardFor = (game: AnyGame, boardJson: unknown): BoardId => {
  if (boardJson === undefined) return game.defaultBoard;
  const read = game.decodeBoard(boardJson);
  if (!read.ok) throw new TypeError(`the board pack cannot be read: ${read.problem.path}`);
  return read.value;
};

const chosen = async ({ game: id, boardJson, question }: BotRequest): Promise<PlainMove> => {
  const game = await GAMES[id]();
  const board = boardFor(game, boardJson);
  const { seat, plan, view, seed } = question;
  const bot = await loadBot(id, `${plan.level}:${plan.personality}`);
  if (bot === undefined) throw new RangeError(`${id} has no bot called ${plan.level}:${plan.personality}`);
  const deadline = performance.now() + PATIENCE_MS;
  const budget = { iterations: ITERATIONS, expired: () => performance.now() > deadline };
  return bot.choose({ board, rules: game.rules(board), seat, view, rng: seededRng(seed), budget }).move;
};

const reply = (message: BotReply): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  chosen(data).then(
    (move) => reply({ id: data.id, move }),
    (error: unknown) => reply({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  );
});

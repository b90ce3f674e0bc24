import { readFile } from 'node:fs/promises';
import {
  type AnyGame,
  type AnyRules,
  type BoardId,
  GAMES,
  isGameId,
  type MatchHeader,
  newHeader,
  parseJson,
  problemText,
} from '@roundhouse/engine';
import { BadInput } from './badInput.ts';
import { counted } from './counted.ts';
import { setupRefusal } from './rejectionInWords.ts';

/** A game with the board it is played on. */
export interface Table {
  readonly game: AnyGame;
  readonly board: BoardId;
  readonly rules: AnyRules;
}

export const readText = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new BadInput(
      code === 'ENOENT' ? `there is no file ${file}` : `cannot read ${file}: ${String(error)}`,
    );
  }
};

export const gameCalled = async (id: string): Promise<AnyGame> => {
  if (isGameId(id)) return GAMES[id]();
  throw new BadInput(`unknown game ${id}; the games are: ${Object.keys(GAMES).join(', ')}`);
};

/** The JSON of a board pack, whatever it holds. */
export const packIn = async (file: string): Promise<unknown> => {
  const json = parseJson(await readText(file));
  if (json.ok) return json.value;
  throw new BadInput(`${file} is no board pack: ${problemText(json.problem)}`);
};

/** The game's own board, or the one in `file`. */
const boardFrom = async (game: AnyGame, file: string | undefined): Promise<BoardId> => {
  if (file === undefined) return game.defaultBoard;
  const board = game.decodeBoard(await packIn(file));
  if (board.ok) return board.value;
  throw new BadInput(`${file} is no board of ${game.name}: ${problemText(board.problem)}`);
};

export const tableOf = async (gameId: string, boardFile: string | undefined): Promise<Table> => {
  const game = await gameCalled(gameId);
  const board = await boardFrom(game, boardFile);
  return { game, board, rules: game.rules(board) };
};

/** The header of a new match at this table, or the rule against it. */
export const headerAt = (
  { game, board, rules }: Table,
  chosen: Pick<MatchHeader, 'players' | 'options' | 'names' | 'seats'>,
): MatchHeader => {
  const options = game.decodeOptions(chosen.options);
  if (!options.ok) throw new BadInput(`options of ${game.name}: ${problemText(options.problem)}`);
  const header = newHeader(game, board, { ...chosen, options: options.value });
  const rejection = rules.rejectSetup({ players: chosen.players, options: options.value });
  if (rejection === undefined) return header;
  const { min, max } = game.players;
  if (chosen.players < min || chosen.players > max)
    throw new BadInput(
      `${game.name} is for ${min} to ${max} players, not ${chosen.players} (${rejection.rule})`,
    );
  throw new BadInput(
    `no match of ${game.name} with ${counted(chosen.players, 'player')} and these options: ${setupRefusal(rejection)}`,
  );
};

import { type AnyGame, GAMES, parseJson, problemText } from '@roundhouse/engine';
import type { Command } from 'commander';
import { BadInput } from '../badInput.ts';
import { gameCalled, readText } from '../table.ts';

const EXAMPLES = `
Examples:
  roundhouse boards check
  roundhouse boards check my-board.json
  roundhouse boards check my-board.json --game continental-divide`;

export const addBoards = (program: Command): void => {
  const boards = program.command('boards').description('look at board packs').helpCommand(false);
  boards
    .command('check [file]')
    .description('check the built-in boards, or the board pack in a file')
    .option('-g, --game <id>', 'the game the board is for (default: any)')
    .addHelpText('after', EXAMPLES)
    .action(check);
};

const check = async (file: string | undefined, { game }: { readonly game?: string }): Promise<void> => {
  const ids = game === undefined ? Object.keys(GAMES) : [game];
  const games = await Promise.all(ids.map(gameCalled));
  if (file === undefined) checkDefaults(games);
  else checkFile(file, await readText(file), games);
};

const checkDefaults = (games: readonly AnyGame[]): void => {
  for (const { name, defaultBoard } of games)
    console.log(`${name}: ${defaultBoard.id} is sound (hash ${defaultBoard.hash})`);
};

/** A pack does not say which game it is for: it fits a game if that game can read it. */
const checkFile = (file: string, text: string, games: readonly AnyGame[]): void => {
  const json = parseJson(text);
  if (!json.ok) throw new BadInput(`${file}: ${problemText(json.problem)}`);
  const readings = games.map((game) => ({ game, board: game.decodeBoard(json.value) }));
  for (const { game, board } of readings) {
    if (!board.ok) continue;
    console.log(`${file} is a sound board of ${game.name} (hash ${board.value.hash})`);
    return;
  }
  const problems = readings.map(({ game, board }) =>
    board.ok ? '' : `for ${game.name}, ${problemText(board.problem)}`,
  );
  throw new BadInput(`${file} is no sound board: ${problems.join('; ')}`);
};

import { Command, CommanderError } from 'commander';
import { BadInput } from './badInput.ts';
import { addArena } from './commands/arena.ts';
import { addBalance } from './commands/balance.ts';
import { addBench } from './commands/bench.ts';
import { addBoards } from './commands/boards.ts';
import { addPerft } from './commands/perft.ts';
import { addReplay } from './commands/replay.ts';
import { addSimulate } from './commands/simulate.ts';

const EXAMPLES = `
Examples:
  roundhouse simulate continental-divide --players 4 --games 100 --seed 1
  roundhouse simulate continental-divide --games 5 --out matches.ndjson
  roundhouse arena continental-divide --seats expert,regular,regular,regular
  roundhouse balance continental-divide --html balance.html
  roundhouse replay matches.ndjson
  roundhouse perft continental-divide --depth 2
  roundhouse boards check my-board.json
  roundhouse bench

Every command has its own --help.`;

const program = (): Command => {
  const root = new Command('roundhouse')
    .description('Continental Divide and Silverton on the command line')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .showHelpAfterError('(add --help for all options)')
    .helpCommand(false);
  for (const add of [addSimulate, addArena, addBalance, addReplay, addPerft, addBoards, addBench]) add(root);
  return root;
};

/** Runs one command line and gives its exit code: 0, or 1 when the input or the result is bad. */
export const run = async (args: readonly string[]): Promise<number> => {
  try {
    await program().parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    console.error(`roundhouse: ${messageOf(error)}`);
    return 1;
  }
};

const messageOf = (error: unknown): string => {
  if (process.env['ROUNDHOUSE_DEBUG'] === '1' && error instanceof Error) return error.stack ?? error.message;
  if (error instanceof BadInput) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return `${message.split('\n')[0]} (a defect of the program: ROUNDHOUSE_DEBUG=1 shows where)`;
};

import { seededRng } from '@roundhouse/engine';
import { perft } from '@roundhouse/engine/testing';
import type { Command } from 'commander';
import { BadInput, wholeNumber } from '../badInput.ts';
import { columns } from '../columns.ts';
import { progress } from '../progress.ts';
import { addSetupOptions, gameOptionsOf, type SetupFlags } from '../setupOptions.ts';
import { headerAt, type Table, tableOf } from '../table.ts';

interface PerftFlags extends SetupFlags {
  readonly depth: number;
  readonly after: number;
  readonly limit: number;
  readonly merge?: true;
}

const EXAMPLES = `
Counts the sequences of legal moves: a number that changes whenever the rules do.

Examples:
  roundhouse perft continental-divide --depth 2
  roundhouse perft continental-divide --depth 3 --after 60 --seed 7 --merge`;

export const addPerft = (program: Command): void => {
  addSetupOptions(program.command('perft <game>'))
    .description('count legal move sequences from a position')
    .requiredOption('-d, --depth <n>', 'length of the sequences', wholeNumber(1, 100))
    .option('-a, --after <n>', 'play so many random moves first', wholeNumber(0), 0)
    .option('--limit <n>', 'give up after so many moves', wholeNumber(1, 1e12), 100_000_000)
    .option('--merge', 'count equal positions once: same numbers, less time, more memory')
    .addHelpText('after', EXAMPLES)
    .action(run);
};

/** The position after so many random moves of the match with this seed. */
const positionAfter = ({ rules }: Table, start: unknown, { after, seed }: PerftFlags): unknown => {
  const rng = seededRng(seed);
  let state = start;
  for (let played = 0; played < after; played += 1) {
    if (rules.actor(state).kind === 'over') throw new BadInput(`the match is over after ${played} moves`);
    state = rules.apply(state, rules.sampleMove(state, rng));
  }
  return state;
};

const run = async (gameId: string, flags: PerftFlags): Promise<void> => {
  const table = await tableOf(gameId, flags.board);
  const players = flags.players ?? table.game.players.min;
  const header = headerAt(table, { players, options: gameOptionsOf(flags), names: [] });
  const state = positionAfter(table, table.rules.setup(header), flags);
  const bar = progress('depth', flags.depth);
  const rows: (string | number)[][] = [['depth', 'sequences', 'generated', 'moves/s']];
  for (let depth = 1; depth <= flags.depth; depth += 1) {
    const started = performance.now();
    const { sequences, generated, complete } = perft(table.rules, state, {
      depth,
      limit: flags.limit,
      merge: flags.merge ?? false,
    });
    const speed = Math.round(generated / ((performance.now() - started) / 1_000));
    rows.push([depth, complete ? sequences : `over ${sequences}`, generated, speed]);
    bar.step(depth);
    if (!complete) break;
  }
  bar.end();
  console.log(columns(rows).join('\n'));
};

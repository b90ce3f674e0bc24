import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import type { BenchResult } from '../../../../bench/run.ts';
import { BadInput, wholeNumber } from '../badInput.ts';
import { columns } from '../columns.ts';
import { progress } from '../progress.ts';
import { gameCalled } from '../table.ts';

interface BenchFlags {
  readonly game?: string;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly peers?: true;
  readonly json?: true;
}

const EXAMPLES = `
Everything runs in one thread, in interleaved rounds; the figures are medians. Numbers of different
machines say little, ratios on one machine say more.

Examples:
  roundhouse bench
  roundhouse bench --peers
  roundhouse bench --json --rounds 9`;

const FOLDER = fileURLToPath(new URL('../../../../bench', import.meta.url));

export const addBench = (program: Command): void => {
  program
    .command('bench')
    .description('measure the speed of the engine, next to its peers where they are installed')
    .option('-g, --game <id>', 'measure only this game of ours')
    .option('--peers', 'install the peers (boardgame.io, chess.js) first, if they are missing')
    .option('--rounds <n>', 'rounds to measure', wholeNumber(1, 1_000), 5)
    .option('--milliseconds <n>', 'time for each contestant in a round', wholeNumber(1, 60_000), 500)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', EXAMPLES)
    .action(bench);
};

const bench = async ({ game, rounds, milliseconds, peers, json }: BenchFlags): Promise<void> => {
  if (game !== undefined) await gameCalled(game);
  if (peers && !existsSync(`${FOLDER}/node_modules`)) installPeers();
  const { runBench } = await import('../../../../bench/run.ts');
  const bar = progress('rounds', rounds);
  const result = await runBench({
    ...(game === undefined ? {} : { game }),
    rounds,
    milliseconds,
    onRound: bar.step,
  });
  bar.end();
  console.log(json ? JSON.stringify(result, null, 2) : resultLines(result).join('\n'));
};

const installPeers = (): void => {
  const { status } = spawnSync('npm', ['ci'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new BadInput('the peers could not be installed');
};

const resultLines = ({ speeds, ratios, figures }: BenchResult): readonly string[] => [
  ...columns([
    ['moves a second', 'median', 'slowest', 'fastest'],
    ...speeds.map(({ name, median, slowest, fastest }) => [
      name,
      Math.round(median),
      Math.round(slowest),
      Math.round(fastest),
    ]),
  ]),
  '',
  ...(ratios.length === 0 ? ['The peers are not installed: roundhouse bench --peers installs them.'] : []),
  ...ratios.map(({ ours, peer, ratio }) => `${ours}: ${ratio} times ${peer}`),
  '',
  ...columns([
    ['random matches', 'number', 'moves', 'largest state (bytes)', 'replay (ms)', 'perft (moves/s)'],
    ...figures.map((row) => [
      row.name,
      row.matches,
      row.medianMoves,
      row.largestStateBytes,
      row.medianReplayMs,
      row.perftMovesPerSecond,
    ]),
  ]),
];

import { availableParallelism } from 'node:os';
import type { MatchJob, Terms } from '@roundhouse/bots/arena';
import { playAll } from '@roundhouse/bots/node';
import { isGameId } from '@roundhouse/engine';
import type { Command } from 'commander';
import { BadInput, wholeNumber } from './badInput.ts';
import { botsCalled } from './bots.ts';
import { progress } from './progress.ts';
import { addSetupOptions, gameOptionsOf, type SetupFlags } from './setupOptions.ts';
import { headerAt, packIn, tableOf } from './table.ts';

/** What every command is given that lets bots play many matches. */
export interface ArenaFlags extends SetupFlags {
  readonly games: number;
  readonly budget: number;
  readonly time?: number;
  readonly threads: number;
  readonly json?: true;
}

/** Iterations without an end: the clock decides. */
const UNLIMITED = 1_000_000_000;

export const addArenaOptions = (command: Command): Command =>
  addSetupOptions(command)
    .option('-n, --games <n>', 'number of matches, rounded up to whole rotations', wholeNumber(1), 100)
    .option('--budget <n>', 'the most positions a bot may weigh for one move', wholeNumber(1), 100)
    .option('--time <ms>', 'think by the clock instead; matches can then not be repeated', wholeNumber(1))
    .option('--threads <n>', 'matches played at the same time', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'print the result as JSON');

/** Who plays: the names given, over and over until all seats are taken. */
export const lineUpOf = (names: string, players: number | undefined): readonly string[] => {
  const list = names.split(',').map((name) => name.trim());
  return Array.from({ length: players ?? list.length }, (_, seat) => list[seat % list.length] ?? '');
};

export interface Arena {
  readonly name: string;
  readonly terms: Terms;
}

/** Checks everything the user gave before the first match starts. */
export const arenaFor = async (
  gameId: string,
  lineUp: readonly string[],
  flags: ArenaFlags,
): Promise<Arena> => {
  const table = await tableOf(gameId, flags.board);
  await botsCalled(gameId, [...new Set(lineUp)].join(','));
  const header = headerAt(table, { players: lineUp.length, options: gameOptionsOf(flags), names: [] });
  if (!isGameId(gameId)) throw new BadInput(`unknown game ${gameId}`);
  return {
    name: table.game.name,
    terms: {
      game: gameId,
      ...(flags.board === undefined ? {} : { pack: await packIn(flags.board) }),
      options: header.options,
      iterations: flags.time === undefined ? flags.budget : UNLIMITED,
      ...(flags.time === undefined ? {} : { milliseconds: flags.time }),
    },
  };
};

/** Plays all jobs with a bar that shows how far they are. */
export const playWithBar = async (label: string, jobs: readonly MatchJob[], threads: number) => {
  const bar = progress(label, jobs.length);
  try {
    return await playAll(jobs, { threads: Math.min(threads, jobs.length), onDone: bar.step });
  } finally {
    bar.end();
  }
};

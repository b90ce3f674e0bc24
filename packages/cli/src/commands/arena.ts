import { LEVELS } from '@roundhouse/bots';
import {
  type ArenaReport,
  arenaReport,
  type Fare,
  ladderMatches,
  reliabilityOf,
  rotations,
} from '@roundhouse/bots/arena';
import type { Command } from 'commander';
import { type ArenaFlags, addArenaOptions, arenaFor, lineUpOf, playWithBar } from '../arenaOptions.ts';
import { wholeNumber } from '../badInput.ts';
import { botsCalled } from '../bots.ts';
import { columns } from '../columns.ts';
import { counted } from '../counted.ts';
import { ladderOf, type Rung } from '../ladder.ts';
import { reliabilityLines } from '../reliabilityLines.ts';
import { soloReport, soloReportLines } from '../soloReport.ts';

interface Flags extends ArenaFlags {
  readonly seats?: string;
  readonly ladder?: true;
  readonly chances?: number;
}

const EXAMPLES = `
Every line-up is played once from every seat under the same deal, so that luck falls on all bots alike.
Shares and margins come with 95 % intervals; a bot no better than the others wins one match in as many as
there are players. With --budget the same seed gives the same matches; cpu is the time of a processor that
a decision takes, ms the time on the clock. Whoever plays alone has nobody to beat and is given a grade.

Examples:
  roundhouse arena continental-divide --seats expert,regular,regular,regular --games 400
  roundhouse arena silverton --seats regular:trader,regular --length short --seed 7 --json
  roundhouse arena continental-divide --ladder --players 4 --games 200
  roundhouse arena silverton --seats regular,regular,regular --length short --chances 32`;

export const addArena = (program: Command): void => {
  addArenaOptions(program.command('arena <game>'))
    .description('measure bots against each other')
    .option('--seats <names>', 'bots by seat (default: one expert and three regular players)')
    .option('--ladder', 'rate all levels, or the bots of --seats, on one ladder')
    .option(
      '--chances <playouts>',
      'estimate win chances after every turn, and see if they come true',
      wholeNumber(1),
    )
    .addHelpText('after', EXAMPLES)
    .action(arena);
};

const arena = async (gameId: string, flags: Flags): Promise<void> => {
  const entrants = flags.seats ?? (flags.ladder ? LEVELS.join(',') : 'expert,regular,regular,regular');
  const lineUp = lineUpOf(entrants, flags.players);
  const { name, terms: common } = await arenaFor(gameId, lineUp, flags);
  const terms = { ...common, ...(flags.chances === undefined ? {} : { playouts: flags.chances }) };
  await botsCalled(gameId, entrants);
  const plan = { matches: flags.games, seed: flags.seed };
  const jobs = flags.ladder
    ? ladderMatches(lineUpOf(entrants, undefined), lineUp.length, plan, terms)
    : rotations(lineUp, plan, terms);
  const started = performance.now();
  const results = await playWithBar(`arena ${gameId}`, jobs, flags.threads);
  const seconds = Number(((performance.now() - started) / 1_000).toFixed(1));
  const solo = soloReport(results);
  const report = {
    ...(solo ?? arenaReport(results)),
    ...(flags.ladder ? { ladder: ladderOf(results) } : {}),
    ...(flags.chances === undefined ? {} : { reliability: reliabilityOf(results) }),
  };
  const { budget, time, seed } = flags;
  const setting = { game: name, players: lineUp.length, options: terms.options, seed };
  const thinking = time === undefined ? { budget } : { time };
  if (flags.json) console.log(JSON.stringify({ ...setting, ...thinking, seconds, ...report }, null, 2));
  else
    console.log(
      [
        `${counted(report.matches, 'match', 'matches')} of ${name}, ${counted(lineUp.length, 'player')}, seed ${seed}, ${time === undefined ? `${budget} iterations` : `${time} ms`} a decision: ${seconds} s`,
        ...('seats' in report ? reportLines(report) : soloReportLines(report)),
        ...reliabilityLines(report.reliability),
      ].join('\n'),
    );
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}`;

const fareCells = ({ name, played, winShare, meanRank, meanScore, margin }: Fare): (string | number)[] => [
  name,
  played,
  `${percent(winShare.value)} (${percent(winShare.low)}-${percent(winShare.high)})`,
  meanRank,
  meanScore,
  `${margin.value} (${margin.low} to ${margin.high})`,
];

const FARE = ['seats', 'win % (95 %)', 'mean rank', 'mean score', 'ahead of the best other'] as const;

const reportLines = ({
  bots,
  seats,
  ladder = [],
}: ArenaReport & { readonly ladder?: readonly Rung[] }): readonly string[] => [
  '',
  ...columns([
    ['bot', ...FARE, 'ms p50', 'p95', 'cpu p50', 'p95'],
    ...bots.map((bot) => [...fareCells(bot), bot.wallMs.p50, bot.wallMs.p95, bot.cpuMs.p50, bot.cpuMs.p95]),
  ]),
  '',
  ...columns([['seat', ...FARE], ...seats.map(fareCells)]),
  ...(ladder.length === 0
    ? []
    : [
        '',
        ...columns([
          ['ladder', 'rating', 'sigma', 'at least', 'seats'],
          ...ladder.map((rung) => [rung.name, rung.mu, rung.sigma, rung.ordinal, rung.seats]),
        ]),
      ]),
];

import {
  GAMES,
  type GameId,
  newHeader,
  type PlainEvent,
  type PlainMove,
  type Standing,
  type Step,
} from '@roundhouse/engine';
import { type AnyBot, type Budget, iterations, withinTime } from '../bot.ts';
import { playMatch, type SeatedBot } from '../playMatch.ts';
import { boardFor } from '../thinking.ts';
import { balanceOf } from './balance/index.ts';
import { type Forecasts, forecasterFor } from './forecasts.ts';

/** One match of an arena as plain JSON, so that it can be played in a worker. */
export interface MatchJob {
  readonly game: GameId;
  readonly pack?: unknown;
  /** Options of the game as they were decoded. */
  readonly options: unknown;
  /** Names of the bots, by seat. */
  readonly names: readonly string[];
  readonly seed: string;
  readonly iterations: number;
  /** Left out: only iterations count, and the match can be repeated exactly. */
  readonly milliseconds?: number;
  /** Whether to gather what a balance report needs. */
  readonly facts?: boolean;
  /** Playouts for win chances at the end of every turn; left out: none are asked for. */
  readonly playouts?: number;
}

/** How long each of a bot's decisions took, in milliseconds. */
interface Timing {
  readonly name: string;
  /** On the clock on the wall. */
  readonly wall: readonly number[];
  /** Of a processor: what the decision costs, however busy the machine is. */
  readonly cpu: readonly number[];
}

export interface JobResult {
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  readonly moves: number;
  readonly timings: readonly Timing[];
  /** What the last move of a match for one told: how well it went. */
  readonly ending?: readonly PlainEvent[];
  /** What the game's balance report wants to know, if it was asked for. */
  readonly facts?: unknown;
  /** Win chances turn by turn, if they were asked for. */
  readonly forecasts?: Forecasts;
}

/** Milliseconds, from any start. */
export interface Clocks {
  wall(): number;
  cpu(): number;
}

/** What a match needs from where it is played. */
export interface ArenaPorts {
  readonly clocks: Clocks;
  load(game: GameId, name: string): Promise<AnyBot | undefined>;
}

export const playJob = async (job: MatchJob, { clocks, load }: ArenaPorts): Promise<JobResult> => {
  const game = await GAMES[job.game]();
  const board = boardFor(game, job.pack);
  const rules = game.rules(board);
  const stopwatches = new Map<string, Stopwatch>();
  const forecaster =
    job.playouts === undefined
      ? undefined
      : await forecasterFor(job.game, { board, rules }, { playouts: job.playouts, seed: job.seed });
  const watcher = job.facts ? (await balanceOf(job.game)).watcher(board) : undefined;
  const bots = await Promise.all(
    job.names.map(async (name): Promise<SeatedBot> => {
      const bot = await load(job.game, name);
      if (bot === undefined) throw new RangeError(`${game.name} has no bot called ${name}`);
      return { name, bot };
    }),
  );
  const { names, options, seed } = job;
  let last: Step<unknown, PlainMove> | undefined;
  const played = playMatch(
    { board, rules },
    {
      header: newHeader(game, board, { players: names.length, options, names }),
      bots: bots.map(({ name, bot }) => ({ name, bot: timed(bot, stopwatchFor(stopwatches, name), clocks) })),
      seed,
      budget: () => budgetOf(job, clocks),
      onStep: (step) => {
        last = step;
        watcher?.onStep(step);
        forecaster?.onStep(step);
      },
    },
  );
  return {
    names,
    standings: played.standings,
    moves: played.record.moves.length,
    timings: [...stopwatches].map(([name, times]) => ({ name, ...times })),
    ...(names.length > 1 || last === undefined
      ? {}
      : { ending: rules.narrate(last.before, last.move, last.after) }),
    ...(watcher === undefined ? {} : { facts: watcher.facts(played.standings) }),
    ...(forecaster === undefined ? {} : { forecasts: forecaster.forecasts() }),
  };
};

const budgetOf = ({ iterations: count, milliseconds }: MatchJob, { wall }: Clocks): Budget =>
  milliseconds === undefined ? iterations(count) : withinTime(count, milliseconds, wall);

interface Stopwatch {
  readonly wall: number[];
  readonly cpu: number[];
}

const stopwatchFor = (all: Map<string, Stopwatch>, name: string): Stopwatch => {
  const times = all.get(name) ?? { wall: [], cpu: [] };
  all.set(name, times);
  return times;
};

/** The same bot, with every decision timed. */
const timed = (bot: AnyBot, times: Stopwatch, { wall, cpu }: Clocks): AnyBot => ({
  choose: (question) => {
    const [wallBefore, cpuBefore] = [wall(), cpu()];
    const decision = bot.choose(question);
    times.wall.push(wall() - wallBefore);
    times.cpu.push(cpu() - cpuBefore);
    return decision;
  },
});

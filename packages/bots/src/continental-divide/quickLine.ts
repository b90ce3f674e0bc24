import { HEX_DIRECTIONS } from '@roundhouse/engine';
import {
  type Board,
  type BuildLine,
  type Choices,
  dividendOf,
  type LineChoice,
  type Railroad,
  type State,
} from '@roundhouse/engine/continental-divide';
import { demandNow } from './evaluate.ts';
import {
  linesLeft,
  type Prospect,
  payoutsLeft,
  prospectOf,
  type Season,
  seasonOf,
  worthOf,
} from './outlook.ts';
import { shorten, type Ways, waysOf } from './ways.ts';
import type { Weights } from './weights.ts';

type Building = Extract<Choices, { readonly phase: 'build' }>;

/** Points a dollar of dividends is worth to whoever gets it. */
const DIVIDEND = 0.1;

/** Found for a railroad: how to build, and how much better that is than not to. */
interface Found {
  readonly move: BuildLine;
  readonly gain: number;
}

/** A railroad with what is the same for all its lines. */
interface Yard {
  readonly railroad: Railroad;
  readonly before: Prospect;
  /** Room to work out the ways along a line, used again for every line. */
  readonly ways: Ways;
  /** What a share can expect when nothing is built. */
  readonly worth: number;
  /** Lines still to come after the one that is built now. */
  readonly lines: number;
  readonly payouts: number;
  readonly season: Season;
}

/**
 * A good line found fast, without playing any: every line is walked hex by hex, and only the outlook of the
 * railroad that builds it is asked. `undefined` when none is better than building nothing.
 */
export const quickLine = (
  board: Board,
  state: State,
  { lines }: Building,
  weights: Weights,
): BuildLine | undefined => {
  const season = seasonOf(board, state, demandNow(state, weights), weights);
  const yards = new Map<string, Yard>();
  let best: Found | undefined;
  for (const line of lines) {
    let yard = yards.get(line.railroad);
    if (yard === undefined) {
      yard = yardOf(state, board.railroadIndexOf.get(line.railroad) ?? -1, season);
      if (yard === undefined) continue;
      yards.set(line.railroad, yard);
    }
    best = bestLength(yard, line, best);
  }
  return best?.move;
};

const yardOf = (state: State, index: number, season: Season): Yard | undefined => {
  const railroad = state.railroads[index];
  if (railroad === undefined) return undefined;
  const lines = linesLeft(state, index, false) - 1;
  const before = prospectOf(railroad, waysOf(season.board, railroad.track, lines));
  const { cost, income, hexes } = before.ways;
  const ways = { cost: cost.slice(), income: income.slice(), hexes: hexes.slice() };
  return {
    railroad,
    before,
    ways,
    worth: worthOf(before, season),
    lines,
    payouts: payoutsLeft(state),
    season,
  };
};

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Walks a line to its end and keeps the length that gains most, if it beats `best`. */
const bestLength = (yard: Yard, line: LineChoice, best: Found | undefined): Found | undefined => {
  const { board } = yard.season;
  const direction = HEX_DIRECTIONS.indexOf(line.direction);
  const { before, ways } = yard;
  ways.cost.set(before.ways.cost);
  ways.income.set(before.ways.income);
  ways.hexes.set(before.ways.hexes);
  const after: Mutable<Prospect> = { ...before, ways };
  let most = best;
  let hex = board.hexIndexOf.get(line.from) ?? -1;
  for (let length = 1; length <= line.reach; length += 1) {
    hex = board.neighbours[6 * hex + direction] ?? -1;
    const gained = enter(board, after, hex);
    // A hex that brings nothing and leads nowhere is only worth building on the way to another.
    if (!shorten(board, ways, hex, yard.lines) && !gained) continue;
    const gain = gainOf(yard, after);
    if (gain > (most?.gain ?? 0)) most = { gain, move: { type: 'buildLine', ...place(line), length } };
  }
  return most;
};

const place = ({ railroad, from, direction }: LineChoice) => ({ railroad, from, direction });

/** What one more cube changes for the railroad (CD-4.5, CD-5); whether it brings anything at once. */
const enter = (board: Board, after: Mutable<Prospect>, hex: number): boolean => {
  const { rules } = board.pack;
  const income = board.income[hex] ?? 0;
  after.treasury -= board.cost[hex] ?? 0;
  after.income += income;
  after.cubes -= 1;
  const reached = enterRegion(board, after, hex);
  const crosses = board.westOfDivide[hex] === true && !after.crossedDivide;
  if (crosses) {
    after.crossedDivide = true;
    after.income += rules.divideIncomeBonus;
  }
  const port = board.port[hex] ?? -1;
  if (port >= 0) after.port = port;
  return income > 0 || reached || crosses || port >= 0;
};

const enterRegion = (board: Board, after: Mutable<Prospect>, hex: number): boolean => {
  const { cubesOnCentral, cubesOnWestern } = board.pack.rules;
  const region = board.region[hex];
  if (region === 1 && !after.reachedCentral) {
    after.reachedCentral = true;
    after.cubes += cubesOnCentral;
    return true;
  }
  if (region === 2 && !after.reachedWestern) {
    after.reachedWestern = true;
    after.cubes += cubesOnWestern;
    return true;
  }
  return false;
};

const gainOf = ({ railroad, worth, payouts, season }: Yard, after: Prospect): number => {
  const dividend = Math.ceil(after.income / after.issued) - dividendOf(railroad);
  return worthOf(after, season) - worth + DIVIDEND * dividend * payouts;
};

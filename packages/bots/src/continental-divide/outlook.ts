import {
  type Board,
  dividendOf,
  hasMajority,
  isSoldOut,
  isStarted,
  leastPriceOf,
  type Railroad,
  type State,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';
import { costFieldsOf, MOST_LINES, REGION_GOALS } from './costFields.ts';
import type { Weights } from './weights.ts';

const LAST_TURN = 8;

/** What a railroad's shares will probably be worth at the end. */
export interface Outlook {
  /** Expected victory points of a share. */
  readonly worth: number;
  readonly price: number;
  readonly unsold: number;
}

/** Money the players are likely to put into one railroad's unsold shares. */
export type Inflow = (railroad: Railroad) => number;

/** What an outlook takes for granted about the rest of the match. */
export interface Foresight {
  readonly inflow: Inflow;
  readonly weights: Weights;
  readonly buildingLater: boolean;
}

/** Dollars and income to every goal from the best hex of a track: `cost[goal]`, `income[goal]`. */
interface Ways {
  readonly cost: Float64Array;
  readonly income: Float64Array;
}

/** A railroad's track is a new list only when it builds, so most evaluations find its ways already known. */
const knownWays = new WeakMap<readonly number[], (Ways | undefined)[]>();

const waysOf = (board: Board, track: readonly number[], lines: number): Ways => {
  let byLines = knownWays.get(track);
  if (byLines === undefined) {
    byLines = [];
    knownWays.set(track, byLines);
  }
  const most = Math.min(lines, MOST_LINES);
  const known = byLines[most];
  if (known !== undefined) return known;
  const fields = costFieldsOf(board);
  const ways = {
    cost: new Float64Array(fields.length).fill(Number.POSITIVE_INFINITY),
    income: new Float64Array(fields.length),
  };
  const layer = most * board.hexIds.length;
  for (const [goal, field] of fields.entries())
    for (const hex of track) {
      const cost = field.cost[layer + hex] ?? Number.POSITIVE_INFINITY;
      if (cost >= (ways.cost[goal] ?? 0)) continue;
      ways.cost[goal] = cost;
      ways.income[goal] = field.income[layer + hex] ?? 0;
    }
  byLines[most] = ways;
  return ways;
};

/**
 * Lines this railroad can still get: one a turn, and in this turn one from each majority holder to come.
 * While purchases of a round are tried out nobody builds, so there the round's line still counts.
 */
const linesLeft = (state: State, index: number, { buildingLater }: Foresight): number => {
  const railroad = state.railroads[index];
  if (state.phase === 'over' || railroad === undefined) return 0;
  const later = LAST_TURN - state.turn;
  if (buildingLater) return later + 1;
  if (state.phase === 'order') return later;
  let now = 0;
  for (let place = state.position; place < state.order.length; place += 1) {
    const built = place === state.position && state.linesBuilt.includes(index);
    if (!built && hasMajority(railroad, state.order[place] ?? -1)) now += 1;
  }
  return later + now;
};

/** Turns whose dividends are still to be paid. */
export const payoutsLeft = (state: State): number => {
  if (state.phase === 'over') return 0;
  return LAST_TURN - state.turn + (state.phase === 'order' ? 0 : 1);
};

/** What the railroad itself keeps of its income until its last line, half of what it will yet gain included. */
const retained = (state: State, railroad: Railroad, gain: number): number => {
  const turns = Math.max(0, payoutsLeft(state) - 1);
  const income = railroad.income + gain / 2;
  const held = railroad.issued - unsoldOf(railroad);
  return turns * Math.max(0, income - Math.ceil(income / railroad.issued) * held);
};

/** Chance between 0 and 1 that a goal is reached, from money at hand and money needed. */
const likelihood = (funds: number, cost: number, slack: number): number => {
  if (cost === 0) return 1;
  if (cost === Number.POSITIVE_INFINITY) return 0;
  return 1 / (1 + Math.exp((cost - funds) / (slack * 0.35 + cost * 0.06)));
};

export const outlookOf = (board: Board, state: State, index: number, foresight: Foresight): Outlook => {
  const railroad = state.railroads[index];
  if (railroad === undefined || !isStarted(railroad)) return NOTHING;
  const ways = waysOf(board, railroad.track, linesLeft(state, index, foresight));
  const sales = foresight.inflow(railroad);
  const chanceOf = (goal: number): number => {
    const funds = railroad.treasury + sales + retained(state, railroad, ways.income[goal] ?? 0);
    return likelihood(funds, ways.cost[goal] ?? Number.POSITIVE_INFINITY, foresight.weights.slack);
  };
  const unsold = unsoldOf(railroad);
  const price = leastPriceOf(railroad);
  const soldOut = isSoldOut(railroad)
    ? 1
    : Math.min(1, sales / (unsold * price)) ** 2 * foresight.weights.soldOut;
  const worth =
    (railroad.reachedCentral ? 1 : chanceOf(0)) +
    (railroad.reachedWestern ? 1 : chanceOf(1)) +
    2 * (railroad.crossedDivide ? 1 : chanceOf(2)) +
    portWorth(board, state, railroad, chanceOf) +
    soldOut;
  return { worth, price, unsold };
};

const NOTHING: Outlook = { worth: 0, price: 0, unsold: 0 };

/** Points of the port it has, or of the free one that promises most. */
const portWorth = (
  board: Board,
  state: State,
  railroad: Railroad,
  chanceOf: (goal: number) => number,
): number => {
  const { ports } = board.pack;
  if (railroad.port >= 0) return ports[railroad.port]?.victoryPoints ?? 0;
  let most = 0;
  for (const [place, { hex, victoryPoints }] of ports.entries()) {
    if (state.cubes[board.hexIndexOf.get(hex) ?? -1] !== 0) continue;
    most = Math.max(most, victoryPoints * chanceOf(REGION_GOALS.length + place));
  }
  return most;
};

/** Dividends a seat can count on each turn as things stand. */
export const dividendsOf = (state: State, seat: number): number => {
  let total = 0;
  for (const railroad of state.railroads) total += (railroad.shares[seat] ?? 0) * dividendOf(railroad);
  return total;
};

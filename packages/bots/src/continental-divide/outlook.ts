import {
  type Board,
  dividendOf,
  hasMajority,
  isStarted,
  leastPriceOf,
  type Railroad,
  type State,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';
import { REGION_GOALS } from './costFields.ts';
import { type Ways, waysOf } from './ways.ts';
import type { Weights } from './weights.ts';

const LAST_TURN = 8;

/** What a railroad's shares will probably be worth at the end. */
export interface Outlook {
  /** Expected victory points of a share. */
  readonly worth: number;
  readonly price: number;
  readonly unsold: number;
}

/** What the outlooks of all railroads take for granted about the rest of the match. */
export interface Season {
  readonly board: Board;
  readonly weights: Weights;
  /** Part of the price of all unsold shares that the players are likely to pay. */
  readonly demand: number;
  /** Turns in which a railroad earns before its last line. */
  readonly earnings: number;
  /** Ports nobody has reached, one bit each. */
  readonly openPorts: number;
}

/** A railroad as far as its prospects go: as it stands, or as it would stand after a line. */
export interface Prospect
  extends Pick<
    Railroad,
    | 'issued'
    | 'income'
    | 'treasury'
    | 'cubes'
    | 'reachedCentral'
    | 'reachedWestern'
    | 'crossedDivide'
    | 'port'
  > {
  readonly unsold: number;
  readonly price: number;
  readonly ways: Ways;
}

/**
 * Lines a railroad can still get: one a turn, and in this turn one from each majority holder to come.
 * While purchases of a round are tried out nobody builds, so there the round's line still counts.
 */
export const linesLeft = (state: State, index: number, buildingLater: boolean): number => {
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

export const seasonOf = (board: Board, state: State, demand: number, weights: Weights): Season => {
  let openPorts = 0;
  for (const [place, { hex }] of board.pack.ports.entries())
    if (state.cubes[board.hexIndexOf.get(hex) ?? -1] === 0) openPorts |= 1 << place;
  return { board, weights, demand, earnings: Math.max(0, payoutsLeft(state) - 1), openPorts };
};

/** What the railroad itself keeps of its income until its last line, half of what it will yet gain included. */
const retained = ({ income, issued, unsold }: Prospect, earnings: number, gain: number): number => {
  const hoped = income + gain / 2;
  return earnings * Math.max(0, hoped - Math.ceil(hoped / issued) * (issued - unsold));
};

/** Cubes on the way to a goal: those at hand and those unlocked before it (CD-5.2). */
const cubesFor = (
  { cubes, reachedCentral, reachedWestern }: Prospect,
  { board }: Season,
  goal: number,
): number => {
  const { cubesOnCentral, cubesOnWestern } = board.pack.rules;
  const fromCentral = reachedCentral || goal === 0 ? 0 : cubesOnCentral;
  const fromWestern = reachedWestern || goal < REGION_GOALS.length ? 0 : cubesOnWestern;
  return cubes + fromCentral + fromWestern;
};

/** Chance between 0 and 1 that a goal is reached, from money at hand and money needed. */
const likelihood = (prospect: Prospect, season: Season, goal: number): number => {
  const { demand, earnings, weights } = season;
  const { treasury, unsold, price, ways } = prospect;
  const cost = ways.cost[goal] ?? Number.POSITIVE_INFINITY;
  if (cost === 0) return 1;
  if (cost === Number.POSITIVE_INFINITY) return 0;
  if ((ways.hexes[goal] ?? 0) > cubesFor(prospect, season, goal)) return 0;
  const funds = treasury + unsold * price * demand + retained(prospect, earnings, ways.income[goal] ?? 0);
  return 1 / (1 + Math.exp((cost - funds) / (weights.slack * 0.35 + cost * 0.06)));
};

/** Victory points a share can expect. */
export const worthOf = (prospect: Prospect, season: Season): number =>
  (prospect.reachedCentral ? 1 : likelihood(prospect, season, 0)) +
  (prospect.reachedWestern ? 1 : likelihood(prospect, season, 1)) +
  2 * (prospect.crossedDivide ? 1 : likelihood(prospect, season, 2)) +
  portWorth(prospect, season) +
  (prospect.unsold === 0 ? 1 : Math.min(1, season.demand) ** 2 * season.weights.soldOut);

/** Points of the port it has, or of the free one that promises most. */
const portWorth = (prospect: Prospect, season: Season): number => {
  const { ports } = season.board.pack;
  if (prospect.port >= 0) return ports[prospect.port]?.victoryPoints ?? 0;
  let most = 0;
  for (let place = 0; place < ports.length; place += 1) {
    if ((season.openPorts & (1 << place)) === 0) continue;
    const points = ports[place]?.victoryPoints ?? 0;
    most = Math.max(most, points * likelihood(prospect, season, REGION_GOALS.length + place));
  }
  return most;
};

export const prospectOf = (railroad: Railroad, ways: Ways): Prospect => ({
  issued: railroad.issued,
  income: railroad.income,
  treasury: railroad.treasury,
  cubes: railroad.cubes,
  reachedCentral: railroad.reachedCentral,
  reachedWestern: railroad.reachedWestern,
  crossedDivide: railroad.crossedDivide,
  port: railroad.port,
  unsold: unsoldOf(railroad),
  price: leastPriceOf(railroad),
  ways,
});

interface Remembered {
  readonly lines: number;
  readonly season: Season;
  readonly outlook: Outlook;
}

/** Most moves leave most railroads as they were, and then their outlooks too. */
const remembered = new WeakMap<Railroad, Remembered>();

const sameSeason = (a: Season, b: Season): boolean =>
  a.demand === b.demand &&
  a.earnings === b.earnings &&
  a.openPorts === b.openPorts &&
  a.weights === b.weights &&
  a.board === b.board;

export const outlookOf = (railroad: Railroad, lines: number, season: Season): Outlook => {
  if (!isStarted(railroad)) return NOTHING;
  const known = remembered.get(railroad);
  if (known !== undefined && known.lines === lines && sameSeason(known.season, season)) return known.outlook;
  const prospect = prospectOf(railroad, waysOf(season.board, railroad.track, lines));
  const { price, unsold } = prospect;
  const outlook = { worth: worthOf(prospect, season), price, unsold };
  remembered.set(railroad, { lines, season, outlook });
  return outlook;
};

const NOTHING: Outlook = { worth: 0, price: 0, unsold: 0 };

/** Dividends a seat can count on each turn as things stand. */
export const dividendsOf = (state: State, seat: number): number => {
  let total = 0;
  for (const railroad of state.railroads) {
    const held = railroad.shares[seat] ?? 0;
    if (held > 0) total += held * dividendOf(railroad);
  }
  return total;
};

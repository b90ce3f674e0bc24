import { railroadAt } from '../state.ts';
import type { Board, DirectionIndex, HexIndex, Railroad, RailroadIndex, State } from '../types.ts';
import { hasCube, hasRoom } from './hexes.ts';

/** Where a line starts and which way it runs, by indices. */
export interface LineStart {
  readonly railroad: RailroadIndex;
  readonly from: HexIndex;
  readonly direction: DirectionIndex;
}

/** Why a line cannot enter a hex. */
export type Obstacle =
  | 'offTheMap'
  | 'ownTrack'
  | 'startingCity'
  | 'hexFull'
  | 'portTaken'
  | 'secondPort'
  | 'noCubes';

/** What building changes about a railroad, money apart. */
type Progress = Pick<
  Railroad,
  'income' | 'cubes' | 'reachedCentral' | 'reachedWestern' | 'crossedDivide' | 'port'
>;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What a line does, as far as it can go, money apart. */
export interface Survey {
  readonly hexes: readonly HexIndex[];
  readonly cost: number;
  readonly progress: Progress;
  /** What stopped the line short of its length, and in which hex (-1 off the map). */
  readonly stop?: { readonly hex: HexIndex; readonly obstacle: Obstacle };
}

/** Walks `length` hexes the way CD-4.11 builds them: what a hex unlocks counts for the next one. */
export const surveyLine = (board: Board, state: State, line: LineStart, length: number): Survey => {
  const progress = progressOf(railroadAt(state, line.railroad));
  const hexes: HexIndex[] = [];
  let cost = 0;
  let hex = line.from;
  while (hexes.length < length) {
    hex = nextHex(board, hex, line.direction);
    const obstacle = obstacleAt(board, state, { railroad: line.railroad, hex, progress });
    if (obstacle !== undefined) return { hexes, cost, progress, stop: { hex, obstacle } };
    enter(board, progress, hex);
    cost += board.cost[hex] ?? 0;
    hexes.push(hex);
  }
  return { hexes, cost, progress };
};

/** The longest line the railroad can build and pay from there; 0 if none (CD-4.4). */
export const reachOf = (board: Board, state: State, line: LineStart): number => {
  const { treasury } = railroadAt(state, line.railroad);
  let hex = nextHex(board, line.from, line.direction);
  let cost = board.cost[hex] ?? 0;
  const progress = progressOf(railroadAt(state, line.railroad));
  let reach = 0;
  while (
    cost <= treasury &&
    obstacleAt(board, state, { railroad: line.railroad, hex, progress }) === undefined
  ) {
    enter(board, progress, hex);
    reach += 1;
    hex = nextHex(board, hex, line.direction);
    cost += board.cost[hex] ?? 0;
  }
  return reach;
};

const nextHex = (board: Board, hex: HexIndex, direction: DirectionIndex): HexIndex =>
  board.neighbours[6 * hex + direction] ?? -1;

const progressOf = (railroad: Railroad): Mutable<Progress> => ({
  income: railroad.income,
  cubes: railroad.cubes,
  reachedCentral: railroad.reachedCentral,
  reachedWestern: railroad.reachedWestern,
  crossedDivide: railroad.crossedDivide,
  port: railroad.port,
});

/** What closes a hex to a railroad (CD-4.12), or keeps it from being built now. */
const obstacleAt = (
  board: Board,
  state: State,
  at: { readonly railroad: RailroadIndex; readonly hex: HexIndex; readonly progress: Progress },
): Obstacle | undefined => {
  const { railroad, hex, progress } = at;
  if (hex < 0) return 'offTheMap';
  if (hasCube(state, railroad, hex)) return 'ownTrack';
  if (board.isStartingCity[hex]) return 'startingCity';
  if (!hasRoom(board, state, hex)) return 'hexFull';
  if ((board.port[hex] ?? -1) >= 0) {
    if (state.cubes[hex] !== 0) return 'portTaken';
    if (progress.port >= 0) return 'secondPort';
  }
  return progress.cubes > 0 ? undefined : 'noCubes';
};

/** One cube in one hex: income, cubes unlocked, the Divide, a port (CD-4.5, CD-5). */
const enter = (board: Board, progress: Mutable<Progress>, hex: HexIndex): void => {
  const { cubesOnCentral, cubesOnWestern, divideIncomeBonus } = board.pack.rules;
  progress.cubes -= 1;
  progress.income += board.income[hex] ?? 0;
  if (board.region[hex] === 1 && !progress.reachedCentral) {
    progress.reachedCentral = true;
    progress.cubes += cubesOnCentral;
  }
  if (board.region[hex] === 2 && !progress.reachedWestern) {
    progress.reachedWestern = true;
    progress.cubes += cubesOnWestern;
  }
  if (board.westOfDivide[hex] && !progress.crossedDivide) {
    progress.crossedDivide = true;
    progress.income += divideIncomeBonus;
  }
  const port = board.port[hex] ?? -1;
  if (port >= 0) progress.port = port;
};

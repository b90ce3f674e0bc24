import type { Board } from '@roundhouse/engine/continental-divide';
import { costTableOf, MOST_LINES } from './costFields.ts';

/** Dollars, income and hexes to every goal from the best hex of a track: `cost[goal]` and so on. */
export interface Ways {
  readonly cost: Float64Array;
  readonly income: Float64Array;
  readonly hexes: Uint8Array;
}

/** A railroad's track is a new list only when it builds, so most evaluations find its ways already known. */
const knownWays = new WeakMap<readonly number[], (Ways | undefined)[]>();

/** The ways from a track when so many lines can still be built. */
export const waysOf = (board: Board, track: readonly number[], lines: number): Ways => {
  let byLines = knownWays.get(track);
  if (byLines === undefined) {
    byLines = [];
    knownWays.set(track, byLines);
  }
  const most = Math.min(lines, MOST_LINES);
  const known = byLines[most];
  if (known !== undefined) return known;
  const { goals } = costTableOf(board);
  const ways = {
    cost: new Float64Array(goals).fill(Number.POSITIVE_INFINITY),
    income: new Float64Array(goals),
    hexes: new Uint8Array(goals),
  };
  for (const hex of track) shorten(board, ways, hex, most);
  byLines[most] = ways;
  return ways;
};

/** Takes another hex into account, in place. Whether it is nearer to any goal. */
export const shorten = (board: Board, ways: Ways, hex: number, lines: number): boolean => {
  const table = costTableOf(board);
  const first = table.goals * (Math.min(lines, MOST_LINES) * board.hexIds.length + hex);
  let nearer = false;
  for (let goal = 0; goal < table.goals; goal += 1) {
    const cost = table.cost[first + goal] ?? 0;
    if (cost >= (ways.cost[goal] ?? 0)) continue;
    ways.cost[goal] = cost;
    ways.income[goal] = table.income[first + goal] ?? 0;
    ways.hexes[goal] = table.hexes[first + goal] ?? 0;
    nearer = true;
  }
  return nearer;
};

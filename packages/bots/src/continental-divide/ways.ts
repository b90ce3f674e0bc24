import type { Board } from '@roundhouse/engine/continental-divide';
import { costFieldsOf, MOST_LINES } from './costFields.ts';

/** Dollars and income to every goal from the best hex of a track: `cost[goal]`, `income[goal]`. */
export interface Ways {
  readonly cost: Float64Array;
  readonly income: Float64Array;
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
  const goals = costFieldsOf(board).length;
  const ways = {
    cost: new Float64Array(goals).fill(Number.POSITIVE_INFINITY),
    income: new Float64Array(goals),
  };
  for (const hex of track) shorten(board, ways, hex, most);
  byLines[most] = ways;
  return ways;
};

/** Takes another hex into account, in place. */
export const shorten = (board: Board, ways: Ways, hex: number, lines: number): void => {
  const at = Math.min(lines, MOST_LINES) * board.hexIds.length + hex;
  const fields = costFieldsOf(board);
  for (let goal = 0; goal < fields.length; goal += 1) {
    const field = fields[goal];
    const cost = field?.cost[at] ?? Number.POSITIVE_INFINITY;
    if (cost >= (ways.cost[goal] ?? 0)) continue;
    ways.cost[goal] = cost;
    ways.income[goal] = field?.income[at] ?? 0;
  }
};

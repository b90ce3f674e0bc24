import type { Board, Player, State } from '@roundhouse/engine/silverton';

/** What it would take a player to bring every town into their network. */
export interface Reach {
  /** Dollars of track still to be built, by town; Infinity where no way is open. */
  readonly cost: readonly number[];
  /** Segments of that track. */
  readonly segments: readonly number[];
  /** The segment over which that way comes to the town; -1 at its start. */
  readonly last: readonly number[];
}

const known = new WeakMap<readonly number[], (Reach | undefined)[]>();

/** Remembered by the list of owners, which is a new one whenever track changes. */
export const reachOf = (board: Board, state: Pick<State, 'owners' | 'players'>, seat: number): Reach => {
  let bySeat = known.get(state.owners);
  if (bySeat === undefined) {
    bySeat = [];
    known.set(state.owners, bySeat);
  }
  const found = bySeat[seat] ?? search(board, state.owners, { seat, player: state.players[seat] });
  bySeat[seat] = found;
  return found;
};

/** Dollars a missing segment counts for in the search beside its price: short ways are soon built. */
const SEGMENT = 30;
const SNOW = 25;

interface Search {
  readonly board: Board;
  readonly owners: readonly number[];
  readonly seat: number;
  /** Dollars and tolls from the network, by town. */
  readonly weight: number[];
  readonly cost: number[];
  readonly segments: number[];
  readonly last: number[];
  readonly queue: number[];
}

/** Dijkstra from the start cities over own track (free) and open segments; small enough for a plain scan. */
const search = (
  board: Board,
  owners: readonly number[],
  { seat, player }: { readonly seat: number; readonly player: Player | undefined },
): Reach => {
  const far = (): number[] => new Array<number>(board.towns.length).fill(Number.POSITIVE_INFINITY);
  const segments = new Array<number>(board.towns.length).fill(0);
  const last = new Array<number>(board.towns.length).fill(-1);
  const found: Search = { board, owners, seat, weight: far(), cost: far(), segments, last, queue: [] };
  for (const city of player?.startCities ?? []) {
    found.weight[city] = 0;
    found.cost[city] = 0;
    found.queue.push(city);
  }
  while (found.queue.length > 0) {
    const town = takeNearest(found.queue, found.weight);
    for (const index of board.towns[town]?.segments ?? []) relax(found, town, index);
  }
  return { cost: found.cost, segments, last };
};

/** Goes over one segment out of a town, if the seat has it or could still build it. */
const relax = (found: Search, town: number, index: number): void => {
  const { board, owners, seat, weight, cost, segments, last, queue } = found;
  const segment = board.segments[index];
  if (segment === undefined) return;
  const own = owners[index] === seat;
  if (!own && (owners[index] !== -1 || segment.parallels.some((twin) => owners[twin] === seat))) return;
  const other = segment.a === town ? segment.b : segment.a;
  const toll = own ? 0 : segment.cost + SEGMENT + (segment.snow ? SNOW : 0);
  const reached = (weight[town] ?? 0) + toll;
  if (reached >= (weight[other] ?? 0)) return;
  weight[other] = reached;
  last[other] = index;
  cost[other] = (cost[town] ?? 0) + (own ? 0 : segment.cost);
  segments[other] = (segments[town] ?? 0) + (own ? 0 : 1);
  queue.push(other);
};

const takeNearest = (queue: number[], weight: readonly number[]): number => {
  let best = 0;
  for (let place = 1; place < queue.length; place += 1)
    if ((weight[queue[place] ?? 0] ?? 0) < (weight[queue[best] ?? 0] ?? 0)) best = place;
  const [town = 0] = queue.splice(best, 1);
  return town;
};

/** The first segment still to be built on the way to a town; `undefined` if there is nothing to build. */
export const firstMissing = (
  board: Board,
  {
    reach,
    owners,
    seat,
  }: { readonly reach: Reach; readonly owners: readonly number[]; readonly seat: number },
  town: number,
): number | undefined => {
  let missing: number | undefined;
  let at = town;
  for (let index = reach.last[at] ?? -1; index >= 0; index = reach.last[at] ?? -1) {
    const segment = board.segments[index];
    if (segment === undefined) return missing;
    if (owners[index] !== seat) missing = index;
    at = segment.a === at ? segment.b : segment.a;
  }
  return missing;
};

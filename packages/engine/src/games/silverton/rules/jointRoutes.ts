import type { Player } from '../state.ts';
import type { Board, PassengerLine, Segment, SegmentIndex, TownIndex } from '../types.ts';
import { isConnected, type Network, networkOf } from './network.ts';
import { isClosed, legsOf } from './routes.ts';

/** Which segments a route may use: all, those without snow, or those without snow and the cleared ones. */
export type Passable = { readonly snowFree: boolean } | { readonly cleared: readonly SegmentIndex[] };

export interface JointLength {
  readonly total: number;
  /** How much of it lies on the track of each; 0 if one of them alone has the shortest route. */
  readonly shares: readonly [number, number];
}

/**
 * SV-30.2.2: the shortest route of a line over the connected track of two players, and each one's share
 * of it; `undefined` if they have none. Of equally short routes the one shared most evenly counts, and
 * of two as even as each other the one with less for the first.
 */
export const jointLineLength = (
  board: Board,
  [first, second]: readonly [Player, Player],
  line: PassengerLine,
  passable: Passable,
): JointLength | undefined => {
  const firsts = usable(board, first, passable);
  const seconds = usable(board, second, passable);
  const segments = [...firsts, ...seconds];
  const network = networkOf(
    board,
    segments.map(({ index }) => index),
  );
  const total = legsOf(line).reduce((sum, [a, b]) => sum + network.distance(a, b), 0);
  if (total === Number.POSITIVE_INFINITY) return undefined;
  const weighed = segments.map((segment, place) => ({ segment, counts: place < firsts.length }));
  const shares = legsOf(line).reduce(
    (sums, leg) => everySum(sums, firstSharesOf(network, weighed, leg)),
    new Set([0]),
  );
  const [share = 0] = [...shares].toSorted(
    (one, other) => uneven(one, total) - uneven(other, total) || one - other,
  );
  return { total, shares: [share, total - share] };
};

const usable = (board: Board, player: Player, passable: Passable): readonly Segment[] =>
  player.segments.flatMap((index) => {
    const segment = board.segments[index];
    if (segment === undefined || !isConnected(board, player, segment.a)) return [];
    if ('cleared' in passable) return isClosed(segment, passable.cleared) ? [] : segment;
    return passable.snowFree && segment.snow ? [] : segment;
  });

interface Weighed {
  readonly segment: Segment;
  /** Whether its length counts toward the first player's share. */
  readonly counts: boolean;
}

/** Every length that can lie on the first player's track along some shortest route from `a` to `b`. */
const firstSharesOf = (
  network: Network,
  weighed: readonly Weighed[],
  [a, b]: readonly [TownIndex, TownIndex],
): ReadonlySet<number> => {
  const shares = new Map<TownIndex, Set<number>>([[a, new Set([0])]]);
  const steps = weighed
    .flatMap(({ segment, counts }) => [
      { from: segment.a, to: segment.b, length: segment.length, counts },
      { from: segment.b, to: segment.a, length: segment.length, counts },
    ])
    .filter(
      ({ from, to, length }) =>
        network.distance(a, from) + length + network.distance(to, b) === network.distance(a, b),
    )
    .toSorted((one, other) => network.distance(a, one.from) - network.distance(a, other.from));
  for (const { from, to, length, counts } of steps) {
    const there = shares.get(to) ?? new Set();
    for (const share of shares.get(from) ?? []) there.add(counts ? share + length : share);
    shares.set(to, there);
  }
  return shares.get(b) ?? new Set();
};

const everySum = (some: ReadonlySet<number>, others: ReadonlySet<number>): Set<number> =>
  new Set([...some].flatMap((one) => [...others].map((other) => one + other)));

const uneven = (share: number, total: number): number => Math.abs(2 * share - total);

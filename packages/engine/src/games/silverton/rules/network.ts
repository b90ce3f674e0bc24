import {
  bottleneckRoutes,
  componentsOf,
  graphOf,
  type Routes,
  routeTo,
  shortestRoutes,
} from '../../../kernel/index.ts';
import type { Player } from '../state.ts';
import type { Board, Segment, SegmentIndex, TownIndex } from '../types.ts';

/** What some segments join, and how far apart towns are over them. */
export interface Network {
  connects(a: TownIndex, b: TownIndex): boolean;
  /** Whether any of the segments ends at the town. */
  touches(town: TownIndex): boolean;
  /** Length of the shortest route; Infinity if there is none. */
  distance(a: TownIndex, b: TownIndex): number;
  /** The same over segments without snow. */
  snowFreeDistance(a: TownIndex, b: TownIndex): number;
  /** The least possible longest segment of a route; Infinity if there is none, 0 from a town to itself. */
  longestSegment(a: TownIndex, b: TownIndex): number;
  /** The route that `longestSegment` speaks of. */
  easiestRoute(a: TownIndex, b: TownIndex): readonly SegmentIndex[] | undefined;
}

/**
 * The network of some segments. Remembered by the identity of the list, which is why a player's list of
 * segments is replaced, never changed: all questions about the same track share one answer.
 */
export const networkOf = (board: Board, segments: readonly SegmentIndex[]): Network => {
  const known = NETWORKS.get(segments);
  if (known?.board === board) return known.network;
  const network = newNetwork(
    board,
    segments.flatMap((index) => board.segments[index] ?? []),
  );
  NETWORKS.set(segments, { board, network });
  return network;
};

const NETWORKS = new WeakMap<readonly SegmentIndex[], { readonly board: Board; readonly network: Network }>();

const newNetwork = (board: Board, segments: readonly Segment[]): Network => {
  const size = board.towns.length;
  const label = componentsOf(size, segments);
  const graph = once(() => graphOf(size, segments));
  const snowFreeGraph = once(() =>
    graphOf(
      size,
      segments.filter(({ snow }) => !snow),
    ),
  );
  const shortest = byTown((town) => shortestRoutes(graph(), town));
  const snowFree = byTown((town) => shortestRoutes(snowFreeGraph(), town));
  const easiest = byTown((town) => bottleneckRoutes(graph(), town));
  return {
    connects: (a, b) => label[a] === label[b],
    touches: (town) => segments.some(({ a, b }) => a === town || b === town),
    distance: (a, b) => shortest(a).cost[b] ?? Number.POSITIVE_INFINITY,
    snowFreeDistance: (a, b) => snowFree(a).cost[b] ?? Number.POSITIVE_INFINITY,
    longestSegment: (a, b) => easiest(a).cost[b] ?? Number.POSITIVE_INFINITY,
    easiestRoute: (a, b) => routeTo(graph(), easiest(a), b)?.flatMap((edge) => segments[edge]?.index ?? []),
  };
};

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const byTown = (make: (town: TownIndex) => Routes): ((town: TownIndex) => Routes) => {
  const made = new Map<TownIndex, Routes>();
  return (town) => {
    const routes = made.get(town) ?? make(town);
    made.set(town, routes);
    return routes;
  };
};

/** SV-14.1: joined to that start city by own track; the city itself is connected without. Snow does not cut. */
export const isConnectedTo = (board: Board, player: Player, city: TownIndex, town: TownIndex): boolean =>
  networkOf(board, player.segments).connects(city, town);

/** SV-14.1: joined to a start city (SV-20.12: to either of two). */
export const isConnected = (board: Board, player: Player, town: TownIndex): boolean =>
  player.startCities.some((city) => isConnectedTo(board, player, city, town));

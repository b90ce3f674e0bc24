import type { Player } from '../state.ts';
import type { Board, PassengerLine, Segment, SegmentIndex, TownIndex } from '../types.ts';
import { isConnected, type Network, networkOf } from './network.ts';

/**
 * SV-14.2: length of the player's shortest connected own route of a line, through the towns it names;
 * `undefined` if there is none.
 */
export const lineLength = (
  board: Board,
  player: Player,
  line: PassengerLine,
  { snowFree }: { readonly snowFree: boolean },
): number | undefined => {
  if (!isConnected(board, player, line.from)) return undefined;
  const network = networkOf(board, player.segments);
  return overLegs(line, snowFree ? network.snowFreeDistance : network.distance);
};

/** The same in winter when `cleared` segments are open to the player (SV-12.3). */
export const lineLengthWith = (
  board: Board,
  player: Player,
  line: PassengerLine,
  cleared: readonly SegmentIndex[],
): number | undefined => {
  if (!isConnected(board, player, line.from)) return undefined;
  return overLegs(line, openNetwork(board, player, (segment) => isClosed(segment, cleared)).distance);
};

/** SV-1.7, SV-12.2: closed in winter unless cleared. */
export const isClosed = ({ snow, index }: Segment, cleared: readonly SegmentIndex[]): boolean =>
  snow && !cleared.includes(index);

/** The stretches of a line between the towns it names, in order. */
export const legsOf = ({ from, via, to }: PassengerLine): readonly (readonly [TownIndex, TownIndex])[] => {
  const stops = [from, ...via, to];
  return stops.slice(1).map((stop, index) => [stops[index] ?? from, stop]);
};

const overLegs = (
  line: PassengerLine,
  distance: (a: TownIndex, b: TownIndex) => number,
): number | undefined => {
  const length = legsOf(line).reduce((sum, [a, b]) => sum + distance(a, b), 0);
  return length === Number.POSITIVE_INFINITY ? undefined : length;
};

/** The network of the player's segments that are not closed. */
const openNetwork = (board: Board, { segments }: Player, closed: (segment: Segment) => boolean): Network => {
  const shut = segments.filter((index) => {
    const segment = board.segments[index];
    return segment !== undefined && closed(segment);
  });
  return networkOf(board, shut.length === 0 ? segments : without(segments, shut));
};

/** A list without some of its items, the same list for the same question, so that its network is remembered. */
const without = (
  segments: readonly SegmentIndex[],
  shut: readonly SegmentIndex[],
): readonly SegmentIndex[] => {
  const known = OPEN.get(segments);
  const key = shut.join();
  if (known?.key === key) return known.open;
  const open = segments.filter((index) => !shut.includes(index));
  OPEN.set(segments, { key, open });
  return open;
};

const OPEN = new WeakMap<
  readonly SegmentIndex[],
  { readonly key: string; readonly open: readonly SegmentIndex[] }
>();

/**
 * SV-11.2: the least possible longest segment over the player's connected own routes from one town to
 * another; 1 for a route without segments, `undefined` if there is no route.
 */
export const bottleneck = (board: Board, player: Player, { from, to, closed }: Haul): number | undefined => {
  if (!isConnected(board, player, from)) return undefined;
  const longest = openNetwork(board, player, closed).longestSegment(from, to);
  return longest === Number.POSITIVE_INFINITY ? undefined : Math.max(1, longest);
};

/** The segments of that route, to be shown. */
export const deliveryRoute = (
  board: Board,
  player: Player,
  { from, to, closed }: Haul,
): readonly SegmentIndex[] | undefined =>
  isConnected(board, player, from) ? openNetwork(board, player, closed).easiestRoute(from, to) : undefined;

export interface Haul {
  readonly from: TownIndex;
  readonly to: TownIndex;
  /** Segments that cannot be used now. */
  closed(segment: Segment): boolean;
}

import type { Seat } from '../../../kernel/index.ts';
import { layTrack } from '../effects/track.ts';
import type { Player, State } from '../state.ts';
import type { Board, Segment, SegmentIndex, TownIndex } from '../types.ts';
import { isConnected, networkOf } from './network.ts';

/** SV-4.6: whether `seat` has a parallel segment, or a surveyor on one. */
export const isParallelToOwn = (board: Board, state: State, seat: Seat, segment: SegmentIndex): boolean =>
  parallelsOf(board, segment).some(
    (other) =>
      state.owners[other] === seat ||
      (state.players[seat]?.staff ?? []).some(
        ({ place }) => place.at === 'segment' && place.segment === other,
      ),
  );

const parallelsOf = (board: Board, segment: SegmentIndex): readonly SegmentIndex[] =>
  board.segments[segment]?.parallels ?? [];

/**
 * SV-4.7: whether a segment does more for the player than block others. (a) It reaches a town not yet
 * connected; or, between two connected towns, it (b) joins two parts, (c) is a shorter way, or (d) the
 * first way free of snow. A way with a shorter longest segment (e) is always a shorter way too.
 */
export const servesBuilder = (
  board: Board,
  player: Player,
  segment: SegmentIndex,
  alsoBuilt: readonly SegmentIndex[] = [],
): boolean => {
  const laid = board.segments[segment];
  if (laid === undefined) return false;
  const { a, b, length, snow } = laid;
  const builder =
    alsoBuilt.length === 0 ? player : { ...player, segments: [...player.segments, ...alsoBuilt] };
  if (!(isConnected(board, builder, a) && isConnected(board, builder, b))) return true;
  const network = networkOf(board, builder.segments);
  return network.distance(a, b) > length || (!snow && !Number.isFinite(network.snowFreeDistance(a, b)));
};

/**
 * SV-4.7.1: the player whom a segment at a market city would shut out of that city: someone with track
 * and a way of one or two open segments to the city now, and none any more. `undefined` if there is none.
 */
export const shutsOut = (board: Board, state: State, seat: Seat, segment: SegmentIndex): Seat | undefined => {
  const other = state.players.findIndex(
    (_, index) => index !== seat && losesMarket(board, state, index, segment),
  );
  return other === -1 ? undefined : other;
};

const losesMarket = (board: Board, state: State, seat: Seat, segment: SegmentIndex): boolean => {
  const player = state.players[seat];
  const taken = board.segments[segment];
  if (player === undefined || taken === undefined) return false;
  if (player.staff.some(({ place }) => place.at === 'segment' && place.segment === segment)) return false;
  return [taken.a, taken.b].some(
    (town) =>
      board.towns[town]?.market === true &&
      !isConnected(board, player, town) &&
      hasWay(board, state, seat, { city: town }) &&
      !hasWay(board, state, seat, { city: town, without: segment }),
  );
};

interface Approach {
  readonly city: TownIndex;
  /** A segment that is taken already. */
  readonly without?: SegmentIndex;
}

/** A way from the player's track to the city over at most two open segments the player could still own. */
const hasWay = (board: Board, state: State, seat: Seat, { city, without }: Approach): boolean => {
  const network = networkOf(board, state.players[seat]?.segments ?? []);
  const usable = ({ index, parallels }: Segment): boolean =>
    state.owners[index] === -1 &&
    index !== without &&
    parallels.every((other) => state.owners[other] !== seat);
  const leadingTo = (town: TownIndex): readonly Segment[] => segmentsAt(board, town).filter(usable);
  return (
    network.touches(city) ||
    leadingTo(city).some((last) => {
      const halfway = farEnd(last, city);
      return (
        network.touches(halfway) ||
        leadingTo(halfway).some(
          (first) => !first.parallels.includes(last.index) && network.touches(farEnd(first, halfway)),
        )
      );
    })
  );
};

const segmentsAt = (board: Board, town: TownIndex): readonly Segment[] =>
  (board.towns[town]?.segments ?? []).flatMap((index) => board.segments[index] ?? []);

const farEnd = ({ a, b }: Segment, town: TownIndex): TownIndex => (a === town ? b : a);

/** A surveyor with the right to build where it stands: the only one there, common disputes being over. */
export interface Stand {
  readonly seat: Seat;
  readonly segment: SegmentIndex;
}

/**
 * SV-5.6: the sets of segments of different players that spoil each other. (a) They lead into one town,
 * no market city, where none of these players has track and only one other segment is open; (b) once
 * one is built, SV-4.7.1 would forbid the other.
 */
export const spoilsEachOther = (
  board: Board,
  state: State,
  stands: readonly Stand[],
): readonly (readonly SegmentIndex[])[] => {
  const sets = [...raceIntoTown(board, state, stands), ...shutOutByBuilding(board, state, stands)];
  return sets.filter((set, index) => sets.findIndex((other) => other.join() === set.join()) === index);
};

const raceIntoTown = (
  board: Board,
  state: State,
  stands: readonly Stand[],
): readonly (readonly SegmentIndex[])[] =>
  sorted(stands.flatMap(({ segment }) => endsOf(board, segment))).flatMap((town) => {
    const racing = stands.filter(
      ({ seat, segment }) =>
        endsOf(board, segment).includes(town) &&
        !networkOf(board, state.players[seat]?.segments ?? []).touches(town),
    );
    if (new Set(racing.map(({ seat }) => seat)).size < 2 || board.towns[town]?.market === true) return [];
    const ways = sorted(racing.map(({ segment }) => segment));
    const onward = segmentsAt(board, town).filter(
      ({ index }) => state.owners[index] === -1 && !ways.includes(index),
    );
    return onward.length === 1 ? [ways] : [];
  });

const endsOf = (board: Board, segment: SegmentIndex): readonly TownIndex[] => {
  const { a, b } = board.segments[segment] ?? { a: -1, b: -1 };
  return [a, b];
};

const shutOutByBuilding = (
  board: Board,
  state: State,
  stands: readonly Stand[],
): readonly (readonly SegmentIndex[])[] => {
  const atMarkets = stands.filter(({ segment }) =>
    endsOf(board, segment).some((town) => board.towns[town]?.market === true),
  );
  return stands.flatMap((first) => {
    const rivals = atMarkets.filter(({ seat }) => seat !== first.seat);
    if (rivals.length === 0) return [];
    const built = layTrack(state, first.seat, first.segment);
    return rivals
      .filter(({ segment }) => losesMarket(board, built, first.seat, segment))
      .map(({ segment }) => sorted([first.segment, segment]));
  });
};

const sorted = (indices: readonly number[]): readonly number[] =>
  [...new Set(indices)].toSorted((one, other) => one - other);

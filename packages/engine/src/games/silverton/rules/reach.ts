import type { Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { Player, State } from '../state.ts';
import type { Board, SegmentIndex, TownIndex } from '../types.ts';

/**
 * The only segments worth testing for a surveyor of `seat`, ascending: those at a start city, at own
 * track, or at a segment under an own surveyor. All others touch nothing (SV-4.2, SV-4.4).
 */
export const segmentsInReach = (board: Board, state: State, seat: Seat): readonly SegmentIndex[] => {
  const player = playerAt(state, seat);
  const near = segmentsNear(board, player);
  const surveyed = player.staff.flatMap(({ place }) => (place.at === 'segment' ? place.segment : []));
  if (surveyed.length === 0) return near;
  return ascending([...near, ...segmentsAt(board, endsOf(board, surveyed))]);
};

/** Segments at start cities and own track, remembered by the identity of the list of own segments. */
const segmentsNear = (board: Board, { segments, startCities }: Player): readonly SegmentIndex[] => {
  const known = NEAR.get(segments);
  if (known?.board === board && known.startCities === startCities) return known.near;
  const near = ascending(segmentsAt(board, [...startCities, ...endsOf(board, segments)]));
  NEAR.set(segments, { board, startCities, near });
  return near;
};

const NEAR = new WeakMap<
  readonly SegmentIndex[],
  {
    readonly board: Board;
    readonly startCities: readonly TownIndex[];
    readonly near: readonly SegmentIndex[];
  }
>();

const endsOf = (board: Board, segments: readonly SegmentIndex[]): readonly TownIndex[] =>
  segments.flatMap((index) => {
    const segment = board.segments[index];
    return segment === undefined ? [] : [segment.a, segment.b];
  });

const segmentsAt = (board: Board, towns: readonly TownIndex[]): readonly SegmentIndex[] =>
  towns.flatMap((town) => board.towns[town]?.segments ?? []);

const ascending = (segments: readonly SegmentIndex[]): readonly SegmentIndex[] =>
  [...new Set(segments)].toSorted((one, other) => one - other);

import { type Decoder, decoded, integer, listOf, object, string } from '../../../../kernel/index.ts';
import type { Bundle } from '../../stages.ts';
import type { Board, ClaimNumber, LineNumber, SegmentId, TownId } from '../../types.ts';

/** Goods for one delivery from a claim the seller keeps (SV-6.4.4). */
export interface OfferedGoods {
  readonly claim: ClaimNumber;
  readonly units: number;
  readonly city: TownId;
}

/** What one side puts into a deal, in the words of moves: segments and towns by their permanent ids. */
export interface Wares {
  readonly cash: number;
  readonly claims: readonly ClaimNumber[];
  readonly segments: readonly SegmentId[];
  readonly lines: readonly LineNumber[];
  readonly trains: readonly number[];
  readonly plows: readonly number[];
  readonly goods: readonly OfferedGoods[];
}

/** What the speaker gives and gets. */
export interface Terms {
  readonly gives: Wares;
  readonly gets: Wares;
}

export const NO_WARES: Wares = {
  cash: 0,
  claims: [],
  segments: [],
  lines: [],
  trains: [],
  plows: [],
  goods: [],
};

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
const ascending = (a: number, b: number): number => a - b;

/** The order of a list of wares says nothing, so every deal is written in one order only. */
export const inOrder = (wares: Wares): Wares => ({
  cash: wares.cash,
  claims: wares.claims.toSorted(ascending),
  segments: wares.segments.toSorted(byText),
  lines: wares.lines.toSorted(ascending),
  trains: wares.trains.toSorted(ascending),
  plows: wares.plows.toSorted(ascending),
  goods: wares.goods.toSorted((a, b) => a.claim - b.claim || byText(a.city, b.city) || a.units - b.units),
});

const numbers = listOf(integer(0, 1_000), 200);

const decodeInAnyOrder = object<Wares>({
  cash: integer(0, 1_000_000),
  claims: numbers,
  segments: listOf(string, 200),
  lines: numbers,
  trains: numbers,
  plows: numbers,
  goods: listOf(
    object<OfferedGoods>({ claim: integer(0, 1_000), units: integer(1, 1_000), city: string }),
    200,
  ),
});

export const decodeWares: Decoder<Wares> = (json, path) => {
  const read = decodeInAnyOrder(json, path);
  return read.ok ? decoded(inOrder(read.value)) : read;
};

/** The bundle that wares stand for; `undefined` if a segment or town is not on this board. */
export const bundleOf = (board: Board, wares: Wares): Bundle | undefined => {
  const segments = wares.segments.flatMap((id) => board.segmentById.get(id)?.index ?? []);
  const goods = wares.goods.flatMap(({ claim, units, city }) => {
    const town = board.townById.get(city)?.index;
    return town === undefined ? [] : [{ claim, units, city: town }];
  });
  const known = segments.length === wares.segments.length && goods.length === wares.goods.length;
  return known ? { ...wares, segments, goods } : undefined;
};

/** A bundle in the words of moves. */
export const waresOf = (board: Board, bundle: Bundle): Wares =>
  inOrder({
    ...bundle,
    segments: bundle.segments.flatMap((index) => board.segments[index]?.id ?? []),
    goods: bundle.goods.map((lot) => ({ ...lot, city: board.towns[lot.city]?.id ?? '' })),
  });

import type { Seat } from '@roundhouse/engine';
import type { Commodity } from '@roundhouse/engine/silverton';
import { seatLook } from '../../../design/seats.ts';
import { GOODS } from '../pieces/goods.ts';
import { COMMODITY_ORDER } from '../pieces/order.ts';
import type { DrawnSegment, DrawnTown } from './mapDrawing.ts';
import { pathAt } from './pathAt.ts';

const DOT = 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0-8 0Z';
const MARKET = 'M-15-15H15V15H-15Z';
const SQUARE = 'M-17-17H17V17H-17Z';

/** All towns that are no market cities, or all that are, as one path. */
export const townsPath = (
  towns: readonly DrawnTown[],
  { market, scale }: { readonly market: boolean; readonly scale: number },
): string =>
  towns
    .filter((town) => town.market === market)
    .map(({ x, y }) => pathAt(market ? MARKET : DOT, { x, y, scale }))
    .join('');

export interface GoodsPath {
  readonly commodity: Commodity;
  readonly outline: string;
  readonly detail: string;
}

/** The mark of every claim card beside its town, one path a commodity. */
export const goodsPaths = (towns: readonly DrawnTown[]): readonly GoodsPath[] =>
  COMMODITY_ORDER.map((commodity) => {
    const places = towns.flatMap(({ x, y, goods, icons }) =>
      goods.flatMap((each, index) =>
        each === commodity ? [{ x: x + icons.dx + 8 + index * 18, y: y + icons.dy + 8 }] : [],
      ),
    );
    const all = (d: string): string => places.map((at) => pathAt(d, at)).join('');
    return { commodity, outline: all(GOODS[commodity].outline), detail: all(GOODS[commodity].detail) };
  });

/** Squares and length triangles of all segments under snow, or of all others. */
export const figuresPath = (
  segments: readonly DrawnSegment[],
  snow: boolean,
): { readonly squares: string; readonly triangles: string } => {
  const shown = segments.filter(({ segment }) => segment.snow === snow);
  return {
    squares: shown.map(({ square }) => pathAt(SQUARE, square)).join(''),
    triangles: shown.map(({ triangleD }) => triangleD).join(''),
  };
};

/** What a player owns on the map: the track and a seal on each square, one path each. */
export interface OwnedPath {
  readonly seat: Seat;
  readonly track: string;
  readonly seals: string;
}

export const ownedPaths = (
  segments: readonly DrawnSegment[],
  owners: readonly Seat[],
  seal: number,
): readonly OwnedPath[] =>
  [...new Set(owners)]
    .filter((seat) => seat >= 0)
    .sort((one, other) => one - other)
    .map((seat) => {
      const own = segments.filter(({ segment }) => owners[segment.index] === seat);
      const { outline } = seatLook(seat);
      const sealAt = ({ square }: DrawnSegment): string =>
        pathAt(outline, { x: square.x - 12 * seal, y: square.y - 12 * seal, scale: seal });
      return { seat, track: own.map(({ d }) => d).join(''), seals: own.map(sealAt).join('') };
    });

import type { Board, HexIndex } from '@roundhouse/engine/continental-divide';
import type { Point, Rect } from '../../../board/camera.ts';

/** Width of a hex in board units; the geography is drawn in the same unit. */
export const HEX = 100;
/** From the centre to a corner. */
export const CORNER = HEX / Math.sqrt(3);
/** From one row of hexes to the next. */
export const ROW = (HEX * Math.sqrt(3)) / 2;

/** A point given in hex widths, as the pack gives them. */
export const inUnits = ([x, y]: readonly [number, number]): Point => ({ x: x * HEX, y: y * HEX });

export const centreOf = ({ q, r }: { readonly q: number; readonly r: number }): Point => ({
  x: (q + r / 2) * HEX,
  y: r * ROW,
});

/** The six corners, clockwise from the north, `scale` times as far out as the hex's own. */
export const cornersOf = ({ x, y }: Point, scale = 1): readonly Point[] => {
  const half = (HEX / 2) * scale;
  const corner = CORNER * scale;
  return [
    { x, y: y - corner },
    { x: x + half, y: y - corner / 2 },
    { x: x + half, y: y + corner / 2 },
    { x, y: y + corner },
    { x: x - half, y: y + corner / 2 },
    { x: x - half, y: y - corner / 2 },
  ];
};

const figure = (value: number): string => String(Math.round(value * 10) / 10);
const word = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

export const openPath = (points: readonly Point[]): string => `M${points.map(word).join('L')}`;

export const hexPath = (centre: Point, scale = 1): string => `${openPath(cornersOf(centre, scale))}Z`;

export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** The hex that holds a point, whether or not the map has one there. */
export const axialAt = ({ x, y }: Point): { readonly q: number; readonly r: number } => {
  const r = y / ROW;
  const q = x / HEX - r / 2;
  const s = -q - r;
  const [roundQ, roundR, roundS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(roundQ - q), Math.abs(roundR - r), Math.abs(roundS - s)];
  if (offQ > offR && offQ > offS) return { q: 0 - roundR - roundS, r: roundR };
  return offR > offS ? { q: roundQ, r: 0 - roundQ - roundS } : { q: roundQ, r: roundR };
};

/** A board's hexes as places to draw at and to point at. */
export interface HexLayout {
  readonly centres: readonly Point[];
  readonly bounds: Rect;
  hexAt(point: Point): HexIndex | undefined;
}

export const layoutOf = (board: Board): HexLayout => {
  const { hexes } = board.pack;
  const centres = hexes.map(centreOf);
  const byPlace = new Map(hexes.map(({ q, r }, index) => [`${q},${r}`, index]));
  return {
    centres,
    bounds: boundsOf(centres),
    hexAt: (point) => {
      const { q, r } = axialAt(point);
      return byPlace.get(`${q},${r}`);
    },
  };
};

const boundsOf = (centres: readonly Point[]): Rect => {
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const x = Math.min(...xs) - HEX / 2;
  const y = Math.min(...ys) - CORNER;
  return { x, y, width: Math.max(...xs) + HEX / 2 - x, height: Math.max(...ys) + CORNER - y };
};

import layout from '../data/layout.json' with { type: 'json' };
import { board } from './aTable.ts';
import {
  box,
  curve,
  disc,
  isInside,
  type Point,
  type Polygon,
  type Polyline,
  squareAround,
} from './geometry.ts';

/** Something drawn, by what it is. */
export interface Shape {
  readonly name: string;
  readonly outline: Polygon;
}

export interface TownShape extends Shape {
  readonly town: number;
  readonly at: Point;
}

export interface TrackShape {
  readonly name: string;
  readonly ends: readonly [number, number];
  readonly line: Polyline;
  readonly squareAt: Point;
  readonly square: Polygon;
  readonly triangle: Polygon;
  readonly triangleAt: Point;
}

interface PlacedTown {
  readonly x: number;
  readonly y: number;
  readonly label: {
    readonly dx: number;
    readonly dy: number;
    readonly anchor: string;
    readonly w: number;
    readonly h: number;
  };
  readonly icons?: { readonly dx: number; readonly dy: number; readonly n: number };
}

interface PlacedTrack {
  readonly path: readonly (readonly number[])[];
  readonly square: readonly number[];
  readonly triangle: readonly number[];
  readonly triangleSide: string;
}

const { units } = layout;
const TOWNS: Readonly<Record<string, PlacedTown>> = layout.towns;
const TRACKS: Readonly<Record<string, PlacedTrack>> = layout.segments;
const SIDES: Readonly<Record<string, Point>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const SHIFT: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
/** Height of capitals above the baseline, as a share of the letter size. */
const ASCENT = 0.78;

const point = ([x = Number.NaN, y = Number.NaN]: readonly number[]): Point => [x, y];
const placed = <T>(records: Readonly<Record<string, T>>, id: string): T => {
  const record = records[id];
  if (record === undefined) throw new RangeError(`${id} has no place on the map`);
  return record;
};

/** Towns as drawn: a square for a market city, else a dot. */
export const townShapes = (): readonly TownShape[] =>
  board.towns.map(({ id, index, market }) => {
    const at: Point = [placed(TOWNS, id).x, placed(TOWNS, id).y];
    const outline = market ? squareAround(at, units.marketHalf) : disc(at, units.townRadius);
    return { name: id, town: index, at, outline };
  });

/** Names of towns, and the row of icons for their claims. */
export const labelShapes = (): readonly Shape[] =>
  board.towns.flatMap(({ id, market }) => {
    const { x, y, label, icons } = placed(TOWNS, id);
    const size = market ? units.marketLabelSize : units.labelSize;
    const left = x + label.dx - label.w * (SHIFT[label.anchor] ?? 0);
    const name = { name: id, outline: box(left, y + label.dy - size * ASCENT, label.w, label.h) };
    if (icons === undefined) return [name];
    const width = icons.n * units.icon + (icons.n - 1) * units.iconGap;
    return [name, { name: id, outline: box(x + icons.dx, y + icons.dy, width, units.icon) }];
  });

export const trackShapes = (): readonly TrackShape[] =>
  board.segments.map(({ id, a, b }) => {
    const { path, square, triangle, triangleSide } = placed(TRACKS, id);
    const squareAt = point(square);
    return {
      name: id,
      ends: [a, b],
      line: curve(path.map(point)),
      squareAt,
      square: squareAround(squareAt, units.square / 2),
      triangle: triangleOn(squareAt, placed(SIDES, triangleSide)),
      triangleAt: point(triangle),
    };
  });

const triangleOn = ([x, y]: Point, [dx, dy]: Point): Polygon => {
  const half = units.square / 2;
  const base: Point = [x + dx * half, y + dy * half];
  const wide = units.triangleBase / 2;
  return [
    [base[0] - dy * wide, base[1] + dx * wide],
    [base[0] + dy * wide, base[1] - dx * wide],
    [base[0] + dx * units.triangleHeight, base[1] + dy * units.triangleHeight],
  ];
};

/** Towns that lie outside the outline of their state. */
export const strayTowns = (): readonly string[] =>
  layout.background.states.flatMap(({ id, polygon }) =>
    board.pack.towns
      .filter(({ state }) => state === id)
      .map((town) => town.id)
      .filter((town) => !isInside([placed(TOWNS, town).x, placed(TOWNS, town).y], polygon.map(point))),
  );

/** What the layout names, against what there is. */
export const namesInLayout = () => ({ towns: Object.keys(TOWNS), tracks: Object.keys(TRACKS) });

export const iconsAt = (id: string): number => placed(TOWNS, id).icons?.n ?? 0;

export const FRAME = { width: layout.width, height: layout.height };

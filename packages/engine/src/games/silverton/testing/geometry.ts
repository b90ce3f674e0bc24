/** Plane geometry to measure the map layout with. */
export type Point = readonly [x: number, y: number];
/** Corners in order; the last is joined to the first. */
export type Polygon = readonly Point[];
/** Points in order, joined by straight lines. */
export type Polyline = readonly Point[];

const minus = (p: Point, q: Point): Point => [p[0] - q[0], p[1] - q[1]];
const dot = (p: Point, q: Point): number => p[0] * q[0] + p[1] * q[1];
const cross = (p: Point, q: Point): number => p[0] * q[1] - p[1] * q[0];

export const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

type Stroke = readonly [Point, Point];

const strokesOf = (points: readonly Point[], closed: boolean): readonly Stroke[] => {
  const last = points.at(-1);
  const open = points.slice(1).map((point, index): Stroke => [points[index] ?? point, point]);
  const [first] = points;
  return closed && last !== undefined && first !== undefined ? [...open, [last, first]] : open;
};

const pointToStroke = (p: Point, [a, b]: Stroke): number => {
  const along = minus(b, a);
  const length = dot(along, along);
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, dot(minus(p, a), along) / length));
  return distance(p, [a[0] + share * along[0], a[1] + share * along[1]]);
};

const strokesCross = ([a, b]: Stroke, [c, d]: Stroke): boolean =>
  cross(minus(b, a), minus(c, a)) * cross(minus(b, a), minus(d, a)) < 0 &&
  cross(minus(d, c), minus(a, c)) * cross(minus(d, c), minus(b, c)) < 0;

const strokeToStroke = (one: Stroke, other: Stroke): number =>
  strokesCross(one, other)
    ? 0
    : Math.min(
        pointToStroke(one[0], other),
        pointToStroke(one[1], other),
        pointToStroke(other[0], one),
        pointToStroke(other[1], one),
      );

const least = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);

export const isInside = ([x, y]: Point, polygon: Polygon): boolean =>
  strokesOf(polygon, true).filter(
    ([a, b]) => a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0],
  ).length %
    2 ===
  1;

export const lineToPoint = (line: Polyline, point: Point): number =>
  least(strokesOf(line, false).map((stroke) => pointToStroke(point, stroke)));

/** 0 when the line enters the polygon. */
export const lineToPolygon = (line: Polyline, polygon: Polygon): number =>
  line.some((point) => isInside(point, polygon))
    ? 0
    : least(
        strokesOf(line, false).flatMap((stroke) =>
          strokesOf(polygon, true).map((side) => strokeToStroke(stroke, side)),
        ),
      );

/** 0 when two convex polygons overlap or touch. */
export const polygonGap = (one: Polygon, other: Polygon): number =>
  one.some((point) => isInside(point, other)) || other.some((point) => isInside(point, one))
    ? 0
    : least(
        strokesOf(one, true).flatMap((side) =>
          strokesOf(other, true).map((edge) => strokeToStroke(side, edge)),
        ),
      );

/** Where two lines cross, as points of the first near the crossing. */
export const crossings = (one: Polyline, other: Polyline): readonly Point[] =>
  strokesOf(one, false).flatMap((stroke) =>
    strokesOf(other, false).some((against) => strokesCross(stroke, against)) ? [stroke[1]] : [],
  );

export const box = (left: number, top: number, width: number, height: number): Polygon => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

export const squareAround = ([x, y]: Point, half: number): Polygon =>
  box(x - half, y - half, 2 * half, 2 * half);

export const disc = ([x, y]: Point, radius: number): Polygon =>
  Array.from({ length: 16 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 8;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Cubic curves `P0 C P1 P2 P3 C P4 …` as a fine polyline. */
export const curve = (points: readonly Point[], steps = 32): Polyline =>
  points.flatMap((start, index) => {
    const [c1, c2, end] = points.slice(index + 1, index + 4);
    if (index % 3 !== 0 || c1 === undefined || c2 === undefined || end === undefined) return [];
    return Array.from({ length: steps + 1 }, (_, step): Point => {
      const t = step / steps;
      const s = 1 - t;
      const weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      const at = (axis: 0 | 1): number =>
        [start, c1, c2, end].reduce((sum, point, place) => sum + point[axis] * (weights[place] ?? 0), 0);
      return [at(0), at(1)];
    });
  });

/** Whether the boxes round two shapes are more than `reach` apart: then nothing finer need be measured. */
export const areFar = (one: readonly Point[], other: readonly Point[], reach: number): boolean =>
  ([0, 1] as const).some((axis) => {
    const [low, high] = spanOf(one, axis);
    const [from, to] = spanOf(other, axis);
    return low > to + reach || from > high + reach;
  });

const spanOf = (points: readonly Point[], axis: 0 | 1): readonly [number, number] => {
  const values = points.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
};

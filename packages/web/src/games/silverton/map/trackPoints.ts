import { isIn, type Point, type Rect } from '../../../board/camera.ts';

const CELL = 60;
const STEPS = 4;

/** Points along all track, found by the part of the map they lie in. */
export interface TrackPoints {
  /** How many lie in `box`. */
  countIn(box: Rect): number;
}

const mixed = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

/** Points along a path of straight lines or of curves, as the layout has them; a curve's handles are near enough. */
const pointsAlong = (d: string): readonly Point[] => {
  const numbers = (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const corners = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    x: numbers[2 * index] ?? 0,
    y: numbers[2 * index + 1] ?? 0,
  }));
  return corners.flatMap((corner, index) => {
    const next = corners[index + 1];
    if (next === undefined) return [corner];
    return Array.from({ length: STEPS }, (_, step) => mixed(corner, next, step / STEPS));
  });
};

const cellOf = (value: number): number => Math.floor(value / CELL);
const cellsFrom = (start: number, length: number): readonly number[] =>
  Array.from({ length: cellOf(start + length) - cellOf(start) + 1 }, (_, index) => cellOf(start) + index);

export const trackPoints = (segments: readonly { readonly d: string }[]): TrackPoints => {
  const cells = new Map<string, Point[]>();
  for (const point of segments.flatMap(({ d }) => pointsAlong(d))) {
    const key = `${cellOf(point.x)}/${cellOf(point.y)}`;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [point]);
    else cell.push(point);
  }
  const pointsNear = (box: Rect): readonly Point[] =>
    cellsFrom(box.x, box.width).flatMap((column) =>
      cellsFrom(box.y, box.height).flatMap((row) => cells.get(`${column}/${row}`) ?? []),
    );
  return { countIn: (box) => pointsNear(box).filter((point) => isIn(box, point)).length };
};

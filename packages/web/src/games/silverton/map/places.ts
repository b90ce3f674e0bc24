import type { Point } from '../../../board/camera.ts';
import type { MapDrawing } from './mapDrawing.ts';

/** A town or a segment on the map. */
export interface Place extends Point {
  readonly kind: 'town' | 'segment';
  readonly id: string;
}

export const placesOf = ({ towns, segments }: MapDrawing): readonly Place[] => [
  ...towns.map(({ id, x, y }): Place => ({ kind: 'town', id, x, y })),
  ...segments.map(({ id, square }): Place => ({ kind: 'segment', id, ...square })),
];

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const nearest = (places: readonly Place[], point: Point): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (best === undefined || distance(place, point) < distance(best, point) ? place : best),
    undefined,
  );

/** The place at a point; fingers and far views are given some room. */
export const placeAt = (places: readonly Place[], point: Point, k: number): Place | undefined => {
  const found = nearest(places, point);
  return found !== undefined && distance(found, point) <= Math.max(26, 20 / k) ? found : undefined;
};

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next place in the direction of an arrow key; `undefined` for other keys. */
export const placeBeside = (places: readonly Place[], from: Place, key: string): Place | undefined => {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return undefined;
  const ahead = places.flatMap((place) => {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    // A place counts as ahead when it lies nearer the direction than across it; straight ahead is best.
    return along > 1 && aside <= along * 1.2 ? [{ place, cost: along + 2 * aside }] : [];
  });
  return ahead.toSorted((one, other) => one.cost - other.cost)[0]?.place ?? from;
};

/** The next or previous of some places, in reading order from `from`. */
export const placeAfter = (
  places: readonly Place[],
  from: Place | undefined,
  by: 1 | -1,
): Place | undefined => {
  const sorted = places.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const at = sorted.findIndex(({ id }) => id === from?.id);
  if (at < 0) return sorted.at(by === 1 ? 0 : -1);
  return sorted.at((at + by) % sorted.length);
};

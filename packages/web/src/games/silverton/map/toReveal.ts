import { isIn, type Point, type Rect } from '../../../board/camera.ts';
import type { Place } from './places.ts';

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The open segment nearest to home, if none is on the screen: a turn should not begin with a search. */
export const toReveal = (open: readonly Place[], visible: Rect, home: Point): Place | undefined => {
  const track = open.filter(({ kind }) => kind === 'segment');
  if (track.some((place) => isIn(visible, place))) return undefined;
  return track.toSorted((one, other) => distance(one, home) - distance(other, home))[0];
};

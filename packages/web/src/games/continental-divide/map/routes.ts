import type { HexIndex, RailroadIndex } from '@roundhouse/engine/continental-divide';
import type { Point } from '../../../board/camera.ts';
import { cubeOffset } from './cubePlaces.ts';

/** One step of a railroad's line, from a hex with its cube to the next. */
export interface TrackStep {
  readonly railroad: RailroadIndex;
  readonly from: HexIndex;
  readonly to: HexIndex;
}

const BEND = 14;

/**
 * The course of a step between two cubes: straight along a row; a diagonal leaves its lower hex sideways
 * and climbs along the edge, beside the figures.
 */
export const stepPath = (from: Point, to: Point): string => {
  if (Math.abs(from.y - to.y) < 30) return `M${round(from)}L${round(to)}`;
  const [lower, upper] = from.y > to.y ? [from, to] : [to, from];
  const side = Math.sign(upper.x - lower.x);
  const bend = Math.min(BEND, Math.abs(upper.x - lower.x));
  return `M${round(lower)}H${tenth(upper.x - side * bend)}Q${round({ x: upper.x, y: lower.y })} ${round({
    x: upper.x,
    y: lower.y - bend,
  })}V${tenth(upper.y)}`;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
const round = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** The track of every railroad as one path each. */
export const routePaths = (
  centres: readonly Point[],
  cubes: readonly number[],
  steps: readonly TrackStep[],
): ReadonlyMap<RailroadIndex, string> => {
  const paths = new Map<RailroadIndex, string>();
  const placeOf = (hex: HexIndex, railroad: RailroadIndex): Point => {
    const centre = centres[hex] ?? { x: 0, y: 0 };
    const { x, y } = cubeOffset(cubes, hex, railroad);
    return { x: centre.x + x, y: centre.y + y };
  };
  for (const { railroad, from, to } of steps)
    paths.set(
      railroad,
      (paths.get(railroad) ?? '') + stepPath(placeOf(from, railroad), placeOf(to, railroad)),
    );
  return paths;
};

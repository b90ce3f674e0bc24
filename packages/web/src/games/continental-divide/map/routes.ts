import type { HexIndex, RailroadIndex } from '@roundhouse/engine/continental-divide';
import type { Point } from '../../../board/camera.ts';
import { cubePlace } from './cubePlaces.ts';

/** One step of a railroad's line, from a hex with its cube to the next. */
export interface TrackStep {
  readonly railroad: RailroadIndex;
  readonly from: HexIndex;
  readonly to: HexIndex;
  /** Whether the step runs due east or west. */
  readonly sameRow: boolean;
}

const BEND = 14;

/**
 * The course of a step between two cubes: along a row it runs straight or in a gentle curve; a diagonal
 * leaves its lower hex sideways and climbs along the edge, beside the figures.
 */
export const stepPath = (from: Point, to: Point, sameRow: boolean): string => {
  if (sameRow) {
    const middle = tenth((from.x + to.x) / 2);
    return `M${round(from)}C${middle} ${tenth(from.y)} ${middle} ${tenth(to.y)} ${round(to)}`;
  }
  const [lower, upper] = from.y > to.y ? [from, to] : [to, from];
  const side = Math.sign(upper.x - lower.x);
  const bend = Math.min(BEND, Math.abs(upper.x - lower.x));
  const turn = { x: upper.x, y: lower.y - bend };
  return `M${round(lower)}H${tenth(upper.x - side * bend)}Q${round({ x: upper.x, y: lower.y })} ${round(turn)}V${tenth(upper.y)}`;
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
const round = ({ x, y }: Point): string => `${tenth(x)} ${tenth(y)}`;

/** The track of every railroad as one path each; `rows` are the middles of the hexes' rows of cubes. */
export const routePaths = (
  rows: readonly Point[],
  cubes: readonly number[],
  steps: readonly TrackStep[],
): ReadonlyMap<RailroadIndex, string> => {
  const paths = new Map<RailroadIndex, string>();
  const placeOf = (hex: HexIndex, railroad: RailroadIndex): Point =>
    cubePlace(rows[hex] ?? { x: 0, y: 0 }, cubes, { hex, railroad });
  for (const { railroad, from, to, sameRow } of steps)
    paths.set(
      railroad,
      (paths.get(railroad) ?? '') + stepPath(placeOf(from, railroad), placeOf(to, railroad), sameRow),
    );
  return paths;
};

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
/** A climb of less than this, as out of a starting city, is taken in a curve. */
const CLIMB = 60;

/**
 * The course of a step between two cubes: along a row it runs straight or in a gentle curve; a diagonal
 * leaves its lower hex sideways and climbs along the edge, beside the figures.
 */
export const stepPath = (from: Point, to: Point, sameRow: boolean): string => {
  if (sameRow || Math.abs(from.y - to.y) < CLIMB) {
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

/** One step of track as it is drawn. */
export interface Route {
  readonly id: string;
  readonly railroad: RailroadIndex;
  readonly path: string;
}

/**
 * All track, step by step: separate pieces, so that a new one makes the browser redraw its own small
 * part of the map only. `rows` are the middles of the hexes' rows of cubes.
 */
export const routesOf = (
  rows: readonly Point[],
  cubes: readonly number[],
  steps: readonly TrackStep[],
): readonly Route[] => {
  const placeOf = (hex: HexIndex, railroad: RailroadIndex): Point =>
    cubePlace(rows[hex] ?? { x: 0, y: 0 }, cubes, { hex, railroad });
  return steps.map(({ railroad, from, to, sameRow }) => ({
    id: `${railroad}/${from}/${to}`,
    railroad,
    path: stepPath(placeOf(from, railroad), placeOf(to, railroad), sameRow),
  }));
};

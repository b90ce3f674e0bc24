import type { HexIndex, RailroadIndex, State } from '@roundhouse/engine/continental-divide';
import type { Point } from '../../../board/camera.ts';

/** Cubes stand in the lower third of a hex, this far below its centre. */
export const CUBE_ROW = 34;
export const CUBE_WIDTH = 26;

/** Side by side, the second a little lower so that parallel routes stay apart; three in a shallow V. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 0 }],
  [
    { x: -15, y: -2 },
    { x: 15, y: 5 },
  ],
  [
    { x: -28, y: -4 },
    { x: 0, y: 6 },
    { x: 28, y: -4 },
  ],
];

/** The railroads with a cube in the hex, in the order of their charters. */
export const railroadsIn = (cubes: readonly number[], hex: HexIndex): readonly RailroadIndex[] => {
  const found: RailroadIndex[] = [];
  const bits = cubes[hex] ?? 0;
  for (let railroad = 0; 1 << railroad <= bits; railroad += 1)
    if ((bits & (1 << railroad)) !== 0) found.push(railroad);
  return found;
};

/** Where a railroad's cube stands, from the centre of the hex. */
export const cubeOffset = (cubes: readonly number[], hex: HexIndex, railroad: RailroadIndex): Point => {
  const there = railroadsIn(cubes, hex);
  const place = PLACES[Math.min(there.length, 3)]?.[there.indexOf(railroad)] ?? { x: 0, y: 0 };
  return { x: place.x, y: CUBE_ROW + place.y };
};

export interface CubePlace {
  readonly hex: HexIndex;
  readonly railroad: RailroadIndex;
  readonly at: Point;
}

/** Every cube on the map and where to draw it. */
export const cubePlaces = (
  centres: readonly Point[],
  { cubes }: Pick<State, 'cubes'>,
): readonly CubePlace[] =>
  cubes.flatMap((_bits, hex) => {
    const centre = centres[hex] ?? { x: 0, y: 0 };
    return railroadsIn(cubes, hex).map((railroad) => {
      const { x, y } = cubeOffset(cubes, hex, railroad);
      return { hex, railroad, at: { x: centre.x + x, y: centre.y + y } };
    });
  });

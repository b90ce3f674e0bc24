import type { Board, HexIndex, RailroadIndex, State } from '@roundhouse/engine/continental-divide';
import type { Point } from '../../../board/camera.ts';
import { middleOf } from './geometry.ts';

/** Cubes stand in the lower third of a hex, this far below its centre. */
const CUBE_ROW = 34;
const CITY_HIGH = -16;
const CITY_LOW = 22;

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

/** Where a railroad's cube stands: in the hex's row of cubes, whose middle is `row`. */
export const cubePlace = (
  row: Point,
  cubes: readonly number[],
  { hex, railroad }: { readonly hex: HexIndex; readonly railroad: RailroadIndex },
): Point => {
  const there = railroadsIn(cubes, hex);
  const place = PLACES[Math.min(there.length, 3)]?.[there.indexOf(railroad)] ?? { x: 0, y: 0 };
  return { x: row.x + place.x, y: row.y + place.y };
};

export interface CubePlace {
  readonly hex: HexIndex;
  readonly railroad: RailroadIndex;
  readonly at: Point;
}

export const cubeId = ({ hex, railroad }: CubePlace): string => `${hex}/${railroad}`;

/**
 * Every cube on the map and where to draw it; `rows` are the middles of the hexes' rows of cubes, and
 * `all` has besides the cubes themselves whatever room is to be left for.
 */
export const cubePlaces = (
  rows: readonly Point[],
  { cubes, all = cubes }: Pick<State, 'cubes'> & { readonly all?: State['cubes'] },
): readonly CubePlace[] =>
  cubes.flatMap((_bits, hex) =>
    railroadsIn(cubes, hex).map((railroad) => ({
      hex,
      railroad,
      at: cubePlace(rows[hex] ?? { x: 0, y: 0 }, all, { hex, railroad }),
    })),
  );

/** Where cubes stand: in the lower third of a hex; in a starting city away from its name in the middle. */
export const cubeRows = (board: Board, centres: readonly Point[]): readonly Point[] => {
  const rows = centres.map(({ x, y }) => ({ x, y: y + CUBE_ROW }));
  for (const { hexes } of board.pack.startingCities) {
    const indices = hexes.map((id) => board.hexIndexOf.get(id) ?? -1);
    const middle = middleOf(indices.map((hex) => centres[hex] ?? { x: 0, y: 0 }));
    for (const hex of indices) {
      const centre = centres[hex] ?? middle;
      rows[hex] = {
        x: centre.x + (centre.x - middle.x) * 0.1,
        y: centre.y + (centre.y > middle.y ? CITY_LOW : CITY_HIGH),
      };
    }
  }
  return rows;
};

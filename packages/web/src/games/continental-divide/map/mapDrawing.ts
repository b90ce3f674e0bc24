import type { Board } from '@roundhouse/engine/continental-divide';
import type { Point, Rect } from '../../../board/camera.ts';
import geography from '../data/geography.json';
import { cubeRows } from './cubePlaces.ts';
import { CORNER, HEX, type HexLayout, hexPath, inUnits, layoutOf, middleOf, openPath } from './geometry.ts';
import { GLYPHS, TERRAINS, type Terrain, terrainOf } from './terrain.ts';

/** Everything about a board's map that never changes, as a few long paths: quick to draw, quick to keep. */
export interface MapDrawing {
  readonly layout: HexLayout;
  /** The middle of each hex's row of cubes. */
  readonly cubeRows: readonly Point[];
  /** The whole printed sheet. */
  readonly sheet: Rect;
  /** The hexes with the captions around them. */
  readonly home: Rect;
  readonly tints: readonly { readonly terrain: Terrain; readonly path: string }[];
  readonly hexLines: string;
  readonly startingCities: readonly {
    readonly lines: readonly string[];
    readonly at: Point;
    readonly path: string;
  }[];
  readonly ports: readonly { readonly at: Point; readonly path: string; readonly inner: string }[];
  readonly figures: readonly Figure[];
  readonly regionLines: string;
  readonly divide: string;
  readonly captions: MapCaptions;
  /** The land beneath, where it was drawn in this board's projection. */
  readonly geography: typeof geography | undefined;
}

/** The pair of figures of a hex. */
interface Figure {
  readonly at: Point;
  readonly cost: number;
  readonly income: number;
}

/** Where the map's own words stand. */
interface MapCaptions {
  readonly regions: readonly Point[];
  readonly divide: Point;
}

const SHEET: Rect = { x: -230, y: -278, width: 2698, height: 2188 };

export const drawingOf = (board: Board): MapDrawing => {
  const { pack } = board;
  const layout = layoutOf(board);
  const { bounds } = layout;
  const centreAt = (id: string): Point => layout.centres[board.hexIndexOf.get(id) ?? -1] ?? { x: 0, y: 0 };
  return {
    layout,
    cubeRows: cubeRows(board, layout.centres),
    sheet: around(bounds, SHEET),
    home: { x: bounds.x - 24, y: bounds.y - 26, width: bounds.width + 48, height: bounds.height + 36 },
    tints: tintsOf(board, layout),
    hexLines: layout.centres.map((centre) => hexPath(centre)).join(''),
    startingCities: pack.startingCities.map(({ name, hexes }) => ({
      lines: name.split(' '),
      at: middleOf(hexes.map(centreAt)),
      path: hexes.map((hex) => hexPath(centreAt(hex))).join(''),
    })),
    ports: pack.ports.map(({ hex }) => ({
      at: centreAt(hex),
      path: hexPath(centreAt(hex)),
      inner: hexPath(centreAt(hex), 0.88),
    })),
    figures: pack.hexes.flatMap(({ cost, income, startingCity }, index) =>
      startingCity === undefined ? [{ at: layout.centres[index] ?? { x: 0, y: 0 }, cost, income }] : [],
    ),
    regionLines:
      openPath(pack.lines.easternCentral.points.map(inUnits)) +
      openPath(pack.lines.centralWestern.points.map(inUnits)),
    divide: openPath(pack.lines.continentalDivide.points.map(inUnits)),
    captions: captionsOf(board, layout),
    geography: sameProjection(board) ? geography : undefined,
  };
};

const sameProjection = (board: Board): boolean =>
  JSON.stringify(board.pack.projection) === JSON.stringify(geography.projection);

/** The sheet of the known geography, or as much as another board needs. */
const around = (bounds: Rect, sheet: Rect): Rect => {
  const x = Math.min(sheet.x, bounds.x - HEX);
  const y = Math.min(sheet.y, bounds.y - 2 * HEX);
  const right = Math.max(sheet.x + sheet.width, bounds.x + bounds.width + HEX);
  const bottom = Math.max(sheet.y + sheet.height, bounds.y + bounds.height + HEX);
  return { x, y, width: right - x, height: bottom - y };
};

const tintsOf = ({ pack }: Board, { centres }: HexLayout): MapDrawing['tints'] =>
  TERRAINS.map((terrain) => ({
    terrain,
    path: pack.hexes
      .map((hex, index) => (terrainOf(hex) === terrain ? hexPath(centres[index] ?? { x: 0, y: 0 }) : ''))
      .join(''),
  }));

/** Region names above the hexes of their part of the map; the Divide's below its southern end. */
const captionsOf = ({ pack }: Board, { bounds, centres }: HexLayout): MapCaptions => {
  const xAt = (line: readonly (readonly [number, number])[]): number => (line[0]?.[0] ?? 0) * HEX;
  const eastern = xAt(pack.lines.easternCentral.points);
  const western = xAt(pack.lines.centralWestern.points);
  const right = bounds.x + bounds.width;
  const above = (x: number): Point => {
    const near = centres.filter((centre) => Math.abs(centre.x - x) < 2 * HEX);
    return { x, y: Math.min(...near.map(({ y }) => y)) - CORNER - 8 };
  };
  const end = pack.lines.continentalDivide.points.at(-1) ?? [0, 0];
  return {
    regions: [
      above((eastern + right) / 2 - 1.7 * HEX),
      above((western + eastern) / 2),
      above((bounds.x + western) / 2 + 2.4 * HEX),
    ],
    divide: { x: end[0] * HEX - 10, y: end[1] * HEX + CORNER + 40 },
  };
};

/** Terrain marks of the hexes whose top third is free of names, one path for each kind of stroke. */
export const glyphPath = (board: Board, { centres }: HexLayout, named: ReadonlySet<number>): string =>
  board.pack.hexes
    .map((hex, index) => {
      const glyph = (hex.port ?? hex.startingCity) ? undefined : GLYPHS[terrainOf(hex)];
      const centre = centres[index];
      if (glyph === undefined || centre === undefined || named.has(index)) return '';
      return `M${centre.x} ${Math.round(centre.y - 36)}${glyph}`;
    })
    .join('');

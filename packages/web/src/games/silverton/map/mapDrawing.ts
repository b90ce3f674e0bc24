import type { Board, Commodity, Segment } from '@roundhouse/engine/silverton';
import type { Point, Rect } from '../../../board/camera.ts';
import drawing from '../data/drawing.json';
import { type TrackPoints, trackPoints } from './trackPoints.ts';

/** Which side of its square a length triangle lies on. */
type Side = 'N' | 'E' | 'S' | 'W';

export interface DrawnTown extends Point {
  readonly id: string;
  readonly index: number;
  readonly market: boolean;
  readonly lines: readonly string[];
  readonly label: { readonly dx: number; readonly dy: number; readonly anchor: string };
  /** The box of the name, in board units. */
  readonly box: Rect;
  readonly goods: readonly Commodity[];
  readonly icons: { readonly dx: number; readonly dy: number };
  /** Seats that start here, as printed. */
  readonly starts: string;
}

export interface DrawnSegment {
  readonly id: string;
  readonly segment: Segment;
  readonly d: string;
  readonly square: Point;
  readonly triangle: Point;
  readonly triangleD: string;
}

/** Everything about the map that never changes. */
export interface MapDrawing {
  readonly sheet: Rect;
  readonly towns: readonly DrawnTown[];
  readonly segments: readonly DrawnSegment[];
  readonly allYear: string;
  readonly snow: string;
  readonly track: TrackPoints;
  readonly background: typeof drawing.background;
  readonly legend: Rect;
}

export const NAME_SIZE = 16;
export const MARKET_NAME_SIZE = 20;

const HALF = 17;
const HEIGHT = 26;
const TRIANGLES: Readonly<Record<Side, readonly (readonly [number, number])[]>> = {
  N: [
    [-HALF, -HALF],
    [HALF, -HALF],
    [0, -HALF - HEIGHT],
  ],
  S: [
    [-HALF, HALF],
    [HALF, HALF],
    [0, HALF + HEIGHT],
  ],
  E: [
    [HALF, -HALF],
    [HALF, HALF],
    [HALF + HEIGHT, 0],
  ],
  W: [
    [-HALF, -HALF],
    [-HALF, HALF],
    [-HALF - HEIGHT, 0],
  ],
};

const isSide = (side: string): side is Side => side in TRIANGLES;

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

const trianglePath = ({ x, y }: Point, side: string): string =>
  isSide(side) ? `M${TRIANGLES[side].map(([dx, dy]) => `${x + dx} ${y + dy}`).join('L')}Z` : '';

interface LayoutLabel {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: string;
  readonly w: number;
  readonly h: number;
  readonly lines?: readonly string[];
}
interface LayoutTown {
  readonly x: number;
  readonly y: number;
  readonly label: LayoutLabel;
  readonly icons?: { readonly dx: number; readonly dy: number };
}
interface LayoutSegment {
  readonly d: string;
  readonly square: readonly number[];
  readonly triangle: readonly number[];
  readonly side: string;
}

const TOWNS = new Map<string, LayoutTown>(Object.entries(drawing.towns));
const SEGMENTS = new Map<string, LayoutSegment>(Object.entries(drawing.segments));

const boxOf = ({ x, y, label }: LayoutTown, size: number): Rect => {
  const left = { start: 0, middle: label.w / 2, end: label.w }[label.anchor] ?? 0;
  return { x: x + label.dx - left, y: y + label.dy - size * 0.8, width: label.w, height: label.h };
};

const drawnTown = (board: Board, town: Board['towns'][number]): readonly DrawnTown[] => {
  const placed = TOWNS.get(town.id);
  if (placed === undefined) return [];
  const claims = board.claims.filter((claim) => claim?.town === town.index);
  const starts = board.startCities.flatMap((city, seat) => (city === town.index ? [seat + 1] : []));
  return [
    {
      id: town.id,
      index: town.index,
      market: town.market,
      x: placed.x,
      y: placed.y,
      lines: placed.label.lines ?? [town.name],
      label: placed.label,
      box: boxOf(placed, town.market ? MARKET_NAME_SIZE : NAME_SIZE),
      goods: claims.flatMap((claim) => claim?.commodity ?? []),
      icons: placed.icons ?? { dx: 0, dy: 0 },
      starts: starts.join('·'),
    },
  ];
};

/** A segment the layout does not know is drawn straight from town to town. */
const straight = ({ a, b }: Segment, towns: readonly DrawnTown[]): LayoutSegment | undefined => {
  const from = towns.find(({ index }) => index === a);
  const to = towns.find(({ index }) => index === b);
  if (from === undefined || to === undefined) return undefined;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  return { d: `M${from.x} ${from.y}L${to.x} ${to.y}`, square: [x, y], triangle: [x, y - 26], side: 'N' };
};

/** The drawing of a board. */
export const drawingOf = (board: Board): MapDrawing => {
  const towns = board.towns.flatMap((town) => drawnTown(board, town));
  const segments = board.segments.flatMap((segment): DrawnSegment[] => {
    const placed = SEGMENTS.get(segment.id) ?? straight(segment, towns);
    if (placed === undefined) return [];
    const square = pointOf(placed.square);
    return [
      {
        id: segment.id,
        segment,
        d: placed.d,
        square,
        triangle: pointOf(placed.triangle),
        triangleD: trianglePath(square, placed.side),
      },
    ];
  });
  const pathOf = (snow: boolean): string =>
    segments
      .filter(({ segment }) => segment.snow === snow)
      .map(({ d }) => d)
      .join('');
  const { x, y, w, h } = drawing.legend;
  return {
    sheet: { x: 0, y: 0, width: drawing.width, height: drawing.height },
    towns,
    segments,
    allYear: pathOf(false),
    snow: pathOf(true),
    track: trackPoints(segments),
    background: drawing.background,
    legend: { x, y, width: w, height: h },
  };
};

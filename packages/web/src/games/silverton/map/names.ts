import type { Point, Rect } from '../../../board/camera.ts';
import { type DrawnTown, MARKET_NAME_SIZE, type MapDrawing, NAME_SIZE } from './mapDrawing.ts';

/** Pixels to the unit from which the map shows every name, cost and length. */
export const DETAIL = 0.66;
/** How large the costs and lengths of segments are set. */
export const figureSize = (k: number): number => Math.max(16, 12 / k);

const LEAST_PIXELS = 12;
/** How much of a name track may cross from afar; two lines straight across it are just too much. */
const MOST_CROSSED = 0.34;
/** Between two of the points that stand for track, in board units. */
const POINT_STEP = 8;
const LINE_HEIGHT = 1.03;

/** A name on the map at the size that can be read: where its base line begins, ends or has its middle. */
export interface DrawnName extends Point {
  readonly town: DrawnTown;
  readonly size: number;
  readonly anchor: string;
}

/** How much larger towns are drawn from afar, to be seen at all. */
export const spotScale = (k: number): number => (k >= DETAIL ? 1 : Math.min(1.9, 0.5 / k));

/** Where a name can stand around its town: left to right, and top to bottom. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
const ANCHORS = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

interface Placed {
  readonly name: DrawnName;
  readonly box: Rect;
}

const asLaidOut = (town: DrawnTown, size: number): DrawnName => ({
  town,
  size,
  x: town.x + town.label.dx,
  y: town.y + town.label.dy,
  anchor: town.label.anchor,
});

const beside = (town: DrawnTown, size: number, [across, down]: readonly [-1 | 0 | 1, -1 | 0 | 1]): Placed => {
  const factor = size / (town.market ? MARKET_NAME_SIZE : NAME_SIZE);
  const [width, height] = [town.box.width * factor, town.box.height * factor];
  const away = (town.market ? 15 : 8) * spotScale(LEAST_PIXELS / size) + size / 5;
  const reach = across !== 0 && down !== 0 ? away * 0.75 : away;
  const box = {
    x: town.x + across * reach + ((across - 1) * width) / 2,
    y: town.y + down * reach + ((down - 1) * height) / 2,
    width,
    height,
  };
  const name = {
    town,
    size,
    x: town.x + across * reach,
    y: box.y + size * 0.8,
    anchor: ANCHORS[across],
  };
  return { name, box };
};

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** A name the edge would cut is not shown. */
const isOn = (sheet: Rect, { x, y, width, height }: Rect): boolean =>
  x >= sheet.x && y >= sheet.y && x + width <= sheet.x + sheet.width && y + height <= sheet.y + sheet.height;

type Ground = Pick<MapDrawing, 'towns' | 'sheet' | 'track' | 'legend'>;

/** The side of a town where its name meets least track, if there is one good enough. */
const bestSide = ({ sheet, track }: Ground, ways: readonly Placed[]): Placed | undefined => {
  const [first] = ways;
  if (first === undefined) return undefined;
  const crossed = ({ box }: Placed): number => (track.countIn(box) * POINT_STEP) / box.width;
  const best = ways
    .filter(({ box }) => isOn(sheet, box))
    .map((way) => ({ way, cost: crossed(way) }))
    .toSorted((one, other) => one.cost - other.cost)[0];
  return best !== undefined && (first.name.town.market || best.cost <= MOST_CROSSED) ? best.way : undefined;
};

/**
 * The names to show at a zoom: near, all of them where the layout puts them; from afar as many as can be
 * read without touching each other or running along track, the most important first.
 */
export const namesAt = (
  ground: Ground,
  k: number,
  important: (town: DrawnTown) => number,
): readonly DrawnName[] => {
  const { towns, legend } = ground;
  const sizeOf = ({ market }: DrawnTown): number =>
    Math.max(market ? MARKET_NAME_SIZE : NAME_SIZE, LEAST_PIXELS / k);
  if (k >= DETAIL) return towns.map((town) => asLaidOut(town, sizeOf(town)));
  const shown: Placed[] = [];
  for (const town of towns.toSorted((one, other) => important(other) - important(one))) {
    const free = SIDES.map((side) => beside(town, sizeOf(town), side)).filter(
      ({ box }) => !overlap(box, legend) && !shown.some((other) => overlap(box, other.box)),
    );
    const best = bestSide(ground, free);
    if (best !== undefined) shown.push(best);
  }
  return shown.map(({ name }) => name);
};

/** The base line of line number `index` of a name. */
export const lineAt = ({ y, size }: DrawnName, index: number): number => y + index * size * LINE_HEIGHT;

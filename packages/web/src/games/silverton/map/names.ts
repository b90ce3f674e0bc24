import type { Rect } from '../../../board/camera.ts';
import { type DrawnTown, MARKET_NAME_SIZE, type MapDrawing, NAME_SIZE } from './mapDrawing.ts';

/** Pixels to the unit from which the map shows every name, cost and length. */
export const DETAIL = 0.66;

const LEAST_PIXELS = 12;

/** A name on the map, at the size that can be read. */
export interface DrawnName {
  readonly town: DrawnTown;
  readonly size: number;
}

const grown = ({ town, size }: DrawnName): Rect => {
  const factor = size / (town.market ? MARKET_NAME_SIZE : NAME_SIZE);
  const [anchorX, anchorY] = [town.x + town.label.dx, town.y + town.label.dy];
  return {
    x: anchorX + (town.box.x - anchorX) * factor,
    y: anchorY + (town.box.y - anchorY) * factor,
    width: town.box.width * factor,
    height: town.box.height * factor,
  };
};

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** A name the edge would cut is not shown. */
const isOn = (sheet: Rect, { x, width }: Rect): boolean => x >= sheet.x && x + width <= sheet.x + sheet.width;

/**
 * The names to show at a zoom: near, all of them where the layout puts them; from afar as many as can be
 * read without touching each other, the most important first.
 */
export const namesAt = (
  { towns, sheet }: Pick<MapDrawing, 'towns' | 'sheet'>,
  k: number,
  important: (town: DrawnTown) => number,
): readonly DrawnName[] => {
  const sizeOf = ({ market }: DrawnTown): number =>
    Math.max(market ? MARKET_NAME_SIZE : NAME_SIZE, LEAST_PIXELS / k);
  const names = towns.map((town): DrawnName => ({ town, size: sizeOf(town) }));
  if (k >= DETAIL) return names;
  const ranked = names.toSorted((one, other) => important(other.town) - important(one.town));
  const shown: { readonly name: DrawnName; readonly box: Rect }[] = [];
  for (const name of ranked) {
    const box = grown(name);
    if (isOn(sheet, box) && !shown.some((other) => overlap(box, other.box))) shown.push({ name, box });
  }
  return shown.map(({ name }) => name);
};

import type { Board, HexIndex, PackHex } from '@roundhouse/engine/continental-divide';
import type { Point } from '../../../board/camera.ts';
import { HEX, middleOf, ROW } from './geometry.ts';

export type NameKind = 'startingCity' | 'port' | 'city' | 'town';

/** A place name on the map. */
export interface NameLabel {
  readonly hex: HexIndex;
  readonly kind: NameKind;
  readonly text: string;
  /** Middle of the text's base line. */
  readonly at: Point;
}

/** Sizes of names on the screen, whatever the zoom. */
export const NAME_PIXELS: Readonly<Record<NameKind, number>> = {
  startingCity: 14,
  port: 13,
  city: 12,
  town: 12,
};

/** Base line of a name, from the centre of its hex. */
const NAME_ROW = -20;
/** The same on a small map: level with the hex. */
const SMALL_ROW = 24;
const GAP_PIXELS = 5;
/** Half the width of a terrain mark, in board units. */
const GLYPH_HALF = 18;
/** How far a name may move sideways to make room, in hex widths. */
const SHIFTS = [0, 0.12, -0.12, 0.25, -0.25, 0.38, -0.38, 0.55, -0.55];

/** The least income a town must have to be named, by pixels per hex. */
const leastIncome = (hexPixels: number): number => {
  if (hexPixels < 30) return Number.POSITIVE_INFINITY;
  if (hexPixels < 46) return 2;
  return hexPixels < 76 ? 1 : 0;
};

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The names there is room for, the most important first: two names can only clash within a row of hexes.
 * Long names are shortened where they would not fit otherwise.
 */
export const placeNames = (
  board: Board,
  centres: readonly Point[],
  pixelsPerUnit: number,
): readonly NameLabel[] => {
  const hexPixels = pixelsPerUnit * HEX;
  const rows = new Map<number, Span[]>();
  for (const { row, span } of startingCitySpans(board, centres, pixelsPerUnit))
    rows.set(row, [...(rows.get(row) ?? []), span]);
  const labels: NameLabel[] = [];
  for (const hex of byImportance(board, leastIncome(hexPixels))) {
    const pack = board.pack.hexes[hex];
    const centre = centres[hex];
    if (pack === undefined || centre === undefined) continue;
    const row = rows.get(pack.r) ?? [];
    rows.set(pack.r, row);
    const label = labelIn(row, { pack, centre, hexPixels });
    if (label !== undefined) labels.push({ hex, ...label });
  }
  return labels;
};

/** On a map too small for figures, ports are named beside their hexes, out at sea or inland. */
const SMALL_HEX_PIXELS = 29;
const beside = (text: string, kind: NameKind, hexPixels: number): number =>
  hexPixels < SMALL_HEX_PIXELS ? 0.62 + (textPixels(text, kind) / 2 + 1) / hexPixels : 0;

const labelIn = (
  row: Span[],
  { pack, centre, hexPixels }: { readonly pack: PackHex; readonly centre: Point; readonly hexPixels: number },
): Omit<NameLabel, 'hex'> | undefined => {
  const kind = kindOf(pack);
  const name = pack.port ?? pack.town ?? '';
  for (const text of [name, shortName(name)])
    for (const shift of SHIFTS) {
      const x = centre.x + (shift + beside(text, kind, hexPixels)) * HEX;
      const half = textPixels(text, kind) / 2 + GAP_PIXELS / 2;
      const middle = (x / HEX) * hexPixels;
      const span = { from: middle - half, to: middle + half };
      if (row.some(({ from, to }) => from < span.to && span.from < to)) continue;
      row.push(span);
      return { kind, text, at: { x, y: centre.y + (hexPixels < SMALL_HEX_PIXELS ? SMALL_ROW : NAME_ROW) } };
    }
  return undefined;
};

/** Room that the starting cities' names take from the rows of names they stand in. */
const startingCitySpans = (
  board: Board,
  centres: readonly Point[],
  pixelsPerUnit: number,
): readonly { readonly row: number; readonly span: Span }[] =>
  board.pack.startingCities.flatMap(({ name, hexes }) => {
    const places = hexes.map((id) => centres[board.hexIndexOf.get(id) ?? -1] ?? { x: 0, y: 0 });
    const { x, y } = middleOf(places);
    const half =
      Math.max(...name.split(' ').map((line) => textPixels(line, 'startingCity'))) / 2 + GAP_PIXELS;
    const span = { from: x * pixelsPerUnit - half, to: x * pixelsPerUnit + half };
    return ROWS_AROUND.map((offset) => ({ row: Math.round(y / ROW) + offset, span })).filter(
      ({ row }) =>
        Math.abs(row * ROW + NAME_ROW - y) * pixelsPerUnit <
        NAME_PIXELS.startingCity * name.split(' ').length,
    );
  });

const ROWS_AROUND = [-1, 0, 1];

const kindOf = ({ port, townSize }: PackHex): NameKind => {
  if (port !== undefined) return 'port';
  return townSize === 'city' ? 'city' : 'town';
};

const SIZES: Readonly<Record<string, number>> = { city: 2, town: 1 };

const weightOf = ({ port, income, townSize = '' }: PackHex): number =>
  (port === undefined ? 0 : 1000) + income * 10 + (SIZES[townSize] ?? 0);

const byImportance = (board: Board, least: number): readonly HexIndex[] => {
  const { hexes } = board.pack;
  const weight = (index: HexIndex): number => {
    const hex = hexes[index];
    return hex === undefined ? 0 : weightOf(hex);
  };
  return hexes
    .map((_hex, index) => index)
    .filter((index) => isNamed(hexes[index], least))
    .sort((a, b) => weight(b) - weight(a));
};

const isNamed = (hex: PackHex | undefined, least: number): boolean => {
  if (hex === undefined || hex.startingCity !== undefined) return false;
  return hex.port !== undefined || (hex.town !== undefined && hex.income >= least);
};

const SHORT_WORDS: Readonly<Record<string, string>> = {
  Junction: 'Jct.',
  Springs: 'Spgs.',
  Oklahoma: 'Okla.',
  Colorado: 'Colo.',
  Jefferson: 'Jeff.',
  Bernardino: 'Bern.',
};

/** A name as a crowded map prints it. */
export const shortName = (name: string): string =>
  name
    .replace(/ \(.*\)$/, '')
    .split(' ')
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ');

/** About how wide a text is, good enough to keep names apart without asking the browser. */
export const textPixels = (text: string, kind: NameKind): number => {
  let ems = 0;
  for (const letter of text) ems += letterEms(letter);
  return ems * NAME_PIXELS[kind] * (kind === 'port' || kind === 'startingCity' ? 1.12 : 1);
};

const letterEms = (letter: string): number => {
  if (/[iljtfrI.,'() ]/.test(letter)) return 0.33;
  if (/[mwMW]/.test(letter)) return 0.86;
  return /[A-Z]/.test(letter) ? 0.68 : 0.57;
};

/** Hexes whose top third a name covers, wholly or in part. */
export const coveredHexes = (
  board: Board,
  labels: readonly NameLabel[],
  pixelsPerUnit: number,
): ReadonlySet<HexIndex> => {
  const covered = new Set<HexIndex>();
  for (const { hex, text, kind, at } of labels) {
    const half = textPixels(text, kind) / 2 / pixelsPerUnit + GLYPH_HALF;
    const pack = board.pack.hexes[hex];
    for (const [index, other] of board.pack.hexes.entries()) {
      if (other.r !== pack?.r) continue;
      if (Math.abs((other.q + other.r / 2) * HEX - at.x) < half) covered.add(index);
    }
  }
  return covered;
};

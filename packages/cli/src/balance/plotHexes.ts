import type { HexMap } from '@roundhouse/bots/arena';
import { at, element, text } from './markup.ts';

const SIZE = 14;
const STEP = SIZE * Math.sqrt(3);
/** Room for the names of places at the edge. */
const MARGIN = 4 * SIZE;

type Cell = HexMap['cells'][number];

const centreOf = ({ q, r }: Pick<Cell, 'q' | 'r'>): readonly [number, number] => [
  STEP * (q + r / 2),
  SIZE * 1.5 * r,
];

/** The outline of a pointy-top hex. */
const outline = (x: number, y: number): string =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 30);
    return `${at(x + SIZE * Math.cos(angle))},${at(y + SIZE * Math.sin(angle))}`;
  }).join(' ');

/** The board, its hexes the fuller the more often they hold track. */
export const plotHexes = ({ cells, marks, title }: HexMap): string => {
  const centres = new Map(cells.map((cell) => [cell.hex, centreOf(cell)]));
  const xs = [...centres.values()].map(([x]) => x);
  const ys = [...centres.values()].map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) - left + MARGIN, Math.max(...ys) - top + MARGIN];
  const hexes = cells.map(({ hex, share }) => {
    const [x, y] = centres.get(hex) ?? [0, 0];
    const label = text('title', `${hex}: ${Math.round(100 * share)} %`);
    return (
      element('polygon', { class: 'land', points: outline(x, y) }) +
      element('polygon', { class: 'built', points: outline(x, y), 'fill-opacity': share }, label)
    );
  });
  const names = marks.map(({ hex, name }) => {
    const [x, y] = centres.get(hex) ?? [0, 0];
    return text('text', name, { x: at(x), y: at(y - SIZE), class: 'place' });
  });
  return element(
    'svg',
    { viewBox: `${at(left)} ${at(top)} ${at(width)} ${at(height)}`, role: 'img', 'aria-label': title },
    hexes.join('') + names.join(''),
  );
};

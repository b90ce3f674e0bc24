import type { Bars } from '@roundhouse/bots/arena';
import { at, element, text } from './markup.ts';

const WIDTH = 560;
const ROW = 24;
const NAMES = 150;
const FIGURES = 150;
const ROOM = WIDTH - NAMES - FIGURES;

type Bar = Bars['bars'][number];

/** From dollars or shares to pixels, zero included. */
interface Scale {
  readonly least: number;
  readonly most: number;
}

const scaleOf = ({ bars, fair }: Bars): Scale => {
  const ends = bars.flatMap(({ value, low = value, high = value }) => [value, low, high]);
  return { least: Math.min(0, ...ends), most: Math.max(fair ?? 0, ...ends, 1e-9) };
};

const placeOn =
  ({ least, most }: Scale) =>
  (value: number): number =>
    at(NAMES + (ROOM * (value - least)) / (most - least));

/** Horizontal bars with their intervals, and a dashed line where all would be equal. */
export const plotBars = (section: Bars): string => {
  const x = placeOn(scaleOf(section));
  const height = ROW * section.bars.length + 6;
  const rows = section.bars.map((bar, row) => plotBar(section, bar, { x, y: row * ROW }));
  const fair =
    section.fair === undefined
      ? ''
      : element('line', { class: 'fair', x1: x(section.fair), x2: x(section.fair), y1: 0, y2: height });
  return element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${height}`, role: 'img', 'aria-label': spoken(section) },
    rows.join('') + fair,
  );
};

const plotBar = (
  { unit, fair }: Bars,
  { name, value, low, high, count }: Bar,
  { x, y }: { readonly x: (value: number) => number; readonly y: number },
): string => {
  const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
  const middle = y + ROW / 2;
  const whisker =
    low === undefined || high === undefined || low === high
      ? ''
      : element('path', {
          class: 'whisker',
          d: `M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 4}v8M${x(high)} ${middle - 4}v8`,
        });
  const isApart = fair !== undefined && ((low ?? fair) > fair || (high ?? fair) < fair);
  const counted = count === undefined ? '' : ` of ${count}`;
  return [
    text('text', name, { x: NAMES - 8, y: middle + 4, class: 'name' }),
    element(
      'rect',
      {
        class: isApart ? 'bar apart' : 'bar',
        x: from,
        y: y + 4,
        width: at(Math.max(0.5, to - from)),
        height: ROW - 8,
        rx: 2,
      },
      text('title', `${name}: ${withUnit(value, unit)}${counted}`),
    ),
    whisker,
    text('text', `${withUnit(value, unit)}${interval(low, high)}`, {
      x: WIDTH - FIGURES + 8,
      y: middle + 4,
      class: 'figure',
    }),
  ].join('');
};

const interval = (low: number | undefined, high: number | undefined): string =>
  low === undefined || high === undefined || low === high ? '' : ` (${low}–${high})`;

const withUnit = (value: number, unit: Bars['unit']): string => {
  if (unit === '$') return value < 0 ? `−$${-value}` : `$${value}`;
  return unit === '%' ? `${value} %` : `${value}`;
};

const spoken = ({ title, bars, unit }: Bars): string =>
  `${title}: ${bars.map(({ name, value }) => `${name} ${withUnit(value, unit)}`).join(', ')}`;

import type { Paths } from '@roundhouse/bots/arena';
import { at, element, text } from './markup.ts';

const WIDTH = 270;
const HEIGHT = 150;
const LEFT = 34;
const BOTTOM = 18;
const TOP = 8;

/** One small plot for each path: its middle as a line, its range as a band. */
export const plotPaths = (section: Paths): string =>
  element(
    'div',
    { class: 'paths' },
    section.paths
      .map((path) =>
        element('figure', {}, text('figcaption', path.name) + plotPath(section.turns, path, section.unit)),
      )
      .join(''),
  );

const plotPath = (turns: readonly number[], path: Paths['paths'][number], unit: string): string => {
  const most = Math.max(1, ...path.high);
  const x = (index: number): number =>
    at(LEFT + ((WIDTH - LEFT - 6) * index) / Math.max(1, turns.length - 1));
  const y = (value: number): number => at(HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * value) / most);
  const points = (values: readonly number[]): readonly string[] =>
    values.map((value, index) => `${x(index)} ${y(value)}`);
  const band = [...points(path.high), ...points(path.low).toReversed()];
  const last = turns.length - 1;
  const ticks = [0, Math.floor(last / 2), last].map((index) =>
    text('text', turns[index] ?? '', { x: x(index), y: HEIGHT - 4, class: 'tick middle' }),
  );
  const levels = [0, most / 2, most].map(
    (level) =>
      element('line', { class: 'grid', x1: LEFT, x2: WIDTH - 6, y1: y(level), y2: y(level) }) +
      text('text', `${unit}${Math.round(level)}`, { x: LEFT - 5, y: y(level) + 4, class: 'tick end' }),
  );
  return element(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      role: 'img',
      'aria-label': `${path.name}: ${path.middle.map((value, index) => `turn ${turns[index]} ${unit}${value}`).join(', ')}`,
    },
    [
      ...levels,
      element('path', { class: 'band', d: `M${band.join('L')}Z` }),
      element('path', { class: 'course', d: `M${points(path.middle).join('L')}` }),
      ...ticks,
    ].join(''),
  );
};

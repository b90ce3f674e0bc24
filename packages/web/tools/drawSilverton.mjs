import { readFileSync, writeFileSync } from 'node:fs';

// Draws the Silverton layout once as path strings in board units, so that the page ships small paths:
//   node packages/web/tools/drawSilverton.mjs
// The input is the engine's layout (see its README for how towns, labels and segments were placed).
const here = new URL('.', import.meta.url);
const layout = JSON.parse(
  readFileSync(new URL('../../engine/src/games/silverton/data/layout.json', here), 'utf8'),
);

const figure = (value) => String(Math.round(value));
const point = ([x, y]) => `${figure(x)} ${figure(y)}`;
const open = (points) => `M${points.map(point).join('L')}`;
const closed = (points) => `${open(points)}Z`;
const track = ([start, ...rest]) => `M${point(start)}C${rest.map(point).join(' ')}`;
const tenths = (value) => Math.round(value * 10) / 10;

const towns = Object.fromEntries(
  Object.entries(layout.towns).map(([id, { x, y, label, icons }]) => [
    id,
    {
      x: tenths(x),
      y: tenths(y),
      label: {
        dx: label.dx,
        dy: label.dy,
        anchor: label.anchor,
        w: label.w,
        h: label.h,
        ...(label.lines ? { lines: label.lines } : {}),
      },
      ...(icons ? { icons } : {}),
    },
  ]),
);

const segments = Object.fromEntries(
  Object.entries(layout.segments).map(([id, { path, square, triangle, triangleSide }]) => [
    id,
    { d: track(path), square: square.map(tenths), triangle: triangle.map(tenths), side: triangleSide },
  ]),
);

const { states, borders, rivers, lakes, peaks, labels } = layout.background;
const background = {
  states: states.map(({ id, polygon }) => ({ id, d: closed(polygon) })),
  borders: borders.map(({ line }) => open(line)).join(''),
  rivers: [1, 2, 3].map((rank) => ({
    rank,
    d: rivers
      .filter((river) => river.rank === rank)
      .flatMap(({ lines }) => lines.map(open))
      .join(''),
  })),
  lakes: lakes.map(({ polygon }) => closed(polygon)).join(''),
  peaks: peaks.map(({ name, at, elevM }) => ({
    name,
    x: Math.round(at[0]),
    y: Math.round(at[1]),
    metres: elevM,
  })),
  labels: labels.map(({ kind, text, size, spacing = 0, at, lines, path }) => ({
    kind,
    text,
    size,
    spacing,
    ...(at ? { at: at.map(Math.round) } : {}),
    ...(lines ? { lines } : {}),
    ...(path ? { d: open(path) } : {}),
  })),
};

const { width, height, legend } = layout;
writeFileSync(
  new URL('../src/games/silverton/data/drawing.json', here),
  `${JSON.stringify({ width, height, legend, towns, segments, background })}\n`,
);

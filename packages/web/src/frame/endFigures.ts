import type uPlot from 'uplot';

/** A line of a chart with the sign its figure stands under. */
interface Ending {
  readonly values: readonly (number | null)[];
  readonly letter: string;
}

interface Lettering {
  figure(value: number): string;
  readonly font: string;
  readonly colour: string;
}

/** Room for the figures to the right of a chart, and between two of them, in CSS pixels. */
export const END_ROOM = 62;
const LINE_HEIGHT = 15;

/** Writes each line's last figure at its end, with the letter of its owner. */
export const drawEndFigures = (plot: uPlot, lines: readonly Ending[], lettering: Lettering): void => {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const ends = lines.flatMap(({ values, letter }) => {
    const last = values.at(-1) ?? null;
    return last === null ? [] : [{ last, letter, height: plot.valToPos(last, 'y', true) }];
  });
  const heights = apart(
    ends.map(({ height }) => height),
    LINE_HEIGHT * ratio,
    [bbox.top, bbox.top + bbox.height],
  );
  ctx.save();
  ctx.font = lettering.font.replace(/[\d.]+(?=px)/, (size) => String(Number(size) * ratio));
  ctx.fillStyle = lettering.colour;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  for (const [index, { last, letter }] of ends.entries())
    ctx.fillText(
      `${letter} ${lettering.figure(last)}`,
      bbox.left + bbox.width + 8 * ratio,
      heights[index] ?? 0,
    );
  ctx.restore();
};

/**
 * `places` along an axis, moved apart as little as needed so that no two are nearer than `gap`, and all within
 * `from` and `to` where there is room. Keeps the order they are given in.
 */
export const apart = (
  places: readonly number[],
  gap: number,
  [from, to]: readonly [from: number, to: number],
): readonly number[] => {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  let least = from;
  for (const each of order) {
    each.place = Math.max(each.place, least);
    least = each.place + gap;
  }
  let most = to;
  for (const each of order.toReversed()) {
    each.place = Math.min(each.place, most);
    most = each.place - gap;
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ place }) => place);
};

import type uPlot from 'uplot';
import { drawSign, type LineSign } from './chartSigns.ts';

/** A line of a chart and what it is told by. */
interface Ending {
  readonly values: readonly (number | null)[];
  readonly sign: LineSign;
}

interface Lettering {
  /** Writes the last value beside the sign; left out where the sign stands alone. */
  readonly figure?: (value: number) => string;
  readonly font: string;
  readonly colour: string;
}

/** Sizes in CSS pixels: a sign, and the least way from the middle of one to the next. */
const SIGN = 16;
const LINE_HEIGHT = 17;
const GAP = 6;

/** Room to the right of a chart for the signs, and for figures beside them. */
export const roomForEnds = (figures: boolean): number => SIGN + 2 * GAP + (figures ? 44 : 0);

/** Puts each line's sign at its end, and its last figure where it is wanted. */
export const drawEnds = (plot: uPlot, lines: readonly Ending[], lettering: Lettering): void => {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  const ends = lines.flatMap(({ values, sign }) => {
    const last = values.at(-1) ?? null;
    return last === null ? [] : [{ last, sign, height: plot.valToPos(last, 'y', true) }];
  });
  const heights = apart(
    ends.map(({ height }) => height),
    LINE_HEIGHT * ratio,
    [bbox.top, bbox.top + bbox.height],
  );
  const left = bbox.left + bbox.width + GAP * ratio;
  ctx.save();
  ctx.font = lettering.font.replace(/[\d.]+(?=px)/, (size) => String(Number(size) * ratio));
  ctx.fillStyle = lettering.colour;
  ctx.textAlign = 'left';
  ctx.textBaseline = 'middle';
  for (const [index, { last, sign }] of ends.entries()) {
    const y = heights[index] ?? 0;
    drawSign(ctx, sign, { x: left + (SIGN / 2) * ratio, y, size: SIGN * ratio });
    if (lettering.figure !== undefined) ctx.fillText(lettering.figure(last), left + (SIGN + 4) * ratio, y);
  }
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

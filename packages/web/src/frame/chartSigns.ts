import { seatLook } from '../design/seats.ts';
import type { ChartLine, ChartSign } from '../games/table.ts';

/** The sign of a line as it is drawn: on a grid of 24, with the letter of a seat on it. */
export interface LineSign extends ChartSign {
  /** Where the middle of the outline lies, both ways. */
  readonly middle: number;
  readonly letter?: { readonly text: string; readonly ink: string };
}

/** A seat's seal; the sign a line brings along; at least its colour. */
export const signOf = (line: ChartLine, letters: readonly string[]): LineSign => {
  const { seat, sign, colour = 'var(--ink)' } = line;
  if (seat !== undefined) {
    const { outline, colour: fill } = seatLook(seat);
    return { outline, fill, middle: 12, letter: { text: letters[seat] ?? '', ink: 'var(--on-seat)' } };
  }
  return { ...(sign ?? { outline: '', fill: colour, ground: colour }), middle: 0 };
};

/** The same sign in the colours of the present theme. */
export const inColour = (sign: LineSign, resolve: (css: string) => string): LineSign => ({
  ...sign,
  fill: resolve(sign.fill),
  ...(sign.edge === undefined ? {} : { edge: resolve(sign.edge) }),
  ...(sign.ground === undefined ? {} : { ground: resolve(sign.ground) }),
  ...(sign.letter === undefined ? {} : { letter: { ...sign.letter, ink: resolve(sign.letter.ink) } }),
});

/** Draws a sign of that size around (x, y). */
export const drawSign = (
  ctx: CanvasRenderingContext2D,
  sign: LineSign,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 24, size / 24);
  if (sign.ground !== undefined) {
    ctx.fillStyle = sign.ground;
    ctx.fillRect(-12, -12, 24, 24);
  }
  drawOutline(ctx, sign);
  if (sign.letter !== undefined) {
    ctx.fillStyle = sign.letter.ink;
    ctx.font = '700 13px Besley, serif';
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(sign.letter.text, 0, 1);
  }
  ctx.restore();
};

const drawOutline = (ctx: CanvasRenderingContext2D, { outline, middle, fill, edge }: LineSign): void => {
  const path = new Path2D();
  path.addPath(new Path2D(outline), new DOMMatrix().translate(-middle, -middle));
  ctx.fillStyle = fill;
  ctx.fill(path, 'evenodd');
  if (edge === undefined) return;
  ctx.strokeStyle = edge;
  ctx.lineWidth = 1.4;
  ctx.stroke(path);
};

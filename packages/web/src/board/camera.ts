/** A place on the board in its own units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the board stands on the screen: pixel = k * unit + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels per board unit. */
  readonly k: number;
}

export const toScreen = ({ x, y, k }: Camera, point: Point): Point => ({
  x: point.x * k + x,
  y: point.y * k + y,
});

export const toBoard = ({ x, y, k }: Camera, pixel: Point): Point => ({
  x: (pixel.x - x) / k,
  y: (pixel.y - y) / k,
});

/** The part of the board that a screen of this size shows. */
export const visibleRect = (camera: Camera, { width, height }: Size): Rect => ({
  ...toBoard(camera, { x: 0, y: 0 }),
  width: width / camera.k,
  height: height / camera.k,
});

export const isIn = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Whether the screen shows all of `rect`, give or take `slack`. */
export const isShown = (rect: Rect, visible: Rect, slack = 50): boolean =>
  visible.x <= rect.x + slack &&
  visible.y <= rect.y + slack &&
  visible.x + visible.width >= rect.x + rect.width - slack &&
  visible.y + visible.height >= rect.y + rect.height - slack;

/** `rect` as large as the screen allows, in its middle. */
export const fitting = (rect: Rect, { width, height }: Size): Camera => {
  const k = Math.min(width / rect.width, height / rect.height);
  return centred({ x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }, k, { width, height });
};

/** `point` in the middle of the screen. */
export const centred = (point: Point, k: number, { width, height }: Size): Camera => ({
  x: width / 2 - point.x * k,
  y: height / 2 - point.y * k,
  k,
});

/** `point` in the middle of `free`, a part of the screen. */
export const centredIn = (point: Point, k: number, free: Rect): Camera =>
  shifted(centred(point, k, free), free.x, free.y);

const shifted = ({ x, y, k }: Camera, right: number, down: number): Camera => ({
  x: x + right,
  y: y + down,
  k,
});

/** The least move of the camera that brings `rect` into `free`, a part of the screen. */
export const revealingIn = (camera: Camera, rect: Rect, free: Rect, margin?: number): Camera =>
  shifted(revealing(shifted(camera, -free.x, -free.y), rect, free, margin), free.x, free.y);

/** The same view from `factor` times as near, with the pixel `around` staying where it is. */
export const zoomedAround = (camera: Camera, factor: number, around: Point): Camera => {
  const fixed = toBoard(camera, around);
  const k = camera.k * factor;
  return { x: around.x - fixed.x * k, y: around.y - fixed.y * k, k };
};

/** Keeps the sheet on the screen: its edge never comes further in than the screen's, or it is centred. */
export const heldTo = (sheet: Rect, camera: Camera, size: Size): Camera => ({
  x: heldAxis({ start: sheet.x, length: sheet.width }, camera.x, { k: camera.k, screen: size.width }),
  y: heldAxis({ start: sheet.y, length: sheet.height }, camera.y, { k: camera.k, screen: size.height }),
  k: camera.k,
});

const heldAxis = (
  { start, length }: { readonly start: number; readonly length: number },
  offset: number,
  { k, screen }: { readonly k: number; readonly screen: number },
): number => {
  const spare = screen - length * k;
  if (spare >= 0) return spare / 2 - start * k;
  return Math.min(0 - start * k, Math.max(screen - (start + length) * k, offset));
};

/** The least move of the camera that brings `rect` into view with `margin` pixels around it. */
export const revealing = (camera: Camera, rect: Rect, size: Size, margin = 24): Camera => {
  const { x, y } = toScreen(camera, rect);
  return {
    x: camera.x + nudge(x, rect.width * camera.k, { screen: size.width, margin }),
    y: camera.y + nudge(y, rect.height * camera.k, { screen: size.height, margin }),
    k: camera.k,
  };
};

const nudge = (
  start: number,
  length: number,
  { screen, margin }: { readonly screen: number; readonly margin: number },
): number => {
  if (start < margin || length > screen - 2 * margin) return Math.max(0, margin - start);
  return Math.min(0, screen - margin - (start + length));
};

/** The camera between two others, for a glide from one to the other; `share` runs from 0 to 1. */
export const between = (from: Camera, to: Camera, share: number): Camera => {
  const eased = 1 - (1 - share) ** 3;
  const mix = (a: number, b: number): number => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) };
};

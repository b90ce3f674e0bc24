import type { Point, Rect } from './camera.ts';

/** What buttons, keys and the rest of a table can do with a board on the screen. */
export interface Surface {
  fit(): void;
  zoomBy(factor: number): void;
  /** Moves the view, in pixels. */
  panBy(x: number, y: number): void;
  /** Brings a part of the board into view, if it is not. */
  reveal(rect: Rect): void;
  /** Begins anew, where to begin having changed; a view that a person has chosen stays. */
  beginAnew(): void;
  centre(point: Point, k?: number): void;
  /** The part of the board on the screen. */
  readonly visible: Rect;
  /** Pixels per board unit. */
  readonly k: number;
}

/** A press on the board that draws something instead of moving the view. */
export interface Drag {
  move(point: Point): void;
  end(point: Point): void;
  cancel(): void;
}

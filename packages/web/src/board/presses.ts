import type { Point } from './camera.ts';
import type { Drag } from './surface.ts';

/** What presses on a board can mean. */
export interface PressActs {
  readonly pointOf: (at: { readonly clientX: number; readonly clientY: number }) => Point;
  readonly grab: (point: Point) => Drag | undefined;
  readonly onpress: (point: Point) => void;
  readonly onhover: (point: Point | undefined) => void;
  readonly ondoubletap: () => void;
  /** Keeps hearing of a pointer beyond the edge of the board. */
  readonly capture: (pointerId: number) => void;
}

type Press = Pick<PointerEvent, 'clientX' | 'clientY' | 'button' | 'isPrimary' | 'pointerType' | 'pointerId'>;
type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'> & { readonly pointerType?: string };

const DOUBLE_TAP_MILLISECONDS = 300;
const DOUBLE_TAP_PIXELS = 24;
const CLICK_PIXELS = 6;

/** Tells presses, drags that draw, and double taps apart; all other drags move the board. */
export class Presses {
  readonly #acts: PressActs;
  #drag: { readonly handler: Drag; readonly x: number; readonly y: number; moved: boolean } | undefined;
  #drew = false;
  #lastTap = { time: 0, x: 0, y: 0 };

  constructor(acts: PressActs) {
    this.#acts = acts;
  }

  /** Whether a wheel, mouse or touch event is meant for moving the board. */
  isForPanning(event: Event): boolean {
    if (event instanceof WheelEvent) return true;
    if (event instanceof MouseEvent) return event.button === 0 && !this.#isGrab(event);
    if (!(event instanceof TouchEvent) || event.touches.length !== 1) return true;
    const touch = event.touches[0];
    return touch === undefined || !this.#isGrab(touch);
  }

  down(event: Press): void {
    this.#drew = false;
    if (event.button !== 0 || !event.isPrimary) {
      this.cancel();
      return;
    }
    const handler = this.#acts.grab(this.#acts.pointOf(event));
    this.#drag =
      handler === undefined ? undefined : { handler, x: event.clientX, y: event.clientY, moved: false };
    if (handler !== undefined) this.#acts.capture(event.pointerId);
  }

  move(event: Press): void {
    const drag = this.#drag;
    if (drag === undefined) {
      if (event.pointerType === 'mouse') this.#acts.onhover(this.#acts.pointOf(event));
      return;
    }
    drag.moved ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > CLICK_PIXELS;
    if (drag.moved) drag.handler.move(this.#acts.pointOf(event));
  }

  up(event: Press): void {
    const drag = this.#drag;
    if (drag === undefined) return;
    this.#drew = drag.moved;
    if (drag.moved) drag.handler.end(this.#acts.pointOf(event));
    this.#drag = undefined;
  }

  cancel(): void {
    this.#drag?.handler.cancel();
    this.#drag = undefined;
  }

  click(event: Click): void {
    if (this.#drew) this.#drew = false;
    else if (this.#isDoubleTap(event)) this.#acts.ondoubletap();
    else this.#acts.onpress(this.#acts.pointOf(event));
  }

  #isGrab(at: { readonly clientX: number; readonly clientY: number }): boolean {
    return this.#acts.grab(this.#acts.pointOf(at)) !== undefined;
  }

  #isDoubleTap(event: Click): boolean {
    const before = this.#lastTap;
    this.#lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const apart = Math.hypot(event.clientX - before.x, event.clientY - before.y);
    const byFinger = event.pointerType === 'touch';
    return byFinger && event.timeStamp - before.time < DOUBLE_TAP_MILLISECONDS && apart < DOUBLE_TAP_PIXELS;
  }
}

import {
  between,
  type Camera,
  centred,
  fitting,
  heldTo,
  type Point,
  type Rect,
  revealingIn,
  type Size,
  toBoard,
  zoomedAround,
} from './camera.ts';
import { wantsStillness } from './motion.ts';

/** What is filmed, and how near one may go. */
export interface Scene {
  readonly sheet: Rect;
  /** What `fit` shows. */
  readonly home: Rect;
  /** Pixels per unit at the nearest. */
  readonly nearest: number;
  /** Where to begin on a screen of this size; `home` when left out. */
  readonly begin?: ((size: Size) => Camera) | undefined;
  /** The part of a screen of this size that nothing lies over; all of it when left out. */
  readonly free?: ((size: Size) => Rect) | undefined;
}

const GLIDE_MILLISECONDS = 220;

/** Moves the camera over the board: at once, or gliding where motion is welcome. */
export class Cameraman {
  camera: Camera = { x: 0, y: 0, k: 1 };
  size: Size = { width: 0, height: 0 };
  /** Whether a person has chosen the view; until then it follows the size of the window. */
  touched = false;
  readonly #scene: () => Scene;
  readonly #show: (camera: Camera) => void;
  #gliding = 0;

  /** `show` puts a camera on the screen and is expected to set `camera` to what came of it. */
  constructor(scene: () => Scene, show: (camera: Camera) => void) {
    this.#scene = scene;
    this.#show = show;
  }

  get farthest(): number {
    const { sheet, home } = this.#scene();
    return Math.min(fitting(sheet, this.size).k, fitting(home, this.size).k);
  }

  held(camera: Camera): Camera {
    return heldTo(this.#scene().sheet, camera, this.size);
  }

  resize(size: Size): void {
    const middle = toBoard(this.camera, this.#middle());
    this.size = size;
    const { home, begin } = this.#scene();
    this.set(
      this.touched
        ? centred(middle, this.#near(this.camera.k), size)
        : (begin?.(size) ?? fitting(home, size)),
    );
  }

  /** Begins anew, where to begin having changed; a view that a person has chosen stays. */
  beginAnew(): void {
    if (!this.touched && this.size.width > 0) this.resize(this.size);
  }

  set(camera: Camera): void {
    this.#show(this.held(camera));
  }

  stop(): void {
    cancelAnimationFrame(this.#gliding);
  }

  fit(): void {
    this.#glideTo(fitting(this.#scene().home, this.size));
  }

  zoomBy(factor: number): void {
    const { camera } = this;
    this.#glideTo(zoomedAround(camera, this.#near(camera.k * factor) / camera.k, this.#middle()));
  }

  panBy(x: number, y: number): void {
    this.#glideTo({ ...this.camera, x: this.camera.x - x, y: this.camera.y - y });
  }

  reveal(rect: Rect): void {
    const free = this.#scene().free?.(this.size) ?? { x: 0, y: 0, ...this.size };
    const wanted = this.held(revealingIn(this.camera, rect, free, 4));
    if (wanted.x !== this.camera.x || wanted.y !== this.camera.y) this.#glideTo(wanted);
  }

  centre(point: Point, k = this.camera.k): void {
    this.#glideTo(centred(point, this.#near(k), this.size));
  }

  #near(k: number): number {
    return Math.min(this.#scene().nearest, Math.max(this.farthest, k));
  }

  #middle(): Point {
    return { x: this.size.width / 2, y: this.size.height / 2 };
  }

  #glideTo(wanted: Camera): void {
    // Before there is a screen there is nothing to go away from: the board begins where it ought to.
    if (this.size.width === 0) return;
    this.stop();
    this.touched = true;
    if (wantsStillness()) {
      this.set(wanted);
      return;
    }
    const from = this.camera;
    const to = this.held(wanted);
    const began = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, (now - began) / GLIDE_MILLISECONDS);
      this.set(between(from, to, share));
      if (share < 1) this.#gliding = requestAnimationFrame(step);
    };
    this.#gliding = requestAnimationFrame(step);
  }
}

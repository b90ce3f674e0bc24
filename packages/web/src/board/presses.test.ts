import { describe, expect, it } from 'vitest';
import type { Point } from './camera.ts';
import { Presses } from './presses.ts';
import type { Drag } from './surface.ts';

/** What a browser tells of a pointer, as far as presses care. */
const pointer = (clientX: number, clientY: number, pointerType = 'mouse', timeStamp = 0) => ({
  clientX,
  clientY,
  pointerType,
  timeStamp,
  button: 0,
  isPrimary: true,
  pointerId: 1,
});

const aBoard = (grabbable: (point: Point) => boolean) => {
  const told: string[] = [];
  const drag: Drag = {
    move: ({ x }) => told.push(`move ${x}`),
    end: ({ x }) => told.push(`end ${x}`),
    cancel: () => told.push('cancel'),
  };
  const presses = new Presses({
    pointOf: ({ clientX, clientY }) => ({ x: clientX, y: clientY }),
    grab: (point) => (grabbable(point) ? drag : undefined),
    onpress: ({ x }) => told.push(`press ${x}`),
    onhover: (point) => told.push(`hover ${point?.x}`),
    ondoubletap: () => told.push('double tap'),
    capture: () => undefined,
  });
  return { presses, told };
};

describe('presses on a board', () => {
  it('hover and press where nothing can be grabbed', () => {
    const { presses, told } = aBoard(() => false);
    presses.move(pointer(5, 5));
    presses.down(pointer(5, 5));
    presses.up(pointer(5, 5));
    presses.click(pointer(5, 5));

    expect(told).toEqual(['hover 5', 'press 5']);
  });

  it('draw where something can be grabbed, and a drawing is no press', () => {
    const { presses, told } = aBoard(({ x }) => x < 10);
    presses.down(pointer(5, 5));
    presses.move(pointer(7, 5));
    presses.move(pointer(40, 5));
    presses.up(pointer(60, 5));
    presses.click(pointer(60, 5));

    expect(told).toEqual(['move 40', 'end 60']);
  });

  it('without moving are a press even on what can be grabbed', () => {
    const { presses, told } = aBoard(() => true);
    presses.down(pointer(5, 5));
    presses.up(pointer(6, 5));
    presses.click(pointer(6, 5));

    expect(told).toEqual(['press 6']);
  });

  it('end when the browser takes the pointer away', () => {
    const { presses, told } = aBoard(() => true);
    presses.down(pointer(5, 5));
    presses.cancel();
    expect(told).toEqual(['cancel']);
  });

  it('of a finger, twice in the same place, ask for the whole board', () => {
    const { presses, told } = aBoard(() => false);
    presses.click(pointer(5, 5, 'touch', 1000));
    presses.click(pointer(9, 5, 'touch', 1200));
    presses.click(pointer(200, 5, 'touch', 1300));

    expect(told).toEqual(['press 5', 'double tap', 'press 200']);
  });
});

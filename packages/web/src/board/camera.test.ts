import { describe, expect, it } from 'vitest';
import {
  between,
  centredIn,
  fitting,
  heldTo,
  isIn,
  isShown,
  revealing,
  revealingIn,
  toBoard,
  toScreen,
  visibleRect,
  zoomedAround,
} from './camera.ts';

const SCREEN = { width: 800, height: 600 };

describe('camera', () => {
  it('fits a rectangle into the middle of the screen', () => {
    const camera = fitting({ x: 100, y: 100, width: 400, height: 100 }, SCREEN);

    expect(camera.k).toBe(2);
    expect(toScreen(camera, { x: 300, y: 150 })).toEqual({ x: 400, y: 300 });
  });

  it('turns pixels into board units and back', () => {
    const camera = { x: 30, y: -20, k: 1.5 };

    expect(toBoard(camera, toScreen(camera, { x: 7, y: 9 }))).toEqual({ x: 7, y: 9 });
    expect(visibleRect({ x: -100, y: 0, k: 2 }, SCREEN)).toEqual({ x: 50, y: 0, width: 400, height: 300 });
  });

  it('zooms around a pixel that stays where it is', () => {
    const before = { x: 10, y: 20, k: 1 };
    const after = zoomedAround(before, 2, { x: 200, y: 100 });

    expect(after.k).toBe(2);
    expect(toBoard(after, { x: 200, y: 100 })).toEqual(toBoard(before, { x: 200, y: 100 }));
  });

  it('keeps the sheet on the screen, and centres it where it is smaller', () => {
    const sheet = { x: 0, y: 0, width: 1000, height: 100 };

    expect(heldTo(sheet, { x: 50, y: 9, k: 1 }, SCREEN)).toEqual({ x: 0, y: 250, k: 1 });
    expect(heldTo(sheet, { x: -900, y: 9, k: 1 }, SCREEN).x).toBe(-200);
  });

  it('reveals what is off the screen by the least move, and does nothing when it is in view', () => {
    const camera = { x: 0, y: 0, k: 1 };

    expect(revealing(camera, { x: 780, y: 100, width: 40, height: 40 }, SCREEN, 10)).toEqual({
      x: -30,
      y: 0,
      k: 1,
    });
    expect(revealing(camera, { x: -50, y: 300, width: 40, height: 40 }, SCREEN, 10).x).toBe(60);
    expect(revealing(camera, { x: 300, y: 300, width: 40, height: 40 }, SCREEN)).toEqual(camera);
  });

  it('tells what is in sight', () => {
    const sheet = { x: 0, y: 0, width: 800, height: 600 };

    expect(isIn(sheet, { x: 800, y: 0 })).toBe(true);
    expect(isIn(sheet, { x: 801, y: 0 })).toBe(false);
    expect(isShown(sheet, { x: 20, y: 10, width: 800, height: 600 })).toBe(true);
    expect(isShown(sheet, { x: 20, y: 60, width: 800, height: 600 })).toBe(false);
    expect(isShown(sheet, { x: 0, y: 0, width: 700, height: 600 })).toBe(false);
  });

  it('glides from one view to another', () => {
    const from = { x: 0, y: 0, k: 1 };
    const to = { x: 100, y: 50, k: 3 };

    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1)).toEqual(to);
    expect(between(from, to, 0.5).x).toBeGreaterThan(50);
  });

  it('brings places into the part of the screen that is free', () => {
    const free = { x: 40, y: 0, width: 700, height: 600 };
    const camera = centredIn({ x: 50, y: 50 }, 2, free);
    expect(toScreen(camera, { x: 50, y: 50 })).toEqual({ x: 390, y: 300 });

    const shown = revealingIn(camera, { x: 240, y: 50, width: 10, height: 10 }, free, 0);
    expect(toScreen(shown, { x: 250, y: 60 }).x).toBe(740);
    expect(revealingIn(camera, { x: 50, y: 50, width: 10, height: 10 }, free, 0)).toEqual(camera);
  });
});

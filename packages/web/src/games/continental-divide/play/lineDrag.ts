import { HEX_DIRECTIONS, type HexDirection } from '@roundhouse/engine';
import type { Point } from '../../../board/camera.ts';
import type { Drag } from '../../../board/surface.ts';
import { HEX, type HexLayout } from '../map/geometry.ts';
import type { Desk } from './desk.ts';
import { hasTrack } from './lines.ts';
import { dragToBuild } from './pressToBuild.ts';

/** The nearest of the six directions from one point to another, and how many hexes off it is. */
export const dragLine = (
  from: Point,
  to: Point,
): { readonly direction: HexDirection; readonly length: number } => {
  const [x, y] = [to.x - from.x, from.y - to.y];
  const sixth = Math.round(Math.atan2(y, x) / (Math.PI / 3));
  const angle = (sixth * Math.PI) / 3;
  return {
    direction: HEX_DIRECTIONS[(sixth + 6) % 6] ?? 'E',
    length: Math.max(0, Math.round((x * Math.cos(angle) + y * Math.sin(angle)) / HEX)),
  };
};

/** A drag that draws a line, if it begins on track one may build from now. */
export const lineDrag = (desk: Desk, layout: HexLayout, point: Point): Drag | undefined => {
  const { board, build, context } = desk;
  const hex = layout.hexAt(point);
  if (hex === undefined || context.lines.length === 0) return undefined;
  const from = board.hexIds[hex] ?? '';
  const able = new Set(context.lines.map(({ railroad }) => railroad));
  const railroad = [...(desk.railroad === undefined ? [] : [desk.railroad]), ...able].find(
    (id) => able.has(id) && hasTrack(board, context.position, id, from),
  );
  if (railroad === undefined) return undefined;
  const before = build;
  const centre = layout.centres[hex] ?? point;
  return {
    move: (to) => desk.setBuild(dragToBuild(context, { railroad, from }, dragLine(centre, to))),
    end: (to) => desk.setBuild(dragToBuild(context, { railroad, from }, dragLine(centre, to))),
    cancel: () => desk.setBuild(before),
  };
};

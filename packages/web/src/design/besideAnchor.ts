interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const MARGIN = 8;

/** Where a note goes so that it touches neither the edge of the screen nor what it explains. */
export const besideAnchor = (
  anchor: Box,
  note: Size,
  screen: Size,
): { readonly left: number; readonly top: number } => {
  const centred = anchor.left + anchor.width / 2 - note.width / 2;
  const left = Math.max(MARGIN, Math.min(centred, screen.width - note.width - MARGIN));
  const below = anchor.top + anchor.height + MARGIN / 2;
  const fitsBelow = below + note.height + MARGIN <= screen.height;
  const above = anchor.top - note.height - MARGIN / 2;
  return { left, top: fitsBelow || above < MARGIN ? below : above };
};

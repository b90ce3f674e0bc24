import type { StaffPiece } from './svSession.ts';

/** The kinds of staff, in the order choices are written, with their most and points (SV-10.1). */
export const PIECES: readonly {
  readonly piece: StaffPiece;
  readonly most: number;
  readonly points: number;
}[] = [
  { piece: 'S', most: 2, points: 3 },
  { piece: 'S+1', most: 1, points: 4 },
  { piece: 'S+2', most: 1, points: 5 },
  { piece: 'P', most: 2, points: 3 },
  { piece: 'P+1', most: 1, points: 4 },
  { piece: 'P+2', most: 1, points: 5 },
];

const placeOf = (piece: StaffPiece): number => PIECES.findIndex((each) => each.piece === piece);

export const pointsOf = (pieces: readonly StaffPiece[]): number =>
  pieces.reduce((sum, piece) => sum + (PIECES[placeOf(piece)]?.points ?? 0), 0);

/** `pieces` with one more or one less of a kind. */
export const withPiece = (
  pieces: readonly StaffPiece[],
  piece: StaffPiece,
  by: 1 | -1,
): readonly StaffPiece[] =>
  by === 1
    ? [...pieces, piece].toSorted((one, other) => placeOf(one) - placeOf(other))
    : pieces.toSpliced(pieces.indexOf(piece), 1);

const imbalance = (pieces: readonly StaffPiece[]): number =>
  Math.abs(2 * pieces.filter((piece) => piece.startsWith('S')).length - pieces.length);

/** A sound choice to begin with: as many as can be had, both kinds alike, no points left over. */
export const balancedStaff = (choices: readonly (readonly StaffPiece[])[]): readonly StaffPiece[] =>
  choices.toSorted(
    (one, other) =>
      other.length - one.length || imbalance(one) - imbalance(other) || pointsOf(other) - pointsOf(one),
  )[0] ?? [];

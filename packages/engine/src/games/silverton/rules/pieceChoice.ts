import type { Rejection } from '../../../kernel/index.ts';
import type { StaffPiece } from '../data/startTables.ts';
import { readPiece } from './start.ts';

/** Every kind of piece, in the order choices are written, with its most and its points (SV-10.1). */
const PIECE_KINDS = [
  { piece: 'S', most: 2, points: 3 },
  { piece: 'S+1', most: 1, points: 4 },
  { piece: 'S+2', most: 1, points: 5 },
  { piece: 'P', most: 2, points: 3 },
  { piece: 'P+1', most: 1, points: 4 },
  { piece: 'P+2', most: 1, points: 5 },
] as const satisfies readonly { piece: StaffPiece; most: number; points: number }[];

export const STAFF_PIECES: readonly StaffPiece[] = PIECE_KINDS.map(({ piece }) => piece);

export const sortedPieces = (pieces: readonly StaffPiece[]): readonly StaffPiece[] =>
  pieces.toSorted((one, other) => STAFF_PIECES.indexOf(one) - STAFF_PIECES.indexOf(other));

const countOf = (pieces: readonly StaffPiece[], piece: StaffPiece): number =>
  pieces.filter((each) => each === piece).length;

const pointsOf = (pieces: readonly StaffPiece[]): number =>
  PIECE_KINDS.reduce((sum, { piece, points }) => sum + points * countOf(pieces, piece), 0);

/** Why staff cannot be chosen like this for so many points (SV-10.1; two surveyors in the spikes, SV-20.12). */
export const rejectPieces = (
  pieces: readonly StaffPiece[],
  { points, surveyors }: { readonly points: number; readonly surveyors: number },
): Rejection | undefined => {
  const tooMany = PIECE_KINDS.find(({ piece, most }) => countOf(pieces, piece) > most);
  if (tooMany !== undefined)
    return { rule: 'SV-10.1', code: 'chooseStaff/tooManyOfAKind', params: { piece: tooMany.piece } };
  const roles = pieces.map((piece) => readPiece(piece).role);
  if (!roles.includes('S') || !roles.includes('P')) return { rule: 'SV-10.1', code: 'chooseStaff/oneOfEach' };
  if (roles.filter((role) => role === 'S').length < surveyors)
    return { rule: 'SV-20.12', code: 'chooseStaff/twoSurveyors' };
  const cost = pointsOf(pieces);
  return cost > points
    ? { rule: 'SV-10.2', code: 'chooseStaff/tooManyPoints', params: { cost, points } }
    : undefined;
};

/** Every choice that keeps to the number of each kind. */
export const PIECE_CHOICES: readonly (readonly StaffPiece[])[] = PIECE_KINDS.reduce<
  readonly (readonly StaffPiece[])[]
>(
  (choices, { piece, most }) =>
    choices.flatMap((choice) =>
      Array.from({ length: most + 1 }, (_, count) => [...choice, ...Array<StaffPiece>(count).fill(piece)]),
    ),
  [[]],
);

import { listOf, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import type { StaffPiece } from '../../data/startTables.ts';
import { playerAt, withPlayer } from '../../effects/money.ts';
import { fixedWord, readList, thenRead } from '../../notation.ts';
import { PIECE_CHOICES, rejectPieces, STAFF_PIECES, sortedPieces } from '../../rules/pieceChoice.ts';
import { staffPointsOf } from '../../rules/start.ts';
import { activeSeat } from '../../rules/turn.ts';
import { atHome } from '../../setup.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** In turn 1 of the advanced game a player buys staff with points; those left over are lost (SV-10.1). */
export interface ChooseStaff {
  readonly type: 'chooseStaff';
  /** Sorted: surveyors before prospectors, each by bonus. */
  readonly pieces: readonly StaffPiece[];
}

const chosen = (pieces: readonly StaffPiece[]): ChooseStaff => ({
  type: 'chooseStaff',
  pieces: sortedPieces(pieces),
});

const limitsOf = (state: State) => ({
  points: staffPointsOf(state.options, state.players.length) ?? 0,
  surveyors: playerAt(state, activeSeat(state)).startCities.length,
});

const decodeShape = object<ChooseStaff>({
  type: oneOf(['chooseStaff']),
  pieces: listOf(oneOf(STAFF_PIECES), 8),
});

export const chooseStaff: MoveRule<Board, State, ChooseStaff> = {
  type: 'chooseStaff',
  verb: 'choose',
  decode: (json, path) => thenRead(decodeShape(json, path), ({ pieces }) => chosen(pieces)),
  options: (_, state) =>
    PIECE_CHOICES.filter((pieces) => rejectPieces(pieces, limitsOf(state)) === undefined).map(chosen),
  reject: (_, state, { pieces }) => rejectPieces(pieces, limitsOf(state)),
  apply: (_, state, { pieces }) =>
    withPlayer(state, activeSeat(state), (player) => ({ ...player, staff: pieces.map(atHome) })),
  format: (_, __, { pieces }) => pieces,
  parse: (_, __, words) => thenRead(readList(words, fixedWord('piece', STAFF_PIECES)), chosen),
};

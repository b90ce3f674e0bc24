import type { StaffPiece } from '../data/startTables.ts';
import { playerAt } from '../effects/money.ts';
import { assignSurveyors } from '../moves/placing/assignSurveyors.ts';
import { chooseStaff } from '../moves/placing/chooseStaff.ts';
import { place } from '../moves/placing/place.ts';
import { phantomCards } from '../moves/placing/placePhantom.ts';
import type { Card, Target } from '../moves/placing/target.ts';
import { staffPointsOf } from '../rules/start.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board, TownId } from '../types.ts';

/** Where one of the player's staff may go now. */
export interface StaffChoice {
  readonly staff: number;
  /** Tied last turn: may stay where it stands, or be taken back (SV-4.1). */
  readonly held: boolean;
  readonly targets: readonly Target[];
}

export type PlacingChoices =
  | {
      readonly stage: 'chooseStaff';
      readonly points: number;
      readonly pieces: readonly (readonly StaffPiece[])[];
    }
  | { readonly stage: 'assignSurveyors'; readonly cities: readonly (readonly TownId[])[] }
  | { readonly stage: 'placing'; readonly staff: readonly StaffChoice[] }
  | { readonly stage: 'phantom'; readonly cards: readonly Card[] };

/** Phase 2. */
export const PLACING_CHOICES = {
  chooseStaff: (board: Board, state: State): PlacingChoices => ({
    stage: 'chooseStaff',
    points: staffPointsOf(state.options, state.players.length) ?? 0,
    pieces: [...chooseStaff.options(board, state)].map(({ pieces }) => pieces),
  }),
  assignSurveyors: (board: Board, state: State): PlacingChoices => ({
    stage: 'assignSurveyors',
    cities: [...assignSurveyors.options(board, state)].map(({ cities }) => cities),
  }),
  placing: (board: Board, state: State): PlacingChoices => {
    const moves = [...place.options(board, state)];
    const staff = playerAt(state, activeSeat(state)).staff.map(({ held }, number): StaffChoice => {
      const targets = moves.filter((move) => move.staff === number).map(({ target }) => target);
      return { staff: number, held, targets };
    });
    return { stage: 'placing', staff: staff.filter(({ held, targets }) => held || targets.length > 0) };
  },
  phantom: (_: Board, state: State): PlacingChoices => ({ stage: 'phantom', cards: phantomCards(state) }),
};

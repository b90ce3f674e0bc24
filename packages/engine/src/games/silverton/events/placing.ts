import type { Seat } from '../../../kernel/index.ts';
import type { StaffPiece } from '../data/startTables.ts';
import type { Target } from '../moves/placing/target.ts';
import type { ClaimNumber, LineNumber, TownId } from '../types.ts';
import type { StaffInLog } from './staffInLog.ts';

/** Set-up and phase 1. */
export type SetupEvent =
  | { readonly type: 'seatsDealt'; readonly seats: readonly Seat[] }
  | { readonly type: 'claimTurnedUp'; readonly claim: ClaimNumber }
  | { readonly type: 'lineTurnedUp'; readonly line: LineNumber }
  | { readonly type: 'orderDealt'; readonly order: readonly Seat[] };

/** Phase 2. */
export type PlacingEvent =
  | { readonly type: 'staffChosen'; readonly seat: Seat; readonly pieces: readonly StaffPiece[] }
  | { readonly type: 'surveyorsAssigned'; readonly seat: Seat; readonly cities: readonly TownId[] }
  | (StaffInLog & { readonly type: 'staffPlaced'; readonly target: Target })
  | (StaffInLog & { readonly type: 'staffTakenBack' })
  | { readonly type: 'phantomPlaced'; readonly target: Target };

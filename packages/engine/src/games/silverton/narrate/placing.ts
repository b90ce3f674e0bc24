import type { MatchEvent } from '../events/index.ts';
import type { PlacingMove } from '../moves/placing/index.ts';
import type { SetupMove } from '../moves/setup/index.ts';
import { silent, staffInLog, type Tellers } from './teller.ts';

/** Set-up and phases 1 and 2. */
export const PLACING_TELLERS: Tellers<SetupMove | PlacingMove> = {
  dealSeats: (_, { seats }) => [{ type: 'seatsDealt', seats }],
  turnUpClaim: (_, { claim }) => [{ type: 'claimTurnedUp', claim }],
  turnUpLine: (_, { line }) => [{ type: 'lineTurnedUp', line }],
  dealOrder: (_, { order }) => [{ type: 'orderDealt', order }],
  chooseStaff: ({ active }, { pieces }) => [{ type: 'staffChosen', seat: active, pieces }],
  assignSurveyors: ({ active }, { cities }) => [{ type: 'surveyorsAssigned', seat: active, cities }],
  place: ({ before, active }, { staff, target }): readonly MatchEvent[] => [
    { type: 'staffPlaced', ...staffInLog(before, active, staff), target },
  ],
  takeBack: ({ before, active }, { staff }) => [
    { type: 'staffTakenBack', ...staffInLog(before, active, staff) },
  ],
  placePhantom: (_, { card }) => [{ type: 'phantomPlaced', target: card }],
  endPlacing: silent,
};

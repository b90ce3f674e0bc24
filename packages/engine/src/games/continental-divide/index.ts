import {
  type Actor,
  CHANCE,
  type Game,
  type GameRules,
  OVER,
  object,
  rulesOfMoves,
  seatActor,
} from '../../kernel/index.ts';
import { decodeBoard } from './data/decodeBoard.ts';
import { defaultBoard } from './data/defaultBoard.ts';
import { PLAYERS } from './data/figures.ts';
import { violations } from './invariants.ts';
import { narrate } from './narrate.ts';
import { MOVES } from './phases.ts';
import { standings } from './scoring.ts';
import { rejectSetup, setup } from './setup.ts';
import { currentSeat } from './state.ts';
import type { Board, Move, Options, State } from './types.ts';
import { resample, type View, view } from './view.ts';

const actor = (state: State): Actor => {
  if (state.phase === 'deal') return CHANCE;
  return state.phase === 'over' ? OVER : seatActor(currentSeat(state));
};

const rules = (board: Board): GameRules<State, Move, View, Options> => ({
  ...rulesOfMoves(board, MOVES),
  rejectSetup,
  setup: (chosen) => setup(board, chosen),
  actor,
  view,
  resample,
  standings: (state) => standings(board, state),
  narrate: (before, move, after) => narrate(board, { before, move, after }),
  violations: (state) => violations(board, state),
});

/** Continental Divide: railroads race from the Mississippi to the Pacific. */
export const continentalDivide: Game<Board, State, Move, View, Options> = {
  id: 'continental-divide',
  name: 'Continental Divide',
  rulesVersion: 1,
  players: PLAYERS,
  defaultBoard,
  decodeBoard,
  decodeOptions: object<Options>({}),
  rules,
};

export { type BuyChoice, type Choices, choices, type LineChoice, type StartChoices } from './choices.ts';
export type { BoardPack, PackHex, Region } from './data/pack.ts';
export type { MatchEvent } from './events.ts';
export { type LineBill, lineBill } from './lineBill.ts';
export { type Payout, payoutOf } from './rules/dividends.ts';
export { dividendOf, hasMajority, isSoldOut, isStarted, leastPriceOf, unsoldOf } from './rules/stock.ts';
export { type ShareWorth, shareWorthOf, victoryPointsOf } from './scoring.ts';
export type * from './types.ts';
export type { View } from './view.ts';

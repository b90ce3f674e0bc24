import { type Game, rulesOfMoves } from '../../kernel/index.ts';
import { decodeBoard, defaultBoard } from './board.ts';
import { MOVE_RULES, settle, stageRuleOf } from './flow/index.ts';
import { violations } from './invariants.ts';
import type { Move } from './moves/index.ts';
import { narrate } from './narrate/index.ts';
import { decodeOptions, type Options } from './options.ts';
import { resample } from './resample.ts';
import { standings } from './scoring.ts';
import { rejectSetup, setup } from './setup.ts';
import type { State } from './state.ts';
import type { Board } from './types.ts';
import { type View, viewOf } from './view.ts';

const rulesFor: Game<Board, State, Move, View, Options>['rules'] = (board) => {
  const moves = rulesOfMoves<Board, State, Move>(board, {
    rules: MOVE_RULES,
    movesNow: (state) => stageRuleOf(state).moves,
    notNow: ({ stage }, { type }) => ({
      rule: 'SV-8.1',
      code: 'turn/notNow',
      params: { move: type, stage: stage.kind },
    }),
  });
  return {
    ...moves,
    apply: (state, move) => settle(board, moves.apply(state, move)),
    rejectSetup,
    setup: (chosen) => settle(board, setup(board, chosen)),
    actor: (state) => stageRuleOf(state).actor(state),
    view: (state, viewer) => viewOf(state, viewer),
    resample: (view, rng) => resample(board, view, rng),
    standings: (state) => standings(board, state),
    narrate: (before, move) => narrate(board, before, move),
    violations: (state) => violations(board, state),
  };
};

/** Silverton, by the numbered rules in docs/rules. */
export const silverton: Game<Board, State, Move, View, Options> = {
  id: 'silverton',
  name: 'Silverton',
  rulesVersion: 1,
  players: { min: 1, max: 6 },
  defaultBoard,
  decodeBoard,
  decodeOptions,
  rules: rulesFor,
};

export { type Choices, choices } from './choices/index.ts';
export { GRADES, type Grade } from './data/scenarios.ts';
export type { MatchEvent } from './events/index.ts';
export type { Move } from './moves/index.ts';
export { SALVAGE } from './moves/operations/dismantle.ts';
export { LENGTHS, OPTIONAL_RULES, type Options, SCENARIOS } from './options.ts';
export { CUBES } from './rules/building.ts';
export { columnFor, priceMove, priceOf, simplePriceMove } from './rules/market.ts';
export { isConnected } from './rules/network.ts';
export { lineLength } from './rules/routes.ts';
export { scenarioOf, startCashOf } from './rules/start.ts';
export { idnOf, isWinter } from './rules/turn.ts';
export { gradeOf, lastTurnOf, sumToReach } from './scoring.ts';
export type { OwnedClaim, Player, StaffMember, State } from './state.ts';
export type * from './types.ts';
export type { View } from './view.ts';

import { OVER } from '../../../kernel/index.ts';
import { withPublicCash } from '../rules/publicCash.ts';
import type { StageRule } from '../stageRule.ts';
import type { Part, Stage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { beginMarket, beginNewCards, beginTurnEnd, CLOSING_STAGES } from './closing.ts';
import { beginDisputes, DISPUTE_STAGES } from './disputes.ts';
import { beginIncome, beginOperations, OPERATION_STAGES } from './operations.ts';
import { beginPlacing, beginTurn, PLACING_STAGES } from './placing.ts';
import { SETUP_STAGES } from './setup.ts';
import { beginTrading, TRADE_STAGES } from './trading.ts';

const BEGIN: Record<Part, (board: Board, state: State) => State> = {
  turn: beginTurn,
  placing: beginPlacing,
  disputes: beginDisputes,
  operations: beginOperations,
  trading: beginTrading,
  income: beginIncome,
  market: beginMarket,
  newCards: beginNewCards,
  turnEnd: beginTurnEnd,
};

/** Asks nobody anything: the flow walks straight through it. */
const begin: StageRule = {
  actor: () => OVER,
  moves: [],
  flow: (board, state) => (state.stage.kind === 'begin' ? BEGIN[state.stage.part](board, state) : state),
};

const over: StageRule = { actor: () => OVER, moves: [], flow: (_, state) => state };

/** The course of a match: every kind of stage with its rule, in the order of a turn (SV-8.1). */
const STAGES: Readonly<Record<Stage['kind'], StageRule>> = {
  begin,
  ...SETUP_STAGES,
  ...PLACING_STAGES,
  ...DISPUTE_STAGES,
  ...OPERATION_STAGES,
  ...TRADE_STAGES,
  ...CLOSING_STAGES,
  over,
};

/** Every kind of move, each once, in the order of a turn. */
export const MOVE_RULES = [...new Set(Object.values(STAGES).flatMap(({ moves }) => moves))];

export const stageRuleOf = ({ stage }: State): StageRule => STAGES[stage.kind];

/** The way from `state` to where somebody, or chance, has to decide, step by step, both ends included. */
export function* walk(board: Board, state: State): Generator<State> {
  let here = withPublicCash(state);
  for (;;) {
    yield here;
    const next = stageRuleOf(here).flow(board, here);
    if (next === here) return;
    here = withPublicCash(next);
  }
}

/** The end of that way. */
export const settle = (board: Board, state: State): State => {
  let settled = state;
  for (const here of walk(board, state)) settled = here;
  return settled;
};

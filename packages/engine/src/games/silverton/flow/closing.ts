import { seatActor } from '../../../kernel/index.ts';
import { movePrice } from '../effects/prices.ts';
import { buyNothing } from '../moves/closing/buyNothing.ts';
import { buyPlow } from '../moves/closing/buyPlow.ts';
import { buyTrain } from '../moves/closing/buyTrain.ts';
import { chooseVictim } from '../moves/closing/chooseVictim.ts';
import { hire } from '../moves/closing/hire.ts';
import { hireNobody } from '../moves/closing/hireNobody.ts';
import { uncoverLine } from '../moves/closing/uncoverLine.ts';
import { drawCard } from '../moves/operations/drawCard.ts';
import { roll } from '../moves/roll.ts';
import { nextColumn, simplePriceMove } from '../rules/market.ts';
import { begin, nextInOrder } from '../rules/turn.ts';
import { isOver } from '../scoring.ts';
import type { StageRule } from '../stageRule.ts';
import type { ClosingStage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { byActive, byChance, canDoAny, stay } from './walk.ts';

/** SV-9.1. */
const FACE_UP_CLAIMS = 8;
/** SV-2.5: piles the game starts with; later ones are of returned cards. */
const PILES = 8;

/** Phase 5: dice for each open column in turn, or the simple market without dice (SV-30.6). */
export const beginMarket = (board: Board, state: State): State => {
  const ledger = { ...state.ledger, soldByActive: state.ledger.soldByActive.map(() => 0) };
  const column = nextColumn(state, 0);
  if (column !== undefined && !state.options.optionalRules.includes('simpleMarket'))
    return { ...state, ledger, stage: { kind: 'marketRoll', column } };
  const open = board.columns.filter(({ index }) => (state.prices[index] ?? -1) >= 0);
  const moved = open.reduce(
    (before, each) => movePrice(before, each, simplePriceMove(board, state, each)),
    state,
  );
  return begin({ ...moved, ledger: { ...ledger, sold: ledger.sold.map(() => 0) } }, 'newCards');
};

/** Phase 6: claims, passenger cards, hiring, equipment (SV-9.5). */
export const beginNewCards = (_: Board, state: State): State => ({
  ...state,
  stage: { kind: 'refillClaim' },
});

/** SV-9.1, SV-9.4: made up to eight as long as the deck has claims; slid cards count (SV-30.1). */
const refillFlow: StageRule['flow'] = (_, state) =>
  state.display.length + state.slidLines.length < FACE_UP_CLAIMS && state.deck.length > 0
    ? state
    : { ...state, stage: { kind: 'uncoverLine', pile: 0 } };

/** SV-9.2: piles without a face-up card, in order. */
const uncoverFlow: StageRule['flow'] = (_, state) => {
  const pile = state.piles.findIndex(({ top, below }) => top === undefined && below.length > 0);
  if (pile < 0) return { ...state, active: 0, stage: { kind: 'hiring' } };
  return state.stage.kind === 'uncoverLine' && state.stage.pile === pile
    ? state
    : { ...state, stage: { kind: 'uncoverLine', pile } };
};

/** An owner with one prospector to lose is not asked. */
const victimFlow: StageRule['flow'] = (board, state) => {
  const [first, second] = chooseVictim.options(board, state);
  return first !== undefined && second === undefined ? chooseVictim.apply(board, state, first) : state;
};

const hiringFlow: StageRule['flow'] = (board, state) => {
  if (!state.options.optionalRules.includes('hiring') || state.active >= state.order.length)
    return { ...state, active: 0, stage: { kind: 'equipment' } };
  return canDoAny(board, state, [hire]) ? state : nextInOrder(state);
};

const equipmentFlow: StageRule['flow'] = (board, state) => {
  if (!state.options.advanced || state.active >= state.order.length)
    return begin({ ...state, active: 0 }, 'turnEnd');
  return canDoAny(board, state, [buyTrain, buyPlow]) ? state : nextInOrder(state);
};

/** Phase 7: the marker advances, unless the match is over (SV-1.6, SV-8.1). */
export const beginTurnEnd = (board: Board, state: State): State => {
  const piles = state.piles.filter(
    ({ top, below }, index) => index < PILES || top !== undefined || below.length > 0,
  );
  const tidy = { ...state, piles };
  return isOver(board, tidy)
    ? { ...tidy, stage: { kind: 'over' } }
    : begin({ ...tidy, turn: tidy.turn + 1 }, 'turn');
};

export const CLOSING_STAGES = {
  marketRoll: { actor: byChance, moves: [roll], flow: stay },
  refillClaim: { actor: byChance, moves: [drawCard], flow: refillFlow },
  eventVictim: {
    actor: ({ stage }) => seatActor(stage.kind === 'eventVictim' ? stage.seat : 0),
    moves: [chooseVictim],
    flow: victimFlow,
  },
  uncoverLine: { actor: byChance, moves: [uncoverLine], flow: uncoverFlow },
  hiring: { actor: byActive, moves: [hire, hireNobody], flow: hiringFlow },
  equipment: { actor: byActive, moves: [buyTrain, buyPlow, buyNothing], flow: equipmentFlow },
} as const satisfies Record<ClosingStage['kind'], StageRule>;

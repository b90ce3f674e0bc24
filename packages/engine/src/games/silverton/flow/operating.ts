import { endOperating } from '../moves/operations/endOperating.ts';
import { endPlows } from '../moves/operations/endPlows.ts';
import { operate } from '../moves/operations/operate.ts';
import { setPlow } from '../moves/operations/setPlow.ts';
import { roll } from '../moves/roll.ts';
import { begin, isWinter } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import { byActive, byChance, canDoAny } from './walk.ts';

const operatingFlow: StageRule['flow'] = (board, state) => {
  if (state.stage.kind !== 'operating' || canDoAny(board, state, [operate])) return state;
  return { ...state, stage: { kind: 'operationRoll', working: state.stage.working } };
};

const operationRollFlow: StageRule['flow'] = (_, state) =>
  state.stage.kind === 'operationRoll' && state.stage.working.length === 0
    ? { ...state, stage: { kind: 'plows', set: [] } }
    : state;

/** SV-12.2: plows work in winter only. */
const plowsFlow: StageRule['flow'] = (board, state) => {
  if (state.stage.kind !== 'plows') return state;
  return isWinter(board, state) && canDoAny(board, state, [setPlow])
    ? state
    : { ...state, stage: { kind: 'plowRoll', set: state.stage.set } };
};

/** SV-30.3: no die is rolled for a segment that another plow has cleared. */
const plowRollFlow: StageRule['flow'] = (_, state) => {
  if (state.stage.kind !== 'plowRoll') return state;
  const [next, ...set] = state.stage.set;
  if (next === undefined) return begin(state, 'trading');
  return state.ledger.cleared.includes(next.segment) ? { ...state, stage: { kind: 'plowRoll', set } } : state;
};

/** Step 3, and the plows after it. */
export const OPERATING_STAGES = {
  operating: { actor: byActive, moves: [operate, endOperating], flow: operatingFlow },
  operationRoll: { actor: byChance, moves: [roll], flow: operationRollFlow },
  plows: { actor: byActive, moves: [setPlow, endPlows], flow: plowsFlow },
  plowRoll: { actor: byChance, moves: [roll], flow: plowRollFlow },
} as const satisfies Record<string, StageRule>;

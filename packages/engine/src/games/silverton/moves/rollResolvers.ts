import { resolveDisputeRoll } from '../flow/disputeRoll.ts';
import { resolveMarketRoll } from '../flow/marketRoll.ts';
import {
  resolveFreedomRoll,
  resolveOperationRoll,
  resolvePlowRoll,
  resolveSecondRoll,
} from '../flow/operationRolls.ts';
import { activeSeat } from '../rules/turn.ts';
import type { Stage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** What dice are thrown for in a stage: how many, by which rule, and what follows from them. */
interface RollResolver {
  readonly rule: string;
  dice(board: Board, state: State): 1 | 2;
  resolve(board: Board, state: State, dice: readonly number[]): State;
}

const oneDie = () => 1 as const;
const twoDice = () => 2 as const;

/** One die + 6 the first time a claim is ever operated. */
const operationDice = (_: Board, state: State): 1 | 2 => {
  const { stage, players } = state;
  const claim = stage.kind === 'operationRoll' ? stage.working[0] : undefined;
  const owned = players[activeSeat(state)]?.claims.find((each) => each.claim === claim);
  return owned?.operatedTurn === 0 ? 1 : 2;
};

const marketDice = (board: Board, { stage }: State): 1 | 2 =>
  (stage.kind === 'marketRoll' ? board.columns[stage.column]?.dice : undefined) ?? 2;

const ROLL_RESOLVERS: Partial<Record<Stage['kind'], RollResolver>> = {
  disputeRoll: { rule: 'SV-5.2', dice: twoDice, resolve: resolveDisputeRoll },
  secondRoll: { rule: 'SV-6.2.3', dice: twoDice, resolve: resolveSecondRoll },
  operationRoll: { rule: 'SV-6.3', dice: operationDice, resolve: resolveOperationRoll },
  plowRoll: { rule: 'SV-12.2', dice: oneDie, resolve: resolvePlowRoll },
  freedomRoll: { rule: 'SV-6.7', dice: twoDice, resolve: resolveFreedomRoll },
  marketRoll: { rule: 'SV-7.1', dice: marketDice, resolve: resolveMarketRoll },
};

/** The resolver of the present stage; `undefined` where no dice are due. */
export const rollResolverOf = ({ stage }: State): RollResolver | undefined => ROLL_RESOLVERS[stage.kind];

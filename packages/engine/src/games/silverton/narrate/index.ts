import type { MatchEvent } from '../events/index.ts';
import { MOVE_RULES, walk } from '../flow/index.ts';
import type { Move } from '../moves/index.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { CLOSING_TELLERS } from './closing.ts';
import { consequences } from './consequences.ts';
import { DISPUTE_TELLERS } from './disputes.ts';
import { OPERATION_TELLERS } from './operations.ts';
import { PLACING_TELLERS } from './placing.ts';
import { toldRoll } from './rolls.ts';
import type { Teller, Tellers } from './teller.ts';
import { TRADE_TELLERS } from './trading.ts';

const TELLERS: Tellers<Move> = {
  ...PLACING_TELLERS,
  ...DISPUTE_TELLERS,
  ...OPERATION_TELLERS,
  ...TRADE_TELLERS,
  ...CLOSING_TELLERS,
  roll: toldRoll,
};
const BY_TYPE: Readonly<Record<Move['type'], Teller<Move>>> = TELLERS;

/** What happened, in the order it happened: the move, its effects, and the way to the next decision. */
export const narrate = (board: Board, before: State, move: Move): readonly MatchEvent[] => {
  const events = [...BY_TYPE[move.type]({ board, before, active: activeSeat(before) }, move)];
  const rule = MOVE_RULES.find(({ type }) => type === move.type);
  let here = before;
  for (const next of walk(board, rule?.apply(board, before, move) ?? before)) {
    events.push(...consequences({ board, before: here, after: next }));
    here = next;
  }
  return events;
};

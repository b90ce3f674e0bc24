import { type MoveRule, object, oneOf, type Rejection } from '../../../../kernel/index.ts';
import { carryOut } from '../../effects/deal.ts';
import { noWords } from '../../notation.ts';
import type { Deal } from '../../rules/deal.ts';
import { cashProblem, dealProblem } from '../../rules/dealProblem.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** Agrees to the deal on the table, which is carried out at once and whole (SV-6.4.5). */
export interface Accept {
  readonly type: 'accept';
}

const ACCEPT: Accept = { type: 'accept' };

const dealOnTable = (state: State): Deal | undefined => {
  const { stage } = state;
  if (stage.kind !== 'offered') return undefined;
  const { partner, gives, gets } = stage;
  return { active: activeSeat(state), partner, gives, gets };
};

const rejectAccept = (board: Board, state: State): Rejection | undefined => {
  const deal = dealOnTable(state);
  if (deal === undefined) return { rule: 'SV-6.4', code: 'accept/noOffer' };
  const { active, partner } = deal;
  return (
    dealProblem(board, state, deal) ??
    cashProblem(state, deal, { payer: active, knower: active }) ??
    cashProblem(state, deal, { payer: partner, knower: partner })
  );
};

export const accept: MoveRule<Board, State, Accept> = {
  type: 'accept',
  verb: 'accept',
  decode: object<Accept>({ type: oneOf(['accept']) }),
  options: (board, state) => (rejectAccept(board, state) === undefined ? [ACCEPT] : []),
  reject: rejectAccept,
  apply(board, state) {
    const deal = dealOnTable(state);
    return deal === undefined ? state : { ...carryOut(board, state, deal), stage: { kind: 'trading' } };
  },
  format: () => [],
  parse: (_, __, words) => noWords(words, ACCEPT),
};

import { carryOut } from '../../effects/deal.ts';
import type { Deal } from '../../rules/deal.ts';
import { cashProblem, dealProblem } from '../../rules/dealProblem.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import { bareMove } from '../shapes.ts';

const dealOnTable = (state: State): Deal | undefined => {
  const { stage } = state;
  if (stage.kind !== 'offered') return undefined;
  const { partner, gives, gets } = stage;
  return { active: activeSeat(state), partner, gives, gets };
};

/** Agrees to the deal on the table, which is carried out at once and whole (SV-6.4.5). */
export const accept = bareMove({
  type: 'accept',
  verb: 'accept',
  reject: (board, state) => {
    const deal = dealOnTable(state);
    if (deal === undefined) return { rule: 'SV-6.4', code: 'accept/noOffer' };
    const { active, partner } = deal;
    return (
      dealProblem(board, state, deal) ??
      cashProblem(state, deal, { payer: active, knower: active }) ??
      cashProblem(state, deal, { payer: partner, knower: partner })
    );
  },
  apply: (board, state) => {
    const deal = dealOnTable(state);
    return deal === undefined ? state : { ...carryOut(board, state, deal), stage: { kind: 'trading' } };
  },
});

export type Accept = Parameters<typeof accept.apply>[2];

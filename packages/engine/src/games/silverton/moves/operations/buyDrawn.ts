import { claimAt, gainClaim } from '../../effects/claims.ts';
import { pay, playerAt } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { activeSeat } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** SV-6.1: the claim just drawn from the deck is bought at its price. */
export const buyDrawn = bareMove({
  type: 'buyDrawn',
  verb: 'buy-drawn',
  reject: (board, state) => {
    const { cash } = playerAt(state, activeSeat(state));
    const price = state.stage.kind === 'drawn' ? claimAt(board, state.stage.claim).price : 0;
    return cash < price
      ? { rule: 'SV-14.5', code: 'buyDrawn/cannotAfford', params: { price, cash } }
      : undefined;
  },
  apply: (board, state) => {
    if (state.stage.kind !== 'drawn') return state;
    const { staff, claim } = state.stage;
    const seat = activeSeat(state);
    const paid = pay(sendHome(state, { seat, staff }), seat, claimAt(board, claim).price);
    return { ...gainClaim(paid, seat, claim), stage: { kind: 'claims' } };
  },
});

export type BuyDrawn = Parameters<typeof buyDrawn.apply>[2];

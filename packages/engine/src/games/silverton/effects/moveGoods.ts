import type { Transfer } from '../rules/transfers.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { claimAt, removeGoods, withClaim } from './claims.ts';
import { spendHaul } from './haul.ts';

/** SV-30.4: goods change claims; they may not move again this turn (SV-30.4.1). */
export const moveGoods = (board: Board, state: State, { from, to, units, trains }: Transfer): State => {
  const seat = activeSeat(state);
  const { town, commodity } = claimAt(board, from);
  const haul = { from: town, to: claimAt(board, to).town, commodity, units, trains };
  const unloaded = removeGoods(spendHaul(board, state, haul), { seat, claim: from }, units);
  const loaded = withClaim(unloaded, { seat, claim: to }, (own) => ({ ...own, goods: own.goods + units }));
  const { transferred } = loaded.ledger;
  const before = transferred.find(({ claim }) => claim === to)?.units ?? 0;
  return {
    ...loaded,
    ledger: {
      ...loaded.ledger,
      transferred: [...transferred.filter(({ claim }) => claim !== to), { claim: to, units: before + units }],
    },
  };
};

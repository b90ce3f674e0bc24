import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import { choices } from '@roundhouse/engine/continental-divide';
import { expectedPoints, utility } from './evaluate.ts';
import type { CdQuestion } from './rank.ts';
import type { Weights } from './weights.ts';

/**
 * What the players still to come in this round are likely to buy. A cheap railroad is an invitation: whoever
 * starts one at $10 hands its majority to the next player, and only a look at the answers shows it.
 */
export const afterReactions = (
  { board, rules }: Pick<CdQuestion, 'board' | 'rules'>,
  state: State,
  weights: Weights,
): State => {
  let now = state;
  while (now.position < now.order.length - 1) {
    now = rules.apply(now, { type: 'endTurn' });
    const seat = now.order[now.position] ?? -1;
    let best: State | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const move of bargains(board, now)) {
      const after = rules.apply(now, move);
      const worth = utility(expectedPoints(board, after, weights, true), seat, weights);
      if (worth > most) {
        best = after;
        most = worth;
      }
    }
    if (best === undefined) return now;
    now = best;
  }
  return now;
};

/** Few but typical purchases: nothing, one share, as many as can be had. */
const bargains = (board: Board, state: State): readonly Move[] => {
  const open = choices(board, state);
  if (open.phase !== 'stock') return [];
  return [
    { type: 'skipStock' },
    ...open.buy.flatMap(({ railroad, most, leastPrice }) =>
      [...new Set([1, Math.ceil(most / 2), most])].map(
        (count): Move => ({ type: 'buyShares', railroad, count, payment: count * leastPrice }),
      ),
    ),
  ];
};

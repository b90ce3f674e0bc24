import {
  type Board,
  isStarted,
  leastPriceOf,
  type State,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';
import { dividendsOf, type Inflow, type Outlook, outlookOf, payoutsLeft } from './outlook.ts';
import type { Weights } from './weights.ts';

/** Points every seat can expect at the end of the match, by seat. */
export const expectedPoints = (
  board: Board,
  state: State,
  weights: Weights,
  buildingLater = false,
): readonly number[] => {
  const context = { inflow: inflowOf(state, weights), weights, buildingLater };
  const outlooks = state.railroads.map((_railroad, index) => outlookOf(board, state, index, context));
  return state.cash.map((_cash, seat) => {
    let points = weights.cash * purchasesOf(state, seat, { outlooks, weights });
    for (const [index, outlook] of outlooks.entries())
      points += (state.railroads[index]?.shares[seat] ?? 0) * outlook.worth;
    return points;
  });
};

/** One number for a seat: its own prospects, less what the strongest rival and the rest can expect. */
export const utility = (points: readonly number[], seat: number, { rival }: Weights): number => {
  let best = 0;
  let total = 0;
  for (const [other, expected] of points.entries()) {
    if (other === seat) continue;
    best = Math.max(best, expected);
    total += expected;
  }
  const own = points[seat] ?? 0;
  return own - rival * best - (rival / 2) * (total / Math.max(1, points.length - 1));
};

export const evaluate = (board: Board, state: State, seat: number, weights: Weights): number =>
  utility(expectedPoints(board, state, weights), seat, weights);

/** Times a seat may still buy stock. */
const purchasesLeft = (state: State, seat: number): number => {
  const later = 8 - state.turn;
  if (state.phase === 'order' || state.phase === 'over') return later;
  const place = state.order.indexOf(seat);
  const now = place > state.position || (place === state.position && state.phase === 'stock');
  return later + (now ? 1 : 0);
};

/** What the players can spend on shares until the end, spread over the unsold shares by their price. */
const inflowOf = (state: State, weights: Weights): Inflow => {
  let money = 0;
  for (const [seat, cash] of state.cash.entries()) {
    const times = purchasesLeft(state, seat);
    if (times > 0) money += cash + dividendsOf(state, seat) * Math.max(0, payoutsLeft(state) - 1) * 0.7;
  }
  let asked = 0;
  for (const railroad of state.railroads)
    if (isStarted(railroad)) asked += unsoldOf(railroad) * leastPriceOf(railroad);
  const share = asked === 0 ? 0 : Math.min(1, (money * weights.investment) / asked);
  return (railroad) => unsoldOf(railroad) * leastPriceOf(railroad) * share;
};

/** Points a seat's cash and coming dividends can still buy: the best bargains first, one a turn. */
const purchasesOf = (
  state: State,
  seat: number,
  { outlooks, weights }: { readonly outlooks: readonly Outlook[]; readonly weights: Weights },
): number => {
  const times = purchasesLeft(state, seat);
  if (times === 0) return 0;
  let money = (state.cash[seat] ?? 0) + dividendsOf(state, seat) * Math.max(0, times - 1) * 0.8;
  const bargains = outlooks
    .filter(({ unsold }) => unsold > 0)
    .sort((a, b) => b.worth / b.price - a.worth / a.price);
  let points = 0;
  for (const { worth, price, unsold } of bargains.slice(0, times)) {
    const count = Math.min(unsold * weights.appetite, money / price);
    points += count * worth;
    money -= count * price;
  }
  const canStart = state.railroads.some((railroad) => !isStarted(railroad));
  return points + (canStart ? Math.min(money, 45) * Math.min(1, times / 5) * weights.founding : 0);
};

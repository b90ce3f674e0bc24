import {
  type Board,
  isStarted,
  leastPriceOf,
  type State,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';
import { dividendsOf, linesLeft, type Outlook, outlookOf, payoutsLeft, seasonOf } from './outlook.ts';
import type { Weights } from './weights.ts';

/** Points every seat can expect at the end of the match, by seat. */
export const expectedPoints = (
  board: Board,
  state: State,
  weights: Weights,
  buildingLater = false,
): readonly number[] => {
  const dividends = state.cash.map((_cash, seat) => dividendsOf(state, seat));
  const season = seasonOf(board, state, demandIn(state, dividends, weights), weights);
  const outlooks = state.railroads.map((railroad, index) =>
    outlookOf(railroad, linesLeft(state, index, buildingLater), season),
  );
  const bargains = outlooks
    .filter(({ unsold }) => unsold > 0)
    .sort((a, b) => b.worth / b.price - a.worth / a.price);
  return state.cash.map((_cash, seat) => {
    const income = dividends[seat] ?? 0;
    let points = weights.cash * purchasesOf(state, seat, { income, bargains, weights });
    for (const [index, { worth }] of outlooks.entries())
      points += (state.railroads[index]?.shares[seat] ?? 0) * worth;
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

/** In steps this fine, so that outlooks are found again after moves that hardly change the money around. */
const DEMAND_STEPS = 64;

/** Part of the price of all unsold shares that the players can be expected to pay until the end. */
const demandIn = (state: State, dividends: readonly number[], weights: Weights): number => {
  let money = 0;
  const payouts = Math.max(0, payoutsLeft(state) - 1);
  for (const [seat, cash] of state.cash.entries())
    if (purchasesLeft(state, seat) > 0) money += cash + (dividends[seat] ?? 0) * payouts * 0.7;
  let asked = 0;
  for (const railroad of state.railroads)
    if (isStarted(railroad)) asked += unsoldOf(railroad) * leastPriceOf(railroad);
  const share = asked === 0 ? 0 : Math.min(1, (money * weights.investment) / asked);
  return Math.round(share * DEMAND_STEPS) / DEMAND_STEPS;
};

/** The same for a state alone. */
export const demandNow = (state: State, weights: Weights): number =>
  demandIn(
    state,
    state.cash.map((_cash, seat) => dividendsOf(state, seat)),
    weights,
  );

interface Buyer {
  /** Dividends a turn. */
  readonly income: number;
  /** Best first. */
  readonly bargains: readonly Outlook[];
  readonly weights: Weights;
}

/** Points a seat's cash and coming dividends can still buy: the best bargains first, one a turn. */
const purchasesOf = (state: State, seat: number, { income, bargains, weights }: Buyer): number => {
  const times = purchasesLeft(state, seat);
  if (times === 0) return 0;
  let money = (state.cash[seat] ?? 0) + income * Math.max(0, times - 1) * 0.8;
  let points = 0;
  for (let place = 0; place < bargains.length && place < times; place += 1) {
    const { worth, price, unsold } = bargains[place] ?? NONE;
    const count = Math.min(unsold * weights.appetite, money / price);
    points += count * worth;
    money -= count * price;
  }
  const canStart = state.railroads.some((railroad) => !isStarted(railroad));
  return points + (canStart ? Math.min(money, 45) * Math.min(1, times / 5) * weights.founding : 0);
};

const NONE: Outlook = { worth: 0, price: 1, unsold: 0 };

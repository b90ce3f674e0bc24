import { sum } from '../state.ts';
import type { Railroad, State } from '../types.ts';
import { dividendOf } from './stock.ts';

/** What one railroad's income comes to when dividends are paid. */
export interface Payout {
  readonly perShare: number;
  /** By seat. */
  readonly toSeats: readonly number[];
  readonly toTreasury: number;
}

/** Players get the dividend for every share held; the treasury what is left of the income (CD-6.2). */
export const payoutOf = (railroad: Railroad): Payout => {
  const perShare = dividendOf(railroad);
  const toSeats = railroad.shares.map((held) => held * perShare);
  return { perShare, toSeats, toTreasury: Math.max(0, railroad.income - sum(toSeats)) };
};

/** All railroads pay at once (CD-6.5). */
export const payDividends = (state: State): State => {
  const cash = [...state.cash];
  let { paidByBank } = state;
  const railroads = state.railroads.map((railroad) => {
    if (railroad.income === 0) return railroad;
    const { toSeats, toTreasury } = payoutOf(railroad);
    for (const [seat, amount] of toSeats.entries()) cash[seat] = (cash[seat] ?? 0) + amount;
    paidByBank += sum(toSeats) + toTreasury;
    return { ...railroad, treasury: railroad.treasury + toTreasury };
  });
  return { ...state, cash, railroads, paidByBank };
};

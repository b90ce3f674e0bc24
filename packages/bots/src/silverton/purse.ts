import { isConnected } from '@roundhouse/engine/silverton';
import type { Outlook } from './outlook.ts';
import { incomeOf, priceToday } from './pace.ts';
import type { Weights } from './weights.ts';

/** Short of this much, a plan is out of the question. */
const HOPELESS = 150;

/** Dollars of track missing to the claims a player has: money that is as good as spent. */
const committed = ({ board, player, reach }: Outlook): number => {
  let most = 0;
  let sum = 0;
  for (const { claim } of player.claims) {
    const cost = reach.cost[board.claims[claim]?.town ?? 0] ?? 0;
    if (cost === Number.POSITIVE_INFINITY) continue;
    most = Math.max(most, cost);
    sum += cost;
  }
  return most + 0.4 * (sum - most);
};

/** Dollars at hand, or as good as: cash, the next fares, goods that could be sold now. */
const liquid = (outlook: Outlook): number => {
  const { board, player } = outlook;
  let money = player.cash - player.owed + incomeOf(board, player);
  for (const { claim: number, goods } of player.claims) {
    const claim = board.claims[number];
    if (goods > 0 && claim !== undefined && isConnected(board, player, claim.town))
      money += 0.7 * goods * priceToday(outlook, claim.commodity);
  }
  return money;
};

/** Alone at the table nobody snatches a bargain away: less has to be kept ready. */
const RESERVE_ALONE = 110;

/** Cash that is kept for running costs and chances. */
export const reserveOf = ({ state, weights }: Outlook): number =>
  state.players.length === 1 ? Math.min(RESERVE_ALONE, weights.reserve) : weights.reserve;

/** Dollars that may be spent on something new without stranding what is already begun. */
export const slackOf = (outlook: Outlook): number =>
  Math.min(outlook.player.cash, liquid(outlook) - committed(outlook)) - reserveOf(outlook);

/** From 1 for a plan the purse can bear down to 0 for one that is out of the question. */
export const bearable = (slack: number, spending: number): number =>
  Math.max(0, Math.min(1, 1 - (spending - slack) / HOPELESS));

/** Those who have less than this feel every dollar. */
const COMFORT = 500;

/** Dollars that being short of cash feels like losing: chances pass by those who cannot pay. */
export const hardship = (cash: number, { thirst }: Weights): number =>
  (thirst * Math.max(0, COMFORT - cash) ** 2) / (2 * COMFORT);

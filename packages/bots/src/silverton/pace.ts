import {
  type Board,
  type Commodity,
  isConnected,
  lastTurnOf,
  type Player,
  priceOf,
  type State,
  sumToReach,
} from '@roundhouse/engine/silverton';
import { operationOf } from './forecast.ts';
import type { Weights } from './weights.ts';

/** Turns to go, this one included: by the track, by habit, or until the first player can have the sum. */
export const turnsLeftIn = (board: Board, state: State, weights: Weights): number => {
  const { turn, players, options } = state;
  const turns = Math.min(lastTurnOf(board, state), board.idn.length);
  const byTrack = turn > turns ? weights.least : turns - turn + 1;
  const sum = sumToReach(options);
  if (sum === Number.POSITIVE_INFINITY) return byTrack;
  const usual = weights.usual * (0.7 + sum / 20_000);
  const least = players.length === 1 ? LEAST_ALONE : weights.least;
  let soonest = Math.min(byTrack, Math.max(least, Math.round(usual - turn)));
  for (const player of players) soonest = Math.min(soonest, turnsTo(sum, { board, state, player }, weights));
  return soonest;
};

/** Nobody else will end the match of a lone player: it lasts until the own claims have earned the sum. */
const PACE_ALONE = 60;
const LEAST_ALONE = 8;

interface Sitting {
  readonly board: Board;
  readonly state: State;
  readonly player: Player;
}

/** Turns until a player can have the sum: what lies ready, and what comes in each turn. */
const turnsTo = (sum: number, sitting: Sitting, { pace, steady }: Weights): number => {
  const { board, player } = sitting;
  const alone = sitting.state.players.length === 1;
  let rate = incomeOf(board, player) + (alone ? PACE_ALONE : pace);
  let ready = 0;
  const loads: number[] = [];
  for (const { claim: number, goods, depleted, operatedTurn } of player.claims) {
    const claim = board.claims[number];
    if (claim === undefined) continue;
    const near = isConnected(board, player, claim.town) ? 1 : 0.5;
    const price = priceToday(sitting, claim.commodity);
    ready += 0.9 * near * goods * price;
    if (near === 1) loads.push(goods * price);
    const { units } = depleted ? IDLE : operationOf(claim, operatedTurn === 0);
    if (units > 0) rate += (units * price - claim.operatingCost) * steady * near;
  }
  const [best = 0, second = 0] = loads.sort((a, b) => b - a);
  // Two deliveries a turn (SV-6.6): whoever can strike is expected to.
  if (player.cash + best + second >= sum) return 1;
  return Math.max(2, Math.ceil(1 + (sum - player.cash - ready) / Math.max(rate, 60)));
};

const IDLE = { units: 0 };

/** What a player's passenger lines pay in a turn. */
export const incomeOf = (board: Board, { lines }: Player): number => {
  let income = 0;
  for (const line of lines) income += board.lines[line]?.income ?? 0;
  return income;
};

/** The best price a player can have for a commodity now. */
export const priceToday = ({ board, state, player }: Sitting, commodity: Commodity): number => {
  let most = 0;
  for (const column of board.columns)
    if (
      column.commodity === commodity &&
      (state.prices[column.index] ?? -1) >= 0 &&
      (column.city === undefined || isConnected(board, player, column.city))
    )
      most = Math.max(most, priceOf(column, state));
  return most;
};

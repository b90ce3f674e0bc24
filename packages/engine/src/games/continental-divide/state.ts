import type { Seat } from '../../kernel/index.ts';
import type { Railroad, RailroadIndex, State } from './types.ts';

const NO_RAILROAD: Railroad = {
  issued: 0,
  value: 0,
  shares: [],
  treasury: 0,
  income: 0,
  cubes: 0,
  track: [],
  reachedCentral: false,
  reachedWestern: false,
  crossedDivide: false,
  port: -1,
};

/** A railroad nobody has started. */
export const unstarted = (players: number): Railroad => ({ ...NO_RAILROAD, shares: zeros(players) });

export const railroadAt = (state: State, index: RailroadIndex): Railroad =>
  state.railroads[index] ?? NO_RAILROAD;

/** Whose player-turn it is, or who takes an order card. */
export const currentSeat = (state: State): Seat => state.order[state.position] ?? -1;

export const cashOf = (state: State, seat: Seat): number => state.cash[seat] ?? 0;

export const sharesOf = (railroad: Railroad, seat: Seat): number => railroad.shares[seat] ?? 0;

export const sum = (numbers: readonly number[]): number => {
  let total = 0;
  for (const each of numbers) total += each;
  return total;
};

export const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

/** `numbers` with `amount` more at `index`. */
export const added = (numbers: readonly number[], index: number, amount: number): readonly number[] => {
  const copy = [...numbers];
  copy[index] = (copy[index] ?? 0) + amount;
  return copy;
};

/** `state` with one railroad changed. */
export const withRailroad = (state: State, index: RailroadIndex, changed: Railroad): State => {
  const railroads = [...state.railroads];
  railroads[index] = changed;
  return { ...state, railroads };
};

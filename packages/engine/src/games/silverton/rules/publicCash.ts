import type { Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { Length, Options } from '../options.ts';
import type { State } from '../state.ts';

/** Cash above this is public for good (SV-1.2 to SV-1.5). */
const THRESHOLDS: Readonly<Record<Length, number>> = {
  short: 4_000,
  regular: 5_000,
  long: 10_000,
  campaign: Number.POSITIVE_INFINITY,
};

/** `state` with the cash of everybody who has passed the threshold laid open. */
export const withPublicCash = (state: State): State => {
  const threshold = THRESHOLDS[state.options.length];
  const passed = state.players.some(({ cash, cashPublic }) => cash > threshold && !cashPublic);
  if (!passed) return state;
  return {
    ...state,
    players: state.players.map((player) =>
      player.cash > threshold ? { ...player, cashPublic: true } : player,
    ),
  };
};

/** More than all the money in a match: bounds what can be asked of a purse that stays secret throughout. */
const MOST_ASKED = 1_000_000;

/** The most that a purse which is not public can hold. */
export const mostSecretCash = ({ length }: Pick<Options, 'length'>): number =>
  Math.min(THRESHOLDS[length], MOST_ASKED);

/** The most that `seat` can be thought to pay, by what `knower` knows of their purse. */
export const mostPaidBy = (state: State, seat: Seat, knower: Seat): number => {
  const { cash, cashPublic } = playerAt(state, seat);
  return cashPublic || seat === knower ? cash : mostSecretCash(state.options);
};

import type { Length } from '../options.ts';
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

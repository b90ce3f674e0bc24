import type { Seat } from '../../../kernel/index.ts';
import type { Player, State } from '../state.ts';

/** `state` with one player changed: the only way players are written. */
export const withPlayer = (state: State, seat: Seat, change: (player: Player) => Player): State => ({
  ...state,
  players: state.players.map((player, index) => (index === seat ? change(player) : player)),
});

/** The player in a seat. A seat without a player is a bug of the caller, never of the input. */
export const playerAt = (state: State, seat: Seat): Player => {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  return player;
};

/** `seat` pays the bank. */
export const pay = (state: State, seat: Seat, amount: number): State => ({
  ...withPlayer(state, seat, (player) => ({ ...player, cash: player.cash - amount })),
  bankPaid: state.bankPaid - amount,
});

/** The bank pays `seat`. */
export const receive = (state: State, seat: Seat, amount: number): State => pay(state, seat, -amount);

/** `from` hands cash to `to`; the bank is not concerned. */
export const handOver = (
  state: State,
  amount: number,
  { from, to }: { readonly from: Seat; readonly to: Seat },
): State =>
  withPlayer(
    withPlayer(state, from, (player) => ({ ...player, cash: player.cash - amount })),
    to,
    (player) => ({ ...player, cash: player.cash + amount }),
  );

import { type Haul, pickTrains, trainsFor } from '../rules/haulage.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { playerAt, withPlayer } from './money.ts';

/** A delivery or transfer is made: one of the two, or its trains, are used for this turn (SV-6.6, SV-11.1). */
export const spendHaul = (board: Board, state: State, { from, trains }: Haul): State => {
  const seat = activeSeat(state);
  const ready = trainsFor(board, state, seat, from);
  const used = pickTrains(playerAt(state, seat), ready, trains) ?? [];
  const ran = withPlayer(state, seat, (player) => ({
    ...player,
    trains: player.trains.map((train, number) =>
      used.includes(number) ? { ...train, usedTurn: state.turn } : train,
    ),
  }));
  return { ...ran, ledger: { ...ran.ledger, deliveries: ran.ledger.deliveries + 1 } };
};

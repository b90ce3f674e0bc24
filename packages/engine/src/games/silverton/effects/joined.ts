import type { Seat } from '../../../kernel/index.ts';
import { networkOf } from '../rules/network.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { playerAt, withPlayer } from './money.ts';

/** SV-20.11, SV-20.13: once own track connects the two start cities, all staff and trains are free for good. */
export const noteJoined = (board: Board, state: State, seat: Seat): State => {
  const { joined, segments, startCities } = playerAt(state, seat);
  const [first, second] = startCities;
  if (joined || first === undefined || second === undefined) return state;
  return networkOf(board, segments).connects(first, second)
    ? withPlayer(state, seat, (player) => ({ ...player, joined: true }))
    : state;
};

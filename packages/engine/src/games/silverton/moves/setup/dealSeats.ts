import { integer, listOf, type MoveRule, object, oneOf, type Seat } from '../../../../kernel/index.ts';
import { readList, seatText, seatWord, thenRead } from '../../notation.ts';
import { isOrderOf, orderOutcomes, shuffledSeats } from '../../rules/orders.ts';
import { playerOfSeat } from '../../setup.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** Chance deals the printed seats: `seats[0]` is the one the player at the table's seat 0 gets (SV-2.1). */
export interface DealSeats {
  readonly type: 'dealSeats';
  readonly seats: readonly Seat[];
}

export const dealSeats: MoveRule<Board, State, DealSeats> = {
  type: 'dealSeats',
  verb: 'deal-seats',
  decode: object<DealSeats>({
    type: oneOf(['dealSeats']),
    seats: listOf(integer(0, 5), 6),
  }),
  *options(_, { players }) {
    for (const seats of orderOutcomes(players.length)) yield { type: 'dealSeats', seats };
  },
  sample: (_, { players }, rng) => ({
    type: 'dealSeats',
    seats: shuffledSeats(players.length, rng),
  }),
  reject: (_, { players }, { seats }) =>
    isOrderOf(players.length, seats) ? undefined : { rule: 'SV-2.1', code: 'dealSeats/notEachOnce' },
  apply: (board, state, { seats }) => ({
    ...state,
    players: seats.map((seat) => playerOfSeat(board, state.options, { players: seats.length, seat })),
    stage: { kind: 'turnUpClaim' },
  }),
  format: (_, __, { seats }) => seats.map(seatText),
  parse: (_, __, words) =>
    thenRead(readList(words, seatWord), (seats): DealSeats => ({ type: 'dealSeats', seats })),
};

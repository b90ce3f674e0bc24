import {
  type Decoded,
  integer,
  listOf,
  type MoveRule,
  object,
  oneOf,
  problem,
  type Seat,
  shuffled,
} from '../../../kernel/index.ts';
import { beginTurn } from '../rules/turn.ts';
import type { Board, DealOrder, State } from '../types.ts';

const decode = object<DealOrder>({ type: oneOf(['dealOrder']), order: listOf(integer(0, 5), 6) });

/** Chance deals the order cards for the first turn; every order is as likely as any other (CD-1.3). */
export const dealOrder: MoveRule<Board, State, DealOrder> = {
  type: 'dealOrder',
  decode,

  *options(_board, state) {
    for (const order of permutations(seatsOf(state))) yield { type: 'dealOrder', order };
  },

  sample: (_board, state, rng) => ({ type: 'dealOrder', order: shuffled(seatsOf(state), rng) }),

  reject: (_board, state, { order }) =>
    order.length === state.cash.length && seatsOf(state).every((seat) => order.includes(seat))
      ? undefined
      : { rule: 'CD-1.3', code: 'dealOrder/notAnOrder', params: { players: state.cash.length } },

  apply: (_board, state, { order }) => beginTurn(state, 1, order),

  verb: 'deal',
  format: (_board, _state, { order }) => order.map((seat) => String(seat + 1)),
  parse: (_board, _state, words): Decoded<DealOrder> => {
    const bad = words.find((word) => !/^[1-6]$/.test(word));
    if (bad !== undefined) return problem('seat', 'a seat from 1 to 6', bad);
    return decode({ type: 'dealOrder', order: words.map((word) => Number(word) - 1) });
  },
};

const seatsOf = (state: State): readonly Seat[] => state.cash.map((_cash, seat) => seat);

function* permutations(seats: readonly Seat[]): Iterable<readonly Seat[]> {
  if (seats.length === 0) yield [];
  for (const first of seats)
    for (const rest of permutations(seats.filter((seat) => seat !== first))) yield [first, ...rest];
}

import { integer, listOf, type MoveRule, object, oneOf, type Seat } from '../../../../kernel/index.ts';
import { readList, seatText, seatWord, thenRead } from '../../notation.ts';
import { isOrderOf, orderOutcomes, shuffledSeats } from '../../rules/orders.ts';
import { begin } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** Chance deals the order cards, anew every turn (SV-3.1). */
export interface DealOrder {
  readonly type: 'dealOrder';
  readonly order: readonly Seat[];
}

export const dealOrder: MoveRule<Board, State, DealOrder> = {
  type: 'dealOrder',
  verb: 'deal-order',
  decode: object<DealOrder>({ type: oneOf(['dealOrder']), order: listOf(integer(0, 5), 6) }),
  *options(_, { players }) {
    for (const order of orderOutcomes(players.length)) yield { type: 'dealOrder', order };
  },
  sample: (_, { players }, rng) => ({ type: 'dealOrder', order: shuffledSeats(players.length, rng) }),
  reject: (_, { players }, { order }) =>
    isOrderOf(players.length, order) ? undefined : { rule: 'SV-3.1', code: 'dealOrder/notEachOnce' },
  apply: (_, state, { order }) => begin({ ...state, order }, 'placing'),
  format: (_, __, { order }) => order.map(seatText),
  parse: (_, __, words) =>
    thenRead(readList(words, seatWord), (order): DealOrder => ({ type: 'dealOrder', order })),
};

import { integer, type MoveRule, object, oneOf, optional } from '../../../../kernel/index.ts';
import { pay, playerAt, withPlayer } from '../../effects/money.ts';
import { readWords, thenRead, wholeWord } from '../../notation.ts';
import { equipmentCost, purchaseProblem } from '../../rules/equipment.ts';
import { activeSeat, nextInOrder } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** SV-11.5: buys a plow, if need be trading in an old one. */
export interface BuyPlow {
  readonly type: 'buyPlow';
  readonly bonus: number;
  /** Bonus of the old plow. */
  readonly tradeIn?: number;
}

const typeOf = (board: Board, bonus: number | undefined): number =>
  board.plows.findIndex((type) => type.bonus === bonus);

const ownPlow = (state: State, bonus: number | undefined): number =>
  playerAt(state, activeSeat(state)).plows.findIndex((plow) => plow.bonus === bonus);

export const buyPlow: MoveRule<Board, State, BuyPlow> = {
  type: 'buyPlow',
  verb: 'buy-plow',
  decode: object<BuyPlow>({
    type: oneOf(['buyPlow']),
    bonus: integer(1),
    tradeIn: optional(integer(1)),
  }),
  *options(board, state) {
    const old = new Set(playerAt(state, activeSeat(state)).plows.map(({ bonus }) => bonus));
    for (const { bonus } of board.plows) {
      for (const tradeIn of [undefined, ...old]) {
        const move: BuyPlow = { type: 'buyPlow', bonus, ...(tradeIn === undefined ? {} : { tradeIn }) };
        if (buyPlow.reject(board, state, move) === undefined) yield move;
      }
    }
  },
  reject: (board, state, { bonus, tradeIn }) => {
    const index = typeOf(board, bonus);
    const wanted = board.plows[index];
    if (wanted === undefined) return { rule: 'SV-12.1', code: 'buyPlow/unknownPlow', params: { bonus } };
    if (tradeIn !== undefined && ownPlow(state, tradeIn) < 0)
      return { rule: 'SV-11.5', code: 'buyPlow/notYours', params: { bonus: tradeIn } };
    const old = board.plows[typeOf(board, tradeIn)];
    return purchaseProblem(state, { move: 'buyPlow', wanted, left: state.plowSupply[index] ?? 0, old });
  },
  apply: (board, state, { bonus, tradeIn }) => {
    const seat = activeSeat(state);
    const newType = typeOf(board, bonus);
    const oldType = typeOf(board, tradeIn);
    const wanted = board.plows[newType];
    if (wanted === undefined) return state;
    const traded = ownPlow(state, tradeIn);
    const paid = withPlayer(
      pay(state, seat, equipmentCost(wanted, board.plows[oldType])),
      seat,
      (player) => ({
        ...player,
        plows: [...player.plows.filter((_, number) => number !== traded), { bonus, usedTurn: 0 }],
      }),
    );
    const plowSupply = paid.plowSupply.map(
      (left, type) => left + Number(type === oldType) - Number(type === newType),
    );
    return nextInOrder({ ...paid, plowSupply });
  },
  format: (_, __, { bonus, tradeIn }) => [`+${bonus}`, ...(tradeIn === undefined ? [] : [`for+${tradeIn}`])],
  parse: (_, __, words) =>
    words.length < 2
      ? thenRead(
          readWords<[number]>(words, wholeWord('plow', '+')),
          ([bonus]): BuyPlow => ({ type: 'buyPlow', bonus }),
        )
      : thenRead(
          readWords<[number, number]>(words, wholeWord('plow', '+'), wholeWord('trade-in', 'for+')),
          ([bonus, tradeIn]): BuyPlow => ({ type: 'buyPlow', bonus, tradeIn }),
        ),
};

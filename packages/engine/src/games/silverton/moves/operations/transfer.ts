import { integer, type MoveRule, object, oneOf, pick } from '../../../../kernel/index.ts';
import { moveGoods } from '../../effects/moveGoods.ts';
import { claimText, claimWord, readWords, thenRead, wholeWord } from '../../notation.ts';
import { canMeetDuties } from '../../rules/duties.ts';
import { type Transfer as Convoy, transferProblem, transferRanges } from '../../rules/transfers.ts';
import type { State } from '../../state.ts';
import type { Board, ClaimNumber } from '../../types.ts';
import { powers, readPowers } from './powers.ts';

/** SV-30.4: goods go to another of the player's claims of the same commodity. */
export interface Transfer extends Convoy {
  readonly type: 'transfer';
}

const moveOf = ({ from, to, trains }: Omit<Convoy, 'units'>, units: number): Transfer => ({
  type: 'transfer',
  from,
  to,
  units,
  trains,
});

export const transfer: MoveRule<Board, State, Transfer> = {
  type: 'transfer',
  verb: 'transfer',
  decode: object<Transfer>({
    type: oneOf(['transfer']),
    from: integer(1),
    to: integer(1),
    units: integer(1),
    trains: powers,
  }),
  *options(board, state) {
    for (const range of transferRanges(board, state)) {
      for (let units = 1; units <= range.most; units += 1) {
        const move = moveOf(range, units);
        if (transfer.reject(board, state, move) === undefined) yield move;
      }
    }
  },
  sample: (board, state, rng) => {
    const ranges = [...transferRanges(board, state)];
    if (ranges.length === 0) return undefined;
    const range = pick(ranges, rng);
    const move = moveOf(range, 1 + rng.below(range.most));
    if (transfer.reject(board, state, move) === undefined) return move;
    const moves = [...transfer.options(board, state)];
    return moves.length === 0 ? undefined : pick(moves, rng);
  },
  reject: (board, state, move) => {
    const problem = transferProblem(board, state, move);
    if (problem !== undefined) return problem;
    return state.ledger.duties.length > 0 && !canMeetDuties(board, moveGoods(board, state, move))
      ? { rule: 'SV-6.4.4', code: 'transfer/boughtGoodsFirst' }
      : undefined;
  },
  apply: moveGoods,
  format: (_, __, { from, to, units, trains }) => [
    claimText(from),
    claimText(to),
    String(units),
    ...trains.map((power) => `T${power}`),
  ],
  parse: (_, __, [from = '', to = '', count = '', ...rest]) => {
    const trains = readPowers(rest);
    if (!trains.ok) return trains;
    return thenRead(
      readWords<[ClaimNumber, ClaimNumber, number]>(
        [from, to, count],
        claimWord,
        claimWord,
        wholeWord('units'),
      ),
      ([source, target, units]): Transfer => ({
        type: 'transfer',
        from: source,
        to: target,
        units,
        trains: trains.value,
      }),
    );
  },
};

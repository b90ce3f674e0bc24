import {
  integer,
  type MoveRule,
  object,
  oneOf,
  optional,
  pick,
  type Seat,
  string,
} from '../../../../kernel/index.ts';
import { sell } from '../../effects/sell.ts';
import {
  claimText,
  claimWord,
  readWords,
  seatText,
  seatWord,
  thenRead,
  townWord,
  wholeWord,
} from '../../notation.ts';
import {
  type Delivery,
  type DeliveryRange,
  deliveryProblem,
  deliveryRanges,
} from '../../rules/deliveries.ts';
import { canMeetDuties } from '../../rules/duties.ts';
import type { State } from '../../state.ts';
import type { Board, ClaimNumber, TownId } from '../../types.ts';
import { powers, readPowers } from './powers.ts';

/** SV-6.6: goods of one claim go to one market city over own track and are sold there. */
export interface Deliver {
  readonly type: 'deliver';
  readonly claim: ClaimNumber;
  /** Whose goods they are, if bought in step 4 (SV-6.4.4). */
  readonly seller?: Seat;
  readonly city: TownId;
  readonly units: number;
  /** Powers of the trains used, in the advanced game (SV-11.1). */
  readonly trains: readonly number[];
}

const deliveryOf = (board: Board, { claim, seller, city, units, trains }: Deliver): Delivery => ({
  claim,
  seller,
  city: board.townById.get(city)?.index ?? -1,
  units,
  trains,
});

const moveOf = (board: Board, { claim, seller, city, trains }: DeliveryRange, units: number): Deliver => ({
  type: 'deliver',
  claim,
  ...(seller === undefined ? {} : { seller }),
  city: board.towns[city]?.id ?? '',
  units,
  trains,
});

/** SV-6.4.4: own goods may not take what bought goods still need. */
const spoilsDuty = (board: Board, state: State, delivery: Delivery): boolean =>
  state.ledger.duties.length > 0 && !canMeetDuties(board, sell(board, state, delivery));

export const deliver: MoveRule<Board, State, Deliver> = {
  type: 'deliver',
  verb: 'deliver',
  decode: object<Deliver>({
    type: oneOf(['deliver']),
    claim: integer(1),
    seller: optional(integer(0, 5)),
    city: string,
    units: integer(1),
    trains: powers,
  }),
  *options(board, state) {
    for (const range of deliveryRanges(board, state)) {
      for (let units = range.least; units <= range.most; units += 1) {
        const move = moveOf(board, range, units);
        if (deliver.reject(board, state, move) === undefined) yield move;
      }
    }
  },
  sample: (board, state, rng) => {
    const ranges = [...deliveryRanges(board, state)];
    if (state.ledger.duties.length > 0) {
      const moves = [...deliver.options(board, state)];
      return moves.length === 0 ? undefined : pick(moves, rng);
    }
    if (ranges.length === 0) return undefined;
    const range = pick(ranges, rng);
    return moveOf(board, range, range.least + rng.below(range.most - range.least + 1));
  },
  reject: (board, state, move) => {
    if (board.townById.get(move.city)?.market !== true)
      return { rule: 'SV-6.6', code: 'deliver/noMarket', params: { city: move.city } };
    const delivery = deliveryOf(board, move);
    const problem = deliveryProblem(board, state, delivery);
    if (problem !== undefined) return problem;
    return spoilsDuty(board, state, delivery)
      ? { rule: 'SV-6.4.4', code: 'deliver/boughtGoodsFirst' }
      : undefined;
  },
  apply: (board, state, move) => sell(board, state, deliveryOf(board, move)),
  format: (_, __, { claim, seller, city, units, trains }) => [
    claimText(claim),
    String(units),
    city,
    ...(seller === undefined ? [] : [seatText(seller)]),
    ...trains.map((power) => `T${power}`),
  ],
  parse: (board, _, [claimWords = '', unitsWord = '', city = '', ...rest]) => {
    const head = readWords<[ClaimNumber, number, TownId]>(
      [claimWords, unitsWord, city],
      claimWord,
      wholeWord('units'),
      townWord(board),
    );
    const [first = '', ...others] = rest;
    const seller = seatWord.read(first);
    const trains = readPowers(seller === undefined ? rest : others);
    if (!trains.ok) return trains;
    return thenRead(
      head,
      ([claim, units, town]): Deliver => ({
        type: 'deliver',
        claim,
        ...(seller === undefined ? {} : { seller }),
        city: town,
        units,
        trains: trains.value,
      }),
    );
  },
};

import { integer, type MoveRule, object, oneOf, string } from '../../../kernel/index.ts';
import { isStarted, leastPriceOf, mostSharesFor, unsoldOf } from '../rules/stock.ts';
import { beginBuilding } from '../rules/turn.ts';
import { added, cashOf, currentSeat, railroadAt, withRailroad } from '../state.ts';
import type { Board, BuyShares, RailroadIndex, State } from '../types.ts';
import { literalWord, parseWords, railroadWord, wholeWord } from './words.ts';

const decode = object<BuyShares>({
  type: oneOf(['buyShares']),
  railroad: string,
  count: integer(0),
  payment: integer(0),
});

/** Buys shares of one started railroad; the whole payment goes into its treasury (CD-3.6, CD-3.7). */
export const buyShares: MoveRule<Board, State, BuyShares> = {
  type: 'buyShares',
  decode,

  *options(board, state) {
    const cash = cashOf(state, currentSeat(state));
    for (const index of withinReach(state)) {
      const railroad = board.railroadIds[index] ?? '';
      const price = leastPriceOf(railroadAt(state, index));
      const most = mostSharesFor(railroadAt(state, index), cash);
      for (let count = 1; count <= most; count += 1)
        for (let payment = count * price; payment <= cash; payment += 1)
          yield { type: 'buyShares', railroad, count, payment };
    }
  },

  sample: (board, state, rng) => {
    const railroads = withinReach(state);
    const index = railroads[railroads.length === 0 ? 0 : rng.below(railroads.length)];
    if (index === undefined) return undefined;
    const railroad = railroadAt(state, index);
    const cash = cashOf(state, currentSeat(state));
    const count = 1 + rng.below(mostSharesFor(railroad, cash));
    const least = count * leastPriceOf(railroad);
    return {
      type: 'buyShares',
      railroad: board.railroadIds[index] ?? '',
      count,
      payment: least + rng.below(cash - least + 1),
    };
  },

  reject: (board, state, { railroad: id, count, payment }) => {
    const index = board.railroadIndexOf.get(id);
    if (index === undefined)
      return { rule: 'CD-1.2', code: 'buyShares/unknownRailroad', params: { railroad: id } };
    const railroad = railroadAt(state, index);
    if (!isStarted(railroad))
      return { rule: 'CD-3.1', code: 'buyShares/notStarted', params: { railroad: id } };
    if (!Number.isInteger(count) || count < 1)
      return { rule: 'CD-3.1', code: 'buyShares/noShares', params: { railroad: id, count } };
    const least = count * leastPriceOf(railroad);
    if (!Number.isInteger(payment) || payment < least)
      return { rule: 'CD-3.6', code: 'buyShares/belowLeastPrice', params: { count, least, payment } };
    const unsold = unsoldOf(railroad);
    if (count > unsold)
      return { rule: 'CD-3.7', code: 'buyShares/notEnoughShares', params: { railroad: id, count, unsold } };
    const cash = cashOf(state, currentSeat(state));
    if (payment > cash) return { rule: 'CD-3.8', code: 'buyShares/cannotAfford', params: { payment, cash } };
    return undefined;
  },

  apply: (board, state, { railroad: id, count, payment }) => {
    const index = board.railroadIndexOf.get(id) ?? -1;
    const seat = currentSeat(state);
    const railroad = railroadAt(state, index);
    const bought = withRailroad(state, index, {
      ...railroad,
      shares: added(railroad.shares, seat, count),
      treasury: railroad.treasury + payment,
    });
    return beginBuilding({ ...bought, cash: added(state.cash, seat, -payment) });
  },

  verb: 'buy',
  format: (_board, _state, { railroad, count, payment }) => [railroad, `${count}`, 'for', `${payment}`],
  parse: (board, _state, words) =>
    parseWords(
      words,
      [railroadWord(board), wholeWord('count'), literalWord('for'), wholeWord('payment')],
      buyShares,
    ),
};

/** Railroads of which the current player can buy at least one share. */
const withinReach = (state: State): readonly RailroadIndex[] => {
  const cash = cashOf(state, currentSeat(state));
  const found: RailroadIndex[] = [];
  for (const [index, railroad] of state.railroads.entries())
    if (mostSharesFor(railroad, cash) > 0) found.push(index);
  return found;
};

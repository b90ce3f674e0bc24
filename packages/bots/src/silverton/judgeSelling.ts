import { choices, type Move } from '@roundhouse/engine/silverton';
import { type Judge, type Ranked, ranking } from './rank.ts';
import { outlookOf, startPrice } from './worth.ts';

/** Step 6: the best loads first; low prices are waited out while there is time. */
export const judgeDeliveries: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'deliveries') return [];
  const { turnsLeft, player } = outlookOf(board, state, seat, weights);
  const target = state.options.length === 'campaign' ? Number.POSITIVE_INFINITY : 6_000;
  const hurry = turnsLeft <= 2 || player.cash < 250 || player.cash > target * 0.75;
  const moves = open.deliveries.map(({ claim, seller, city, trains, most, price }): Ranked => {
    const card = board.claims[claim];
    const usual = card === undefined ? price : startPrice(board, state, card, city);
    const low = !hurry && seller === null && price < usual * weights.holdBelow && most < 8;
    const power = trains.reduce((sum, each) => sum + each, 0);
    const revenue = most * price;
    const move: Move = {
      type: 'deliver',
      claim,
      city,
      units: most,
      trains,
      ...(seller === null ? {} : { seller }),
    };
    // Trains not needed for this load may carry another.
    const worthwhile = low ? -1 : revenue - power * 0.8;
    const gain = seller === null ? worthwhile : revenue + 10_000;
    return ranking(move, gain, { term: 'sale', value: revenue, params: { units: most, price } });
  });
  return [...moves, ...(open.mayEnd || moves.length === 0 ? [ranking({ type: 'endDeliveries' }, 0)] : [])];
};

/** Step 7: free and replace staff while they can still earn it back. */
export const judgeFines: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'fines') return [];
  const { turnsLeft, player } = outlookOf(board, state, seat, weights);
  const worth = 45 * Math.min(turnsLeft - 1, 8);
  const affords = (fee: number): boolean => player.cash - fee > 250;
  const moves = [
    ...open.jailed.flatMap(({ staff, mayPay, mayRoll }) => [
      ...(mayPay ? [ranking({ type: 'payBail', staff }, affords(open.bail) ? worth - open.bail : -1)] : []),
      ...(mayRoll ? [ranking({ type: 'rollForFreedom', staff }, worth * 0.22)] : []),
    ]),
    ...open.dead.map((staff) =>
      ranking(
        { type: 'replaceDead', staff },
        affords(open.replacementFee) ? worth - open.replacementFee : -1,
      ),
    ),
  ];
  return [...moves, ranking({ type: 'endTurn' }, 0)];
};

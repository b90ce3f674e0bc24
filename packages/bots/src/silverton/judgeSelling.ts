import { choices, columnFor, type Move } from '@roundhouse/engine/silverton';
import { priceOfWaiting } from './market.ts';
import { type Outlook, outlookAfter, outlookOf, prospectOf } from './outlook.ts';
import { hardship } from './purse.ts';
import { type Judge, type Ranked, ranking } from './rank.ts';
import { promiseOf } from './worth.ts';

/** Step 6: a load goes when today's price is worth more than waiting for a better one. */
export const judgeDeliveries: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'deliveries') return [];
  const outlook = outlookOf(board, state, seat, weights);
  const moves = open.deliveries.map(({ claim, seller, city, trains, most, price }): Ranked => {
    const power = trains.reduce((sum, each) => sum + each, 0);
    const revenue = most * price;
    const own = seller === null ? {} : { seller };
    const move: Move = { type: 'deliver', claim, city, units: most, trains, ...own };
    // Trains not needed for this load may carry another.
    const waiting = seller === null ? waitingFor(outlook, { claim, city, units: most }) : -10_000;
    const relief = reliefBy(outlook, revenue);
    const gain = revenue + relief - waiting - power * 0.8;
    return ranking(move, gain, { term: 'sale', value: revenue, params: { units: most, price } });
  });
  return [...moves, ...(open.mayEnd || moves.length === 0 ? [ranking({ type: 'endDeliveries' }, 0)] : [])];
};

/** What more money opens up: chances that are out of reach for a thin purse. */
const reliefBy = (outlook: Outlook, revenue: number): number => {
  const { player, state, seat, weights } = outlook;
  const richer = { ...player, cash: player.cash + revenue };
  const after = { ...state, players: state.players.with(seat, richer) };
  return (
    hardship(player.cash, weights) -
    hardship(richer.cash, weights) +
    promiseOf(outlookAfter(outlook, after)) -
    promiseOf(outlook)
  );
};

/** Dollars that goods not sold now will bring later. More than the markets take by then is lost. */
const waitingFor = (
  outlook: Outlook,
  { claim: number, city, units }: { readonly claim: number; readonly city: string; readonly units: number },
): number => {
  const { board, state, player, turnsLeft } = outlook;
  const claim = board.claims[number];
  const town = board.townById.get(city);
  if (claim === undefined || town === undefined) return 0;
  const column = columnFor(board, state, { commodity: claim.commodity, city: town.index });
  if (column === undefined) return 0;
  let stock = 0;
  let loads = 0;
  for (const own of player.claims) {
    if (own.goods === 0) continue;
    loads += 1;
    if (board.claims[own.claim]?.commodity === claim.commodity) stock += own.goods;
  }
  const room = 0.6 * (turnsLeft - 1) * (column.saleLimit ?? Number.POSITIVE_INFINITY);
  const share = Math.min(1, room / stock, (2 * (turnsLeft - 1)) / loads);
  return units * share * priceOfWaiting(board, prospectOf(outlook, column));
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

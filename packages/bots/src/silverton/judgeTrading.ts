import { choices, columnFor, isConnected, type Move, priceOf } from '@roundhouse/engine/silverton';
import { outlookAfter, outlookOf } from './outlook.ts';
import { type Judge, type Ranked, ranking, type Table } from './rank.ts';
import { worthOf } from './worth.ts';

/** Deals a bot opens in one step 4. */
const MOST_OFFERS = 2;
const NOTHING = { cash: 0, claims: [], segments: [], lines: [], trains: [], plows: [], goods: [] };

/** Step 4: buy goods a neighbour cannot move, at half their price. */
export const judgeTrading: Judge = (table) => {
  const open = choices(table.board, table.state);
  if (open?.stage !== 'trading') return [];
  const end = ranking({ type: 'endTrading' }, 0);
  if (open.talksLeft === 0 || table.state.ledger.offers >= MOST_OFFERS) return [end];
  const offers = open.others.flatMap(({ seat, goods }) =>
    goods.flatMap((lot) => goodsOffers(table, seat, lot)),
  );
  return [...offers.filter(({ move }) => table.rules.reject(table.state, move) === undefined), end];
};

const goodsOffers = (
  { board, state, seat }: Table,
  to: number,
  { claim: number, units }: { readonly claim: number; readonly units: number },
): readonly Ranked[] => {
  const claim = board.claims[number];
  const player = state.players[seat];
  const seller = state.players[to];
  if (claim === undefined || player === undefined || seller === undefined) return [];
  if (!isConnected(board, player, claim.town) || isConnected(board, seller, claim.town)) return [];
  return board.towns
    .filter(({ market, index }) => market && isConnected(board, player, index))
    .flatMap(({ id, index }) => {
      const column = columnFor(board, state, { commodity: claim.commodity, city: index });
      if (column === undefined) return [];
      const revenue = priceOf(column, state) * units;
      const cash = Math.floor(revenue / 20) * 10;
      const move: Move = {
        type: 'offer',
        to,
        gives: { ...NOTHING, cash },
        gets: { ...NOTHING, goods: [{ claim: number, units, city: id }] },
      };
      return cash > player.cash
        ? []
        : [ranking(move, revenue - cash, { term: 'goodsBought', value: revenue - cash })];
    });
};

/** An offer is taken when it brings something, and not mainly to the other side. */
export const judgeOffer: Judge = (table) => {
  const { board, rules, state, seat, weights } = table;
  const refuse = ranking({ type: 'refuse' }, 0);
  const open = choices(board, state);
  if (open?.stage !== 'offered' || !open.mayAccept) return [refuse];
  const after = rules.apply(state, { type: 'accept' });
  const gainOf = (who: number): number => {
    const outlook = outlookOf(board, state, who, weights);
    return worthOf(outlookAfter(outlook, after)) - worthOf(outlook);
  };
  const own = gainOf(seat) - goodsLost(table, open.terms);
  const other = Math.max(0, gainOf(open.other.seat)) + goodsLost(table, open.terms);
  const fair = own > 10 && own >= (weights.fairness * (own + other)) / 2;
  return [refuse, ranking({ type: 'accept' }, fair ? own : -1, { term: 'goodDeal', value: own })];
};

/** Goods sold leave later, with the delivery: what they would have brought their owner is lost now. */
const goodsLost = (
  { board, state, seat }: Table,
  terms: {
    readonly gives: {
      readonly goods: readonly { readonly claim: number; readonly units: number; readonly city: string }[];
    };
  },
): number => {
  const player = state.players[seat];
  let lost = 0;
  for (const { claim: number, units, city } of terms.gives.goods) {
    const claim = board.claims[number];
    const town = board.townById.get(city);
    if (claim === undefined || town === undefined || player === undefined) continue;
    const column = columnFor(board, state, { commodity: claim.commodity, city: town.index });
    const price = column === undefined ? 0 : priceOf(column, state);
    lost += units * price * (isConnected(board, player, claim.town) ? 0.8 : 0.25);
  }
  return lost;
};

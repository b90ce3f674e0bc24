import { pick } from '../../../kernel/index.ts';
import { type BuyChoice, type Choices, choices, type StartChoices } from '../choices.ts';
import { LAST_TURN } from '../data/figures.ts';
import { hasMajority } from '../rules/stock.ts';
import { currentSeat, railroadAt } from '../state.ts';
import type { Board, BuyShares, Move, StartRailroad, State } from '../types.ts';
import { bestLine } from './guidedLines.ts';
import { goalOf, prospectsOf } from './prospects.ts';
import type { Guide } from './style.ts';

/** A move that a player of this style might make. */
export const guidedMove = (board: Board, state: State, guide: Guide): Move => {
  const now = choices(board, state);
  switch (now.phase) {
    case 'stock':
      return stockMove(board, state, { ...guide, now });
    case 'build':
      return bestLine(board, state, guide) ?? { type: 'endTurn' };
    case 'order':
      return { type: 'takeOrderCard', card: pick(now.cards.slice(0, 2), guide.rng) };
    default:
      throw new RangeError(`no seat chooses in phase ${now.phase}`);
  }
};

type StockChoices = Extract<Choices, { phase: 'stock' }>;

/** Starts railroads until it leads enough of them, then buys where a dollar brings most. */
const stockMove = (board: Board, state: State, guide: Guide & { readonly now: StockChoices }): Move => {
  const { now, style, rng } = guide;
  const led = state.railroads.filter((railroad) => hasMajority(railroad, currentSeat(state))).length;
  const start = led < style.railroads && state.turn <= 4 ? someStart(now.start, guide) : undefined;
  if (start !== undefined) return start;
  const offers = now.buy
    .map((offer) => ({ offer, liking: likingOf(board, state, offer) * (80 + rng.below(40)) }))
    .toSorted((a, b) => b.liking - a.liking);
  const best = offers[0];
  return best === undefined ? { type: 'skipStock' } : purchase(board, state, { ...guide, offer: best.offer });
};

const someStart = (
  { railroads, hexes, values }: StartChoices,
  { style, rng }: Guide,
): StartRailroad | undefined => {
  const [least, most] = style.values;
  const liked = values.filter((value) => value >= least && value <= most);
  if (railroads.length === 0 || hexes.length === 0 || liked.length === 0) return undefined;
  const [fewest, all] = style.issues;
  return {
    type: 'startRailroad',
    railroad: pick(railroads, rng),
    hex: pick(hexes, rng),
    shares: fewest + rng.below(all - fewest + 1),
    value: pick(liked, rng),
  };
};

/** Points per dollar: what the shares may be worth, and one more each if they are the last. */
const likingOf = (board: Board, state: State, { railroad, leastPrice, most, unsold }: BuyChoice): number =>
  (most * prospectsOf(board, state, board.railroadIndexOf.get(railroad) ?? -1) + (most === unsold ? 1 : 0)) /
  (most * leastPrice);

/** As many as it can, or one less to keep some cash; a leader adds what its railroad needs. */
const purchase = (
  board: Board,
  state: State,
  { now, offer, rng }: Guide & { readonly now: StockChoices; readonly offer: BuyChoice },
): BuyShares => {
  const index = board.railroadIndexOf.get(offer.railroad) ?? -1;
  const last = state.turn === LAST_TURN;
  const count = last ? offer.most : 1 + rng.below(offer.most);
  const least = count * offer.leastPrice;
  const { treasury } = railroadAt(state, index);
  const missing = Math.max(0, goalOf(board, state, { railroad: index }).cost - treasury - least);
  const leads = hasMajority(railroadAt(state, index), currentSeat(state));
  const extra = leads ? Math.min(missing, Math.floor((now.cash - least) / (last ? 1 : 3))) : 0;
  return { type: 'buyShares', railroad: offer.railroad, count, payment: least + extra };
};

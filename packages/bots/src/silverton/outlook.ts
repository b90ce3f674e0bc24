import {
  type Board,
  type Commodity,
  isConnected,
  type Player,
  type State,
} from '@roundhouse/engine/silverton';
import { bestPrice, type Prospect, pressureOn } from './market.ts';
import { turnsLeftIn } from './pace.ts';
import { type Reach, reachOf } from './reach.ts';
import type { Weights } from './weights.ts';

/** Everything an estimate for one seat needs, looked up once. */
export interface Outlook {
  readonly board: Board;
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  readonly reach: Reach;
  /** Turns the match is expected to last yet, this one included. */
  readonly turnsLeft: number;
  readonly weights: Weights;
  /** Surveyors at work, at least one. */
  readonly surveyors: number;
  /** Segments still missing to the own claims. */
  readonly backlog: number;
  /** Markets looked up so far, by commodity and turns of delay. */
  readonly markets: Map<number, Market>;
}

/** Where goods would go. */
export interface Market {
  /** Dollars a unit is likely to bring. */
  readonly price: number;
  /** Dollars of track still missing to that city. */
  readonly track: number;
  /** Units that can be sold in a turn without spoiling the price, in all markets within reach. */
  readonly room: number;
}

export const outlookOf = (board: Board, state: State, seat: number, weights: Weights): Outlook => {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  const turnsLeft = turnsLeftIn(board, state, weights);
  return { board, state, seat, turnsLeft, weights, ...holdings(board, state, player, seat) };
};

const holdings = (
  board: Board,
  state: State,
  player: Player,
  seat: number,
): Pick<Outlook, 'player' | 'reach' | 'surveyors' | 'backlog' | 'markets'> => {
  const reach = reachOf(board, state, seat);
  let surveyors = 0;
  for (const { role, place } of player.staff)
    if (role === 'S' && place.at !== 'dead' && place.at !== 'jail') surveyors += 1;
  let backlog = 0;
  for (const { claim } of player.claims) backlog += reach.segments[board.claims[claim]?.town ?? 0] ?? 0;
  return { player, reach, surveyors: Math.max(1, surveyors), backlog, markets: new Map() };
};

/** The same seat in a position imagined: how long the match will last is not judged anew. */
export const outlookAfter = (outlook: Outlook, state: State): Outlook => {
  const { board, seat } = outlook;
  const player = state.players[seat] ?? outlook.player;
  return { ...outlook, state, ...holdings(board, state, player, seat) };
};

/** What is asked about a column's future, as things stand. */
export const prospectOf = (
  { board, state, seat, turnsLeft, weights }: Outlook,
  column: Prospect['column'],
): Prospect => ({
  column,
  box: state.prices[column.index] ?? -1,
  turn: state.turn,
  last: state.turn + turnsLeft - 1,
  pressure: pressureOn(board, state, { column, seat }),
  simple: state.options.optionalRules.includes('simpleMarket'),
  waiting: weights.waiting,
});

/** Units of metal that can be sold in a turn before the price is spoilt: there is no limit by rule. */
const METAL_ROOM = 8;

const COMMODITIES: readonly Commodity[] = ['gold', 'copper', 'silver', 'lumber', 'coal'];

/** The best market for a commodity that can leave in `delay` turns. */
export const marketFor = (outlook: Outlook, commodity: Commodity, delay: number): Market => {
  const key = delay * 8 + COMMODITIES.indexOf(commodity);
  const found = outlook.markets.get(key) ?? lookFor(outlook, commodity, delay);
  outlook.markets.set(key, found);
  return found;
};

const lookFor = (outlook: Outlook, commodity: Commodity, delay: number): Market => {
  const { board, state, reach, player, weights } = outlook;
  let best = { price: 0, track: 0 };
  let most = Number.NEGATIVE_INFINITY;
  let room = 0;
  for (const column of board.columns) {
    if (column.commodity !== commodity || (state.prices[column.index] ?? -1) < 0) continue;
    const track = column.city === undefined ? 0 : (reach.cost[column.city] ?? Number.POSITIVE_INFINITY);
    const price = weights.sale * bestPrice(board, prospectOf(outlook, column), delay);
    if (column.city === undefined || isConnected(board, player, column.city))
      room += column.saleLimit ?? METAL_ROOM;
    if (price * 8 - track <= most) continue;
    most = price * 8 - track;
    best = { price, track };
  }
  return { ...best, room: Math.max(room, 4) };
};

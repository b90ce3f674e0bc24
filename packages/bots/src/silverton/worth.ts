import {
  type Board,
  type Claim,
  columnFor,
  isConnected,
  type OwnedClaim,
  type PassengerLine,
  type Player,
  priceOf,
  type State,
} from '@roundhouse/engine/silverton';
import { forecastOf } from './forecast.ts';
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
}

export const outlookOf = (board: Board, state: State, seat: number, weights: Weights): Outlook => {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`);
  const turnsLeft = turnsLeftIn(board, state, weights);
  return { board, state, seat, player, reach: reachOf(board, state, seat), turnsLeft, weights };
};

/** Usual last turn of a game that ends by a sum. */
const USUAL_END = { short: 14, regular: 18, long: 23, campaign: 24 } as const;
const SUMS = { short: 6_000, regular: 10_000, long: 20_000, campaign: 40_000 } as const;

/** Turns to go: by the track, or by how near the richest is to the sum. */
const turnsLeftIn = (board: Board, { turn, options, players }: State, { pace }: Weights): number => {
  const solo = players.length === 1 && options.scenario !== undefined;
  const length = solo && options.scenario === 'denver-6000' ? 'short' : options.length;
  const byTrack = board.idn.length - turn + 1;
  if (
    length === 'campaign' ||
    (solo && options.scenario?.endsWith('campaign')) ||
    options.scenario?.includes('spike')
  )
    return Math.max(1, byTrack);
  const richest = Math.max(...players.map(({ cash }) => cash));
  const missing = Math.max(0, 1 - richest / SUMS[length]);
  return Math.max(1, Math.min(byTrack, Math.max(USUAL_END[length] - turn, Math.ceil(missing * pace) + 1)));
};

/** Dollars a unit of a commodity is likely to bring a player, and what track to that market would cost. */
const bestMarket = (
  { board, state, reach, weights }: Outlook,
  claim: Claim,
): { price: number; track: number; limit: number } => {
  let best = { price: 0, track: 0, limit: Number.POSITIVE_INFINITY };
  let most = Number.NEGATIVE_INFINITY;
  for (const column of board.columns) {
    if (column.commodity !== claim.commodity || (state.prices[column.index] ?? -1) < 0) continue;
    const track = column.city === undefined ? 0 : (reach.cost[column.city] ?? Number.POSITIVE_INFINITY);
    const now = priceOf(column, state);
    const start = column.boxes[column.startBox] ?? now;
    const price = weights.sale * (0.6 * now + 0.4 * start);
    const merit = price * 8 - track;
    if (merit <= most) continue;
    most = merit;
    best = { price, track, limit: column.saleLimit ?? Number.POSITIVE_INFINITY };
  }
  return best;
};

/** Dollars a unit of a claim's goods is likely to bring. */
export const unitPrice = (outlook: Outlook, claim: Claim): number => bestMarket(outlook, claim).price;

/** The price a commodity started at in a city: the yardstick for high and low. */
export const startPrice = (board: Board, state: State, claim: Claim, city: string): number => {
  const town = board.townById.get(city);
  const column =
    town === undefined
      ? undefined
      : columnFor(board, state, { commodity: claim.commodity, city: town.index });
  return column === undefined ? 0 : (column.boxes[column.startBox] ?? 0);
};

/** What a claim is worth to its owner from now on, its goods included; never less than nothing. */
export const claimWorth = (outlook: Outlook, claim: Claim, own?: OwnedClaim): number => {
  const { reach, turnsLeft, weights, player, board } = outlook;
  const { price, track, limit } = bestMarket(outlook, claim);
  const missing = (reach.cost[claim.town] ?? Number.POSITIVE_INFINITY) + track;
  if (missing === Number.POSITIVE_INFINITY) return 0;
  const toBuild = reach.segments[claim.town] ?? 0;
  const surveyors = Math.max(
    1,
    player.staff.filter(({ role, place }) => role === 'S' && place.at !== 'dead').length,
  );
  const delay = isConnected(board, player, claim.town) ? 0 : Math.ceil(toBuild / surveyors);
  const turns = turnsLeft - delay;
  if (turns <= 0) return 0;
  const coming = own?.depleted
    ? { units: 0, costs: 0 }
    : forecastOf(claim, (own?.operatedTurn ?? 0) === 0, Math.min(turns, weights.foresight));
  const units = Math.min(coming.units, limit * turns) + (own?.goods ?? 0);
  const value = (units * price - coming.costs) * weights.patience ** delay;
  return Math.max(0, value - missing - toBuild * weights.segmentToll);
};

/** What a passenger line is worth: its income while the match lasts, less track and snow. */
export const lineWorth = (
  { board, reach, turnsLeft, state, weights }: Outlook,
  line: PassengerLine,
): number => {
  const stops = [line.from, ...line.via, line.to];
  const track = Math.max(...stops.map((stop) => reach.cost[stop] ?? Number.POSITIVE_INFINITY));
  if (track === Number.POSITIVE_INFINITY) return 0;
  const toBuild = Math.max(...stops.map((stop) => reach.segments[stop] ?? 0));
  const income = line.income * (state.options.optionalRules.includes('betterPassengers') ? 2 : 1);
  const turns = turnsLeft - Math.ceil(toBuild / 2);
  const winters = board.winterTurns.filter((turn) => turn >= state.turn && turn < state.turn + turns).length;
  return Math.max(0, income * (turns - 0.3 * winters) - track - toBuild * weights.segmentToll);
};

/** How much of the goods a player's trains can move in time (advanced game); 1 where no trains are needed. */
const haulage = ({ state, player, board }: Outlook): number => {
  if (!state.options.advanced) return 1;
  let need = 0;
  for (const own of player.claims) {
    const claim = board.claims[own.claim];
    if (claim === undefined) continue;
    const heavy = claim.commodity === 'gold' || claim.commodity === 'silver' ? 0.5 : 1;
    need += 5 * heavy * (own.goods / 2 + (own.depleted ? 0 : forecastOf(claim, false, 1).units));
  }
  const power = player.trains.reduce((sum, train) => sum + train.power, 0);
  return need === 0 ? 1 : Math.min(1, (power + 3) / (need + 3)) ** 0.6;
};

/** What a player's things and prospects come to in dollars: the sum their cash is likely to end at. */
export const worthOf = (board: Board, state: State, seat: number, weights: Weights): number => {
  const outlook = outlookOf(board, state, seat, weights);
  const { player } = outlook;
  let claims = 0;
  for (const own of player.claims) {
    const claim = board.claims[own.claim];
    if (claim !== undefined) claims += claimWorth(outlook, claim, own);
  }
  let lines = 0;
  for (const number of player.lines) {
    const line = board.lines[number];
    if (line !== undefined) lines += lineWorth(outlook, line);
  }
  for (const joint of state.jointLines) {
    const line = board.lines[joint.line];
    if (line !== undefined && joint.partners.includes(seat)) lines += lineWorth(outlook, line) / 2;
  }
  return (
    player.cash - player.owed + claims * haulage(outlook) + lines + promiseOf(outlook) + trainValue(outlook)
  );
};

/** A little for power at hand, so that trains are kept and bought ahead of need. */
const trainValue = ({ player, turnsLeft }: Outlook): number =>
  Math.min(turnsLeft, 6) * 0.35 * player.trains.reduce((sum, { power }) => sum + power, 0);

/** What lies on the table for the taking, the best three counted less and less. */
const promiseOf = (outlook: Outlook): number => {
  const { board, state, weights } = outlook;
  const gains: number[] = [];
  for (const number of state.display) {
    const claim = board.claims[number];
    if (claim !== undefined) gains.push(claimWorth(outlook, claim) - claim.price);
  }
  for (const { top } of state.piles) {
    const line = top === undefined ? undefined : board.lines[top];
    if (line !== undefined) gains.push(lineWorth(outlook, line) - line.price);
  }
  gains.sort((a, b) => b - a);
  let promise = 0;
  for (const [place, gain] of gains.slice(0, 3).entries())
    if (gain > 0) promise += (gain * weights.promise) / (place + 1);
  return promise;
};

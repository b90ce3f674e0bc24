import {
  type Claim,
  type Commodity,
  isConnected,
  type OwnedClaim,
  type PassengerLine,
} from '@roundhouse/engine/silverton';
import { forecastOf } from './forecast.ts';
import { marketFor, type Outlook } from './outlook.ts';
import { bearable, hardship, slackOf } from './purse.ts';

/** What a claim's goods and operations come to. */
interface Yield {
  readonly units: number;
  readonly value: number;
}

const NONE: Yield = { units: 0, value: 0 };

/** Turns until a town can be in the network, after `before` other segments; the surveyors share the work. */
const delayTo = ({ board, player, reach, surveyors }: Outlook, town: number, before: number): number =>
  isConnected(board, player, town) ? 0 : ((reach.segments[town] ?? 0) + before) / surveyors;

/** What operating a claim turn after turn brings; goods wait for the track, and money later is worth less. */
const comingFrom = (
  outlook: Outlook,
  claim: Claim,
  { delay, fresh }: { readonly delay: number; readonly fresh: boolean },
): Yield => {
  const { turnsLeft, weights } = outlook;
  let units = 0;
  let value = 0;
  for (let turn = 0; turn < Math.min(turnsLeft, weights.foresight); turn += 1) {
    const { lastUnits, alive } = forecastOf(claim, fresh, turn + 1);
    const { price } = marketFor(outlook, claim.commodity, Math.max(delay, turn));
    const gain = lastUnits * price - alive * claim.operatingCost * weights.waiting ** turn;
    if (gain <= 0) continue;
    units += lastUnits;
    value += gain;
  }
  return { units, value };
};

/** Money that lies idle can wait. */
const patienceOf = ({ player, weights: { patience, ease } }: Outlook): number =>
  patience + (1 - patience) * ease * Math.min(1, player.cash / 2_500);

/** What a claim will yield from now on, its goods included, with the track to it paid; never less than nothing. */
const yieldOf = (
  outlook: Outlook,
  claim: Claim,
  { own, before }: { readonly own?: OwnedClaim; readonly before: number },
): Yield => {
  const { reach, turnsLeft, weights } = outlook;
  const wait = delayTo(outlook, claim.town, before);
  const delay = Math.ceil(wait);
  if (delay >= turnsLeft || reach.cost[claim.town] === Number.POSITIVE_INFINITY) return NONE;
  const now = marketFor(outlook, claim.commodity, delay);
  const goods = own?.goods ?? 0;
  const coming = own?.depleted
    ? NONE
    : comingFrom(outlook, claim, { delay, fresh: (own?.operatedTurn ?? 0) === 0 });
  const earned = (goods * now.price + coming.value) * patienceOf(outlook) ** wait;
  const missing = (reach.cost[claim.town] ?? 0) + now.track;
  const toBuild = reach.segments[claim.town] ?? 0;
  const value = earned - missing - toBuild * weights.segmentToll;
  return value <= 0 ? NONE : { units: goods + coming.units, value };
};

/** Units of a commodity the markets will take in time; the worth of goods dwindles as they near it. */
const roomFor = (outlook: Outlook, commodity: Commodity): number =>
  marketFor(outlook, commodity, 0).room * outlook.turnsLeft * 0.6;

/** Units of a commodity that a player has or can expect from the own claims. */
const supplyOf = ({ board, player, turnsLeft, weights }: Outlook, commodity: Commodity): number => {
  let units = 0;
  for (const { claim: number, goods, depleted, operatedTurn } of player.claims) {
    const claim = board.claims[number];
    if (claim?.commodity !== commodity) continue;
    units += goods;
    if (!depleted)
      units += forecastOf(claim, operatedTurn === 0, Math.min(turnsLeft, weights.foresight)).units;
  }
  return units;
};

/** What a claim not yet bought would be worth, beside the goods of its kind the player has or expects. */
export const claimWorth = (outlook: Outlook, claim: Claim): number => {
  const { weights } = outlook;
  const { value } = yieldOf(outlook, claim, { before: weights.backlog * outlook.backlog });
  if (value === 0) return 0;
  return value * Math.exp(-supplyOf(outlook, claim.commodity) / roomFor(outlook, claim.commodity));
};

/** What a claim a player has will bring, its goods included. */
export const ownWorth = (outlook: Outlook, own: OwnedClaim): number => {
  const claim = outlook.board.claims[own.claim];
  return claim === undefined ? 0 : yieldOf(outlook, claim, { own, before: 0 }).value;
};

/** Dollars a unit of a claim's goods is likely to bring. */
export const unitPrice = (outlook: Outlook, claim: Claim): number =>
  marketFor(
    outlook,
    claim.commodity,
    Math.min(outlook.turnsLeft - 1, Math.ceil(delayTo(outlook, claim.town, 0))),
  ).price;

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
  let turns = 0;
  for (let turn = Math.ceil(toBuild / 2); turn < turnsLeft; turn += 1)
    turns += weights.waiting ** turn * (board.winterTurns.includes(state.turn + turn) ? 0.7 : 1);
  return Math.max(0, income * turns - track - toBuild * weights.segmentToll);
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

/** What all claims of a player are worth together: goods of a kind compete for the same buyers. */
const claimsWorth = (outlook: Outlook): number => {
  const { board, player, reach, weights } = outlook;
  const kinds = new Map<Commodity, Yield>();
  const missing = (own: OwnedClaim): number => reach.segments[board.claims[own.claim]?.town ?? 0] ?? 0;
  let before = 0;
  for (const own of player.claims.toSorted((a, b) => missing(a) - missing(b))) {
    const claim = board.claims[own.claim];
    if (claim === undefined) continue;
    const { units, value } = yieldOf(outlook, claim, { own, before });
    before += weights.backlog * missing(own);
    const sum = kinds.get(claim.commodity) ?? NONE;
    kinds.set(claim.commodity, { units: sum.units + units, value: sum.value + value });
  }
  let worth = 0;
  for (const [commodity, { units, value }] of kinds) {
    const room = roomFor(outlook, commodity);
    worth += units <= 0 ? value : (value * room * (1 - Math.exp(-units / room))) / units;
  }
  return worth;
};

/** What a player's things and prospects come to in dollars: the sum their cash is likely to end at. */
export const worthOf = (outlook: Outlook): number => {
  const { board, state, seat, player, weights } = outlook;
  const claims = claimsWorth(outlook);
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
    player.cash -
    player.owed -
    hardship(player.cash - player.owed, weights) +
    claims * haulage(outlook) +
    lines +
    promiseOf(outlook) +
    trainValue(outlook)
  );
};

/** A little for power at hand, so that trains are kept and bought ahead of need. */
const trainValue = ({ player, turnsLeft }: Outlook): number =>
  Math.min(turnsLeft, 6) * 0.35 * player.trains.reduce((sum, { power }) => sum + power, 0);

/** What lies on the table for the taking, the best three counted less and less. */
export const promiseOf = (outlook: Outlook): number => {
  const { board, state, reach, weights } = outlook;
  const slack = slackOf(outlook);
  const gains: number[] = [];
  for (const number of state.display) {
    const claim = board.claims[number];
    if (claim !== undefined)
      gains.push(
        (claimWorth(outlook, claim) - claim.price) *
          bearable(slack, claim.price + (reach.cost[claim.town] ?? 0)),
      );
  }
  for (const { top } of state.piles) {
    const line = top === undefined ? undefined : board.lines[top];
    if (line !== undefined) gains.push((lineWorth(outlook, line) - line.price) * bearable(slack, line.price));
  }
  gains.sort((a, b) => b - a);
  let promise = 0;
  for (const [place, gain] of gains.slice(0, 3).entries())
    if (gain > 0) promise += (gain * weights.promise) / (place + 1);
  return promise;
};

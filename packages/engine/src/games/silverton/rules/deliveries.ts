import type { Rejection, Seat } from '../../../kernel/index.ts';
import { claimAt, ownedClaim } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import type { Duty, State } from '../state.ts';
import type { Board, Claim, ClaimNumber, Town, TownIndex } from '../types.ts';
import { DELIVERIES, haulLimit, haulProblem, movableUnits, trainChoices } from './haulage.ts';
import { columnFor, saleRoom } from './market.ts';
import { activeSeat } from './turn.ts';

/** Goods of one claim for one market city (SV-6.6). */
export interface Delivery {
  readonly claim: ClaimNumber;
  /** Whose goods they are, if bought in step 4. */
  readonly seller: Seat | undefined;
  readonly city: TownIndex;
  readonly units: number;
  readonly trains: readonly number[];
}

/** The duty a delivery of bought goods fulfils: the whole lot to its city (SV-6.4.4). */
export const dutyOf = ({ ledger }: State, { claim, seller, city, units }: Delivery): Duty | undefined =>
  ledger.duties.find(
    (duty) => duty.claim === claim && duty.seller === seller && duty.city === city && duty.units === units,
  );

const goodsProblem = (state: State, delivery: Delivery): Rejection | undefined => {
  const { claim, seller, units } = delivery;
  if (seller !== undefined)
    return dutyOf(state, delivery) === undefined
      ? { rule: 'SV-6.4.4', code: 'deliver/notBought', params: { claim } }
      : undefined;
  const own = ownedClaim(state, activeSeat(state), claim);
  if (own === undefined) return { rule: 'SV-6.6', code: 'deliver/notYours', params: { claim } };
  const left = movableUnits(state, own);
  return units > left
    ? { rule: 'SV-6.6', code: 'deliver/tooFewGoods', params: { claim, units, left } }
    : undefined;
};

/** Why the active player cannot make a delivery, goods bought for step 6 beside it apart. */
export const deliveryProblem = (board: Board, state: State, delivery: Delivery): Rejection | undefined => {
  const goods = goodsProblem(state, delivery);
  if (goods !== undefined) return goods;
  const { commodity, town: from } = claimAt(board, delivery.claim);
  const { city: to, units, trains } = delivery;
  const column = columnFor(board, state, { commodity, city: to });
  if (column === undefined) return { rule: 'SV-2.3', code: 'deliver/noColumn', params: { commodity } };
  const problem = haulProblem(board, state, {
    move: 'deliver',
    haul: { from, to, commodity, units, trains },
  });
  if (problem !== undefined) return problem;
  const room = saleRoom(column, state);
  return units > room ? { rule: 'SV-6.6', code: 'deliver/saleLimit', params: { units, room } } : undefined;
};

/** A way goods can go now, and how many of them at most. */
export interface DeliveryRange extends Omit<Delivery, 'units'> {
  readonly least: number;
  readonly most: number;
}

/** Every claim, city and choice of trains with which the active player can deliver something. */
export function* deliveryRanges(board: Board, state: State): Iterable<DeliveryRange> {
  if (!state.options.advanced && state.ledger.deliveries >= DELIVERIES) return;
  const cities = board.towns.filter(({ market }) => market);
  for (const duty of state.ledger.duties)
    yield* rangesOf(board, state, { ...duty, cities: cities.filter(({ index }) => index === duty.city) });
  for (const own of playerAt(state, activeSeat(state)).claims) {
    const units = movableUnits(state, own);
    if (units > 0) yield* rangesOf(board, state, { claim: own.claim, seller: undefined, units, cities });
  }
}

interface Load {
  readonly claim: ClaimNumber;
  readonly seller: Seat | undefined;
  readonly units: number;
  readonly cities: readonly Town[];
}

function* rangesOf(
  board: Board,
  state: State,
  { claim, seller, units, cities }: Load,
): Iterable<DeliveryRange> {
  const card: Claim = claimAt(board, claim);
  const choices = trainChoices(board, state, card.town);
  for (const { index: city } of cities) {
    const column = columnFor(board, state, { commodity: card.commodity, city });
    if (column === undefined) continue;
    for (const trains of choices) {
      const haul = { from: card.town, to: city, commodity: card.commodity, trains };
      const most = Math.min(units, saleRoom(column, state), haulLimit(board, state, haul));
      // Bought goods go as one lot.
      const least = seller === undefined ? 1 : units;
      if (most >= least) yield { claim, seller, city, trains, least, most };
    }
  }
}

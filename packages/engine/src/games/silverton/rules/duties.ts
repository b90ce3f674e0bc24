import { claimAt } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import type { State } from '../state.ts';
import type { Board, Commodity } from '../types.ts';
import { capacityOf, DELIVERIES, longestSegmentNow, trainsFor } from './haulage.ts';
import { columnFor, saleRoom } from './market.ts';
import { subsetsOf } from './subsets.ts';
import { activeSeat } from './turn.ts';

/**
 * SV-6.4.4: whether the active player can still deliver all goods bought this turn, each lot in one
 * delivery of its own: over own open track, into an open column with room, with deliveries or trains left.
 */
export const canMeetDuties = (board: Board, state: State): boolean => {
  const { duties, deliveries } = state.ledger;
  if (duties.length === 0) return true;
  if (!haveRoom(board, state)) return false;
  const lots = duties.map(({ claim, units, city }): Lot => {
    const { town, commodity } = claimAt(board, claim);
    const longest = longestSegmentNow(board, state, { from: town, to: city });
    return { units, commodity, longest, ready: trainsFor(board, state, activeSeat(state), town) };
  });
  if (lots.some(({ longest }) => longest === undefined)) return false;
  if (!state.options.advanced) return duties.length <= DELIVERIES - deliveries;
  const powers = playerAt(state, activeSeat(state)).trains.map(({ power }) => power);
  return canHaul(powers, lots, []);
};

const haveRoom = (board: Board, state: State): boolean => {
  const asked = new Map<number, number>();
  return state.ledger.duties.every(({ claim, city, units }) => {
    const column = columnFor(board, state, { commodity: claimAt(board, claim).commodity, city });
    if (column === undefined) return false;
    const sum = (asked.get(column.index) ?? 0) + units;
    asked.set(column.index, sum);
    return sum <= saleRoom(column, state);
  });
};

/** Goods for one delivery. */
interface Lot {
  readonly units: number;
  readonly commodity: Commodity;
  readonly longest: number | undefined;
  /** Numbers of the trains that could take it. */
  readonly ready: readonly number[];
}

/** Whether the trains can be shared out so that every lot has enough of its own (SV-11.1, SV-11.2). */
const canHaul = (
  powers: readonly number[],
  [lot, ...lots]: readonly Lot[],
  used: readonly number[],
): boolean => {
  if (lot === undefined) return true;
  const free = lot.ready.filter((train) => !used.includes(train));
  return subsetsOf(free).some((some) => {
    const pulled = some.map((train) => powers[train] ?? 0);
    const capacity = capacityOf(pulled, lot.longest ?? Number.POSITIVE_INFINITY, lot.commodity);
    return capacity >= lot.units && canHaul(powers, lots, [...used, ...some]);
  });
};

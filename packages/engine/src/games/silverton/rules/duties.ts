import { claimAt, ownedClaim } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import type { Duty, State } from '../state.ts';
import type { Board } from '../types.ts';
import { capacityOf, DELIVERIES, longestSegmentNow, movableUnits, trainsFor } from './haulage.ts';
import { columnFor, saleRoom } from './market.ts';
import { subsetsOf } from './subsets.ts';
import { activeSeat } from './turn.ts';

/**
 * SV-6.4.4: whether the active player can still deliver all goods bought this turn, one delivery each:
 * goods, routes, columns, sale limits, and deliveries or trains enough for all of them together.
 */
export const canMeetDuties = (board: Board, state: State): boolean => {
  const { duties } = state.ledger;
  if (duties.length === 0) return true;
  return (
    duties.every((duty) => hasGoods(state, duty) && hasRoom(board, state, duty)) &&
    (state.options.advanced
      ? canCarry(board, state, { duties, taken: new Set() })
      : duties.length <= DELIVERIES - state.ledger.deliveries &&
        duties.every((duty) => wayOf(board, state, duty) !== undefined))
  );
};

const hasGoods = (state: State, { seller, claim }: Duty): boolean => {
  const own = ownedClaim(state, seller, claim);
  const bought = state.ledger.duties.reduce(
    (sum, duty) => (duty.claim === claim && duty.seller === seller ? sum + duty.units : sum),
    0,
  );
  return own !== undefined && bought <= movableUnits(state, own);
};

const columnOf = (board: Board, state: State, { claim, city }: Duty) =>
  columnFor(board, state, { commodity: claimAt(board, claim).commodity, city });

const hasRoom = (board: Board, state: State, duty: Duty): boolean => {
  const column = columnOf(board, state, duty);
  if (column === undefined) return false;
  const bought = state.ledger.duties.reduce(
    (sum, other) => (columnOf(board, state, other) === column ? sum + other.units : sum),
    0,
  );
  return bought <= saleRoom(column, state);
};

const wayOf = (board: Board, state: State, { claim, city }: Duty): number | undefined =>
  longestSegmentNow(board, state, { from: claimAt(board, claim).town, to: city });

/** Whether the trains that are not yet taken can be shared out so that each duty has enough power. */
const canCarry = (
  board: Board,
  state: State,
  { duties, taken }: { readonly duties: readonly Duty[]; readonly taken: ReadonlySet<number> },
): boolean => {
  const [duty, ...rest] = duties;
  if (duty === undefined) return true;
  const longest = wayOf(board, state, duty);
  if (longest === undefined) return false;
  const { commodity, town } = claimAt(board, duty.claim);
  const seat = activeSeat(state);
  const { trains } = playerAt(state, seat);
  const free = trainsFor(board, state, seat, town).filter((number) => !taken.has(number));
  return subsetsOf(free).some(
    (some) =>
      capacityOf(
        some.map((number) => trains[number]?.power ?? 0),
        longest,
        commodity,
      ) >= duty.units && canCarry(board, state, { duties: rest, taken: new Set([...taken, ...some]) }),
  );
};

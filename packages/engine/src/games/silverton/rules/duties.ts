import { claimAt } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import type { Duty, Player, State, Train } from '../state.ts';
import type { Board, Claim } from '../types.ts';
import { columnFor, saleRoom } from './market.ts';
import { isConnectedTo } from './network.ts';
import { bottleneck, isClosed } from './routes.ts';
import { capacityOf } from './trains.ts';
import { activeSeat, isWinter } from './turn.ts';

/** SV-6.6: deliveries a player may make in a turn of the basic game. */
const MOST_DELIVERIES = 2;

/**
 * SV-6.4.4: whether the active player can still deliver all goods bought this turn, each lot in one
 * delivery of its own: over own open track, into an open column with room, with deliveries or trains left.
 */
export const canMeetDuties = (board: Board, state: State): boolean => {
  const { duties, deliveries } = state.ledger;
  if (duties.length === 0) return true;
  if (!haveRoom(board, state)) return false;
  const player = playerAt(state, activeSeat(state));
  const hauls = duties.map((duty) => haulOf(board, state, duty));
  if (hauls.some(({ longest }) => longest === undefined)) return false;
  if (!state.options.advanced) return duties.length <= MOST_DELIVERIES - deliveries;
  const rested = player.trains.filter(({ usedTurn }) => usedTurn !== state.turn);
  return canHaul(board, player, { hauls, trains: rested });
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

interface DutyHaul {
  readonly claim: Claim;
  readonly units: number;
  readonly longest: number | undefined;
}

const haulOf = (board: Board, state: State, { claim: number, units, city }: Duty): DutyHaul => {
  const claim = claimAt(board, number);
  const winter = isWinter(board, state);
  const longest = bottleneck(board, playerAt(state, activeSeat(state)), {
    from: claim.town,
    to: city,
    closed: (segment) => winter && isClosed(segment, state.ledger.cleared),
  });
  return { claim, units, longest };
};

interface Work {
  readonly hauls: readonly DutyHaul[];
  readonly trains: readonly Train[];
}

/** Whether the trains can be shared out so that every haul has its own and enough of them (SV-11.1). */
const canHaul = (board: Board, player: Player, { hauls: [haul, ...hauls], trains }: Work): boolean => {
  if (haul === undefined) return true;
  return subsetsOf(trains).some(
    (used) =>
      pulls(board, player, haul, used) &&
      canHaul(board, player, { hauls, trains: trains.filter((train) => !used.includes(train)) }),
  );
};

/** SV-11.2, SV-20.14: in a spike all trains of a delivery serve the network it runs in. */
const pulls = (
  board: Board,
  player: Player,
  { claim, units, longest }: DutyHaul,
  used: readonly Train[],
): boolean => {
  const powers = used.map(({ power }) => power);
  const enough = capacityOf(powers, longest ?? Number.POSITIVE_INFINITY, claim.commodity) >= units;
  return (
    enough &&
    used.every(
      ({ city }) => city === undefined || player.joined || isConnectedTo(board, player, city, claim.town),
    )
  );
};

const subsetsOf = (trains: readonly Train[]): readonly (readonly Train[])[] =>
  Array.from({ length: 2 ** trains.length }, (_, chosen) =>
    trains.filter((__, index) => (chosen >> index) % 2 === 1),
  );

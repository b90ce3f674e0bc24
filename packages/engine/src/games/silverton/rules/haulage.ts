import type { Rejection, Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { OwnedClaim, Player, State, Train } from '../state.ts';
import type { Board, Commodity, TownIndex } from '../types.ts';
import { isConnectedTo } from './network.ts';
import { bottleneck, isClosed } from './routes.ts';
import { subsetsOf } from './subsets.ts';
import { activeSeat, isWinter } from './turn.ts';

/** SV-6.6: deliveries of a turn in the basic game. */
export const DELIVERIES = 2;

/** Goods on their way over own track. */
export interface Haul {
  readonly from: TownIndex;
  readonly to: TownIndex;
  readonly commodity: Commodity;
  readonly units: number;
  /** Powers of the trains used; none in the basic game. */
  readonly trains: readonly number[];
}

/** Units of a claim that may still move this turn: not those that came by transfer (SV-30.4.1). */
export const movableUnits = (
  { ledger }: Pick<State, 'ledger'>,
  { claim, goods }: Pick<OwnedClaim, 'claim' | 'goods'>,
): number => goods - (ledger.transferred.find((each) => each.claim === claim)?.units ?? 0);

/** SV-11.2: the least possible longest segment of the active player's way; `undefined` if there is no way now. */
export const longestSegmentNow = (
  board: Board,
  state: State,
  { from, to }: Pick<Haul, 'from' | 'to'>,
): number | undefined => {
  const winter = isWinter(board, state);
  return bottleneck(board, playerAt(state, activeSeat(state)), {
    from,
    to,
    closed: (segment) => winter && isClosed(segment, state.ledger.cleared),
  });
};

/** SV-11.2: units some trains take over a route, by its longest segment. */
export const capacityOf = (powers: readonly number[], longest: number, commodity: Commodity): number => {
  const units = Math.floor(powers.reduce((sum, power) => sum + power, 0) / longest);
  return commodity === 'gold' || commodity === 'silver' ? 2 * units : units;
};

/** Numbers of the trains that can still run this turn and serve a town (SV-11.1, SV-20.14). */
export const trainsFor = (board: Board, state: State, seat: Seat, town: TownIndex): readonly number[] => {
  const player = playerAt(state, seat);
  return player.trains.flatMap((train, number) =>
    train.usedTurn !== state.turn && serves(board, player, { train, town }) ? [number] : [],
  );
};

/** A train bound to a start city serves only its network until the two are joined (SV-20.11). */
const serves = (
  board: Board,
  player: Player,
  { train, town }: { readonly train: Train; readonly town: TownIndex },
): boolean => player.joined || train.city === undefined || isConnectedTo(board, player, train.city, town);

/** Numbers of trains with these powers out of those given; `undefined` if there are not enough. */
export const pickTrains = (
  { trains }: Player,
  ready: readonly number[],
  powers: readonly number[],
): readonly number[] | undefined => {
  const rest = [...ready];
  const picked = powers.flatMap((power) => {
    const at = rest.findIndex((number) => trains[number]?.power === power);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return picked.length === powers.length ? picked : undefined;
};

/** Why the active player cannot haul goods like this: no way, no delivery left, or trains too weak. */
export const haulProblem = (
  board: Board,
  state: State,
  { move, haul }: { readonly move: 'deliver' | 'transfer'; readonly haul: Haul },
): Rejection | undefined => {
  const longest = longestSegmentNow(board, state, haul);
  if (longest === undefined) return { rule: 'SV-6.6', code: `${move}/noRoute` };
  if (!state.options.advanced) {
    if (haul.trains.length > 0) return { rule: 'SV-11.1', code: `${move}/noTrains` };
    return state.ledger.deliveries < DELIVERIES ? undefined : { rule: 'SV-6.6', code: `${move}/noneLeft` };
  }
  const seat = activeSeat(state);
  if (haul.trains.length === 0) return { rule: 'SV-11.1', code: `${move}/needsTrain` };
  const ready = trainsFor(board, state, seat, haul.from);
  if (pickTrains(playerAt(state, seat), ready, haul.trains) === undefined)
    return { rule: 'SV-11.1', code: `${move}/trainNotReady` };
  const capacity = capacityOf(haul.trains, longest, haul.commodity);
  return haul.units > capacity
    ? { rule: 'SV-11.2', code: `${move}/tooMuch`, params: { units: haul.units, capacity } }
    : undefined;
};

/** Every choice of trains there is for a haul, by power, each once; in the basic game the empty one. */
export const trainChoices = (board: Board, state: State, town: TownIndex): readonly (readonly number[])[] => {
  if (!state.options.advanced) return [[]];
  const seat = activeSeat(state);
  const { trains } = playerAt(state, seat);
  const powers = trainsFor(board, state, seat, town).map((number) => trains[number]?.power ?? 0);
  const choices = subsetsOf(powers).map((set) => set.toSorted((one, other) => one - other));
  return [...new Map(choices.map((set) => [set.join(), set])).values()].filter((set) => set.length > 0);
};

/** The most units a choice of trains, or a basic delivery, can take over the way there is now. */
export const haulLimit = (board: Board, state: State, haul: Omit<Haul, 'units'>): number => {
  const longest = longestSegmentNow(board, state, haul);
  if (longest === undefined) return 0;
  return state.options.advanced ? capacityOf(haul.trains, longest, haul.commodity) : Number.POSITIVE_INFINITY;
};

import { HEX_DIRECTIONS, type HexDirection, type Seat } from '../../../kernel/index.ts';
import { defaultBoard } from '../data/defaultBoard.ts';
import { setup } from '../setup.ts';
import { railroadAt, sum, unstarted, zeros } from '../state.ts';
import type { Board, HexIndex, Phase, Railroad, State } from '../types.ts';

/** The board all tests play on. */
export const board: Board = defaultBoard;

/** A started railroad for a test: whatever is left out follows from its track and plain defaults. */
export interface RailroadInTest extends Partial<Omit<Railroad, 'track'>> {
  /** Start hex first. */
  readonly track?: readonly string[];
}

export interface MatchInTest {
  readonly players?: number;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly order?: readonly Seat[];
  readonly position?: number;
  readonly cash?: readonly number[];
  readonly railroads?: Readonly<Record<string, RailroadInTest>>;
  readonly linesBuilt?: readonly string[];
  readonly cards?: readonly Seat[];
}

/** A position of a match: seat 0 of three to buy stock on turn 1, unless told otherwise. */
export const aMatch = (given: MatchInTest = {}): State => {
  const players = given.players ?? 3;
  const start = setup(board, { players, options: {} });
  const railroads = board.railroadIds.map((id, index) => {
    const railroad = given.railroads?.[id];
    return railroad === undefined ? unstarted(players) : aRailroad(players, index, railroad);
  });
  const cash = given.cash ?? start.cash;
  return {
    ...start,
    phase: given.phase ?? 'stock',
    turn: given.turn ?? 1,
    order: given.order ?? start.cash.map((_cash, seat) => seat),
    position: given.position ?? 0,
    cash,
    railroads,
    cubes: cubesOf(railroads),
    linesBuilt: (given.linesBuilt ?? []).map((id) => board.railroadIndexOf.get(id) ?? -1),
    cards: given.cards ?? [],
    paidByBank: sum(cash) + sum(railroads.map(moneyIn)) - sum(start.cash),
  };
};

/** All that a railroad has taken in: in its treasury or laid as track. */
const moneyIn = ({ treasury, track }: Railroad): number =>
  treasury + sum(track.map((hex) => board.cost[hex] ?? 0));

const aRailroad = (players: number, index: number, given: RailroadInTest): Railroad => {
  const track = (given.track ?? ['N23']).map(hexAt);
  const { rules } = board.pack;
  const reachedCentral = track.some((hex) => board.region[hex] === 1);
  const reachedWestern = track.some((hex) => board.region[hex] === 2);
  const crossedDivide = track.some((hex) => board.westOfDivide[hex]);
  const unlocked = (reachedCentral ? rules.cubesOnCentral : 0) + (reachedWestern ? rules.cubesOnWestern : 0);
  return {
    issued: 10,
    value: 10 + index,
    shares: zeros(players).with(0, 1),
    treasury: 0,
    income: sum(track.map((hex) => board.income[hex] ?? 0)) + (crossedDivide ? rules.divideIncomeBonus : 0),
    cubes: rules.cubesAtStart + unlocked - (track.length - 1),
    reachedCentral,
    reachedWestern,
    crossedDivide,
    port: Math.max(...track.map((hex) => board.port[hex] ?? -1)),
    ...given,
    track,
  };
};

const cubesOf = (railroads: readonly Railroad[]): readonly number[] =>
  board.hexIds.map((_id, hex) =>
    sum(railroads.map(({ track }, index) => (track.includes(hex) ? 1 << index : 0))),
  );

export const hexAt = (id: string): HexIndex => {
  const hex = board.hexIndexOf.get(id);
  if (hex === undefined) throw new RangeError(`no hex ${id}`);
  return hex;
};

/** The hexes of straight lines, one after the other: `trackFrom('N23', 'W', 6, 'SW', 2)`. */
export const trackFrom = (start: string, ...legs: readonly (HexDirection | number)[]): readonly string[] => {
  const hexes = [start];
  for (const [index, direction] of legs.entries()) {
    if (typeof direction === 'number') continue;
    for (let step = 0; step < Number(legs[index + 1]); step += 1) {
      const from = hexAt(hexes.at(-1) ?? '');
      const next = board.neighbours[6 * from + HEX_DIRECTIONS.indexOf(direction)] ?? -1;
      hexes.push(board.hexIds[next] ?? 'off the map');
    }
  }
  return hexes;
};

/** A railroad of a state by its id. */
export const railroadIn = (state: State, id: string): Railroad =>
  railroadAt(state, board.railroadIndexOf.get(id) ?? -1);

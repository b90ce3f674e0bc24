import { LAST_TURN } from './data/figures.ts';
import { hasCube, railroadsIn } from './rules/hexes.ts';
import { isStarted, unsoldOf } from './rules/stock.ts';
import { sum } from './state.ts';
import type { Board, HexIndex, Railroad, RailroadIndex, State } from './types.ts';

/** All the cash there is before the bank pays anything, whatever the number of players (CD-1.1). */
const STARTING_CASH_IN_ALL = 240;

/** Everything about a state that no legal play could have brought about, in words. */
export const violations = (board: Board, state: State): readonly string[] => [
  ...moneyTrouble(board, state),
  ...stockTrouble(state),
  ...hexTrouble(board, state),
  ...turnTrouble(state),
  ...state.railroads.flatMap((railroad, index) => {
    const name = board.railroadIds[index] ?? '';
    const found = isStarted(railroad)
      ? [...shareTrouble(railroad), ...trackTrouble(board, railroad), ...cubeTrouble(board, state, index)]
      : [...unstartedTrouble(board, state, index)];
    return found.map((each) => `${name}: ${each}`);
  }),
];

function* moneyTrouble(board: Board, state: State): Iterable<string> {
  const treasuries = state.railroads.map((railroad) => railroad.treasury);
  const spent = sum(
    state.railroads.map((railroad) => sum(railroad.track.map((hex) => board.cost[hex] ?? 0))),
  );
  const held = sum(state.cash) + sum(treasuries);
  const due = STARTING_CASH_IN_ALL + state.paidByBank - spent;
  if (held !== due) yield `money is not conserved: ${held} held, ${due} due`;
  for (const amount of [...state.cash, ...treasuries, state.paidByBank])
    if (!Number.isInteger(amount) || amount < 0) yield `an amount of money is ${amount}`;
}

function* stockTrouble(state: State): Iterable<string> {
  const values = state.railroads.filter(isStarted).map((railroad) => railroad.value);
  if (new Set(values).size !== values.length) yield `stock values are not distinct: ${values.join(', ')}`;
}

function* hexTrouble(board: Board, state: State): Iterable<string> {
  for (const [hex, id] of board.hexIds.entries()) {
    const count = railroadsIn(state, hex);
    if (count > board.pack.rules.maxRailroadsPerHex) yield `${count} railroads in ${id}`;
    if (count > 1 && (board.port[hex] ?? -1) >= 0) yield `${count} railroads in the port ${id}`;
  }
}

function* turnTrouble(state: State): Iterable<string> {
  if (state.turn < 1 || state.turn > LAST_TURN) yield `turn ${state.turn}`;
  const seats = state.cash.map((_cash, seat) => seat);
  if (state.phase === 'deal') {
    if (state.order.length > 0) yield 'an order before the deal';
  } else if (!seats.every((seat) => state.order.includes(seat)) || state.order.length !== seats.length)
    yield `the player order is ${state.order.join(', ')}`;
  if (state.phase === 'order' && state.cards.length !== seats.length)
    yield `${state.cards.length} order cards for ${seats.length} players`;
}

function* shareTrouble(railroad: Railroad): Iterable<string> {
  if (unsoldOf(railroad) < 0) yield `${sum(railroad.shares)} of ${railroad.issued} shares held`;
  if (railroad.shares.some((held) => !Number.isInteger(held) || held < 0)) yield 'shares held below 0';
  if (sum(railroad.shares) < 1) yield 'started, but nobody holds a share';
}

function* trackTrouble(board: Board, railroad: Railroad): Iterable<string> {
  const { track } = railroad;
  const has = (is: (hex: HexIndex) => boolean | undefined): boolean => track.some((hex) => is(hex) === true);
  const income = sum(track.map((hex) => board.income[hex] ?? 0));
  const bonus = railroad.crossedDivide ? board.pack.rules.divideIncomeBonus : 0;
  if (railroad.income !== income + bonus)
    yield `income ${railroad.income}, its track makes ${income + bonus}`;
  if (track.filter((hex) => board.isStartingCity[hex]).length !== 1)
    yield 'not in exactly one starting-city hex';
  const ports = track.map((hex) => board.port[hex] ?? -1).filter((port) => port >= 0);
  if (ports.length > 1 || (ports[0] ?? -1) !== railroad.port) yield `ports ${ports.join(', ')} on its track`;
  if (!isConnected(board, track)) yield 'track is not connected';
  if (has((hex) => board.region[hex] === 1) !== railroad.reachedCentral) yield 'Central region misreported';
  if (has((hex) => board.region[hex] === 2) !== railroad.reachedWestern) yield 'Western region misreported';
  if (has((hex) => board.westOfDivide[hex]) !== railroad.crossedDivide) yield 'Divide misreported';
}

/** Cubes on the map, at hand and locked make up the railroad's supply (CD-1.2). */
function* cubeTrouble(board: Board, state: State, index: RailroadIndex): Iterable<string> {
  const railroad = state.railroads[index];
  if (railroad === undefined) return;
  const { cubesAtStart, cubesOnCentral, cubesOnWestern } = board.pack.rules;
  const locked =
    (railroad.reachedCentral ? 0 : cubesOnCentral) + (railroad.reachedWestern ? 0 : cubesOnWestern);
  const onMap = state.cubes.filter((_bits, hex) => hasCube(state, index, hex)).length;
  const supply = cubesAtStart + cubesOnCentral + cubesOnWestern + 1;
  if (railroad.cubes < 0) yield `${railroad.cubes} cubes at hand`;
  if (onMap + railroad.cubes + locked !== supply)
    yield `${onMap} cubes on the map, ${railroad.cubes} at hand, ${locked} locked: not ${supply}`;
  if (onMap !== railroad.track.length || !railroad.track.every((hex) => hasCube(state, index, hex)))
    yield 'its list of track is not what the map shows';
}

function* unstartedTrouble(board: Board, state: State, index: RailroadIndex): Iterable<string> {
  const railroad = state.railroads[index];
  if (railroad === undefined) return;
  const { treasury, income, track, shares, cubes } = railroad;
  if (treasury + income + track.length + sum(shares) + cubes !== 0) yield 'not started, but not empty';
  if (board.hexIds.some((_id, hex) => hasCube(state, index, hex))) yield 'not started, but on the map';
}

const isConnected = (board: Board, track: readonly HexIndex[]): boolean => {
  const open = new Set(track);
  const reached = new Set(track.slice(0, 1));
  for (const hex of reached)
    for (const next of board.neighbours.slice(6 * hex, 6 * hex + 6)) if (open.has(next)) reached.add(next);
  return reached.size === open.size;
};

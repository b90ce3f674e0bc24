import type { Seat, Setup } from '../../kernel/index.ts';
import { SCENARIO_TABLE } from './data/scenarios.ts';
import { START_TABLES, STARTING_POWER, type StaffPiece } from './data/startTables.ts';
import { freshLedger } from './effects/ledger.ts';
import type { Options } from './options.ts';
import { lengthOf, readPiece, scenarioOf, staffPointsOf, startCashOf, startTrainsOf } from './rules/start.ts';
import { startPrices } from './rules/startPrices.ts';
import type { LinePile, Player, StaffMember, State } from './state.ts';
import { type Board, EVENT_IDS, LINE_CLASSES, type LineClass, type TownIndex } from './types.ts';

export { rejectSetup } from './rejectSetup.ts';

/** The table before chance has dealt seats and cards (SV-2). */
export const setup = (board: Board, { players, options: chosen }: Setup<Options>): State => {
  const options: Options = { ...chosen, length: lengthOf(chosen) };
  const trains = players * startTrainsOf(options, players);
  return {
    options,
    turn: 1,
    order: Array.from({ length: players }, (_, seat) => seat),
    active: 0,
    stage: { kind: 'dealSeats' },
    players: Array.from({ length: players }, (_, seat) => playerOfSeat(board, options, { players, seat })),
    owners: board.segments.map(() => -1),
    deck: board.claims.flatMap((claim) => (claim === undefined ? [] : [claim.number])),
    deckEvents: EVENT_IDS,
    display: [],
    slidLines: [],
    ...linesAtStart(board, options),
    jointLines: [],
    prices: startPrices(board, options, players),
    leadvilleMarkers: 0,
    trainSupply: board.trains.map(({ power, count }) => (power === STARTING_POWER ? count - trains : count)),
    plowSupply: board.plows.map(({ count }) => count),
    ledger: freshLedger(board),
    bankPaid: 0,
  };
};

/** A player with the start city, staff, cash and trains of a dealt seat, counted from 0. */
export const playerOfSeat = (
  board: Board,
  options: Options,
  { players, seat }: { readonly players: number; readonly seat: Seat },
): Player => {
  const startCities = startCitiesOf(board, options, seat);
  return {
    startCities,
    joined: false,
    cash: startCashOf(options, players),
    cashPublic: false,
    owed: 0,
    staff: staffPointsOf(options, players) === undefined ? piecesOf(options, players, seat).map(atHome) : [],
    segments: [],
    claims: [],
    lines: [],
    trains: Array.from({ length: startTrainsOf(options, players) }, (_, train) => ({
      power: STARTING_POWER,
      usedTurn: 0,
      ...cityOf(startCities, train),
    })),
    plows: [],
  };
};

/** SV-20.14: of two starting trains one belongs to each city. */
const cityOf = (startCities: readonly TownIndex[], train: number): { readonly city?: TownIndex } => {
  const city = startCities.length > 1 ? startCities[train % startCities.length] : undefined;
  return city === undefined ? {} : { city };
};

export const atHome = (piece: StaffPiece): StaffMember => ({
  ...readPiece(piece),
  place: { at: 'home' },
  held: false,
  wonDispute: false,
});

const startCitiesOf = (board: Board, options: Options, seat: Seat): readonly TownIndex[] => {
  const printed = scenarioOf(options)?.seats[seat]?.cities;
  return printed === undefined
    ? board.startCities.slice(seat, seat + 1)
    : printed.flatMap((id) => board.townById.get(id)?.index ?? []);
};

const piecesOf = (options: Options, players: number, seat: Seat): readonly StaffPiece[] => {
  const { scenario, soloThird } = options;
  if (scenario === 'denver-10000') return soloThird === 'S' ? ['S', 'S', 'P'] : ['S', 'P', 'P'];
  const printed = scenario === undefined ? undefined : SCENARIO_TABLE[scenario].seats[seat]?.staff;
  return printed ?? START_TABLES[players]?.staff[seat] ?? [];
};

/** SV-2.5: an A on a B on a C; in the short game no C (SV-1.3). */
const linesAtStart = (
  board: Board,
  { length }: Options,
): Pick<State, 'piles' | 'unseenLines' | 'discards'> => {
  const lines = board.lines.flatMap((line) => (line === undefined ? [] : [line]));
  const isUsed = (lineClass: LineClass): boolean => lineClass !== 'C' || length !== 'short';
  const count = (lineClass: LineClass): number =>
    isUsed(lineClass) ? lines.filter((line) => line.class === lineClass).length : 0;
  const [first, ...deeper] = LINE_CLASSES;
  const piles = Array.from(
    { length: count(first) },
    (_, pile): LinePile => ({
      below: deeper.filter((lineClass) => count(lineClass) > pile),
    }),
  );
  return {
    piles,
    unseenLines: lines.filter((line) => isUsed(line.class)).map(({ number }) => number),
    discards: {
      claims: [],
      lines: lines.filter((line) => !isUsed(line.class)).map(({ number }) => number),
      events: [],
    },
  };
};

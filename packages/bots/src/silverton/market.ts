import { type Board, type Column, idnOf, type State } from '@roundhouse/engine/silverton';

/** What is asked about a column's future. */
export interface Prospect {
  readonly column: Column;
  /** Where its marker stands. */
  readonly box: number;
  readonly turn: number;
  /** The turn in which the match is expected to end. */
  readonly last: number;
  /** Units the others are likely to sell there each turn. */
  readonly pressure: number;
  /** No dice (SV-30.6). */
  readonly simple: boolean;
  /** What a price in a turn's time is worth today. */
  readonly waiting: number;
}

const MOST_PRESSURE = 8;
/** Turns beyond this are all alike. */
const MOST_TURNS = 40;

/** Dollars by turns of delay, turn and box, worked out when asked for. */
type Table = Map<number, Float64Array>;
const known = new WeakMap<Board, Map<number, Table>>();

/** Dollars a unit brings if it is sold at the best moment, no sooner than in `delay` turns. */
export const bestPrice = (board: Board, prospect: Prospect, delay: number): number => {
  const { column, box, turn, last } = prospect;
  if (turn + delay > last) return 0;
  return valuesAt(board, prospect, { turn: Math.min(turn, MOST_TURNS), delay })[box - column.openFrom] ?? 0;
};

/** Dollars a unit is worth that is not sold this turn. */
export const priceOfWaiting = (board: Board, prospect: Prospect): number => bestPrice(board, prospect, 1);

interface When {
  readonly turn: number;
  readonly delay: number;
}

/** By box, from the lowest that is open. */
const valuesAt = (board: Board, prospect: Prospect, { turn, delay }: When): Float64Array => {
  const table = tableOf(board, prospect);
  const key = delay * 64 + turn;
  const found = table.get(key) ?? newValues(board, prospect, { turn, delay });
  table.set(key, found);
  return found;
};

const tableOf = (board: Board, { column, last, pressure, simple, waiting }: Prospect): Table => {
  const tables = known.get(board) ?? new Map<number, Table>();
  known.set(board, tables);
  const sold = pressureStep(pressure);
  const market = (column.index * 16 + sold) * 2 + (simple ? 1 : 0);
  const key = (market * 64 + Math.min(last, MOST_TURNS)) * 101 + Math.round(100 * waiting);
  const table = tables.get(key) ?? new Map<number, Float64Array>();
  tables.set(key, table);
  return table;
};

const pressureStep = (pressure: number): number => Math.max(0, Math.min(MOST_PRESSURE, Math.round(pressure)));

/** Backwards from the last turn: sell now, or see what the dice make of the price. */
const newValues = (board: Board, prospect: Prospect, { turn, delay }: When): Float64Array => {
  const { column, last } = prospect;
  const values = new Float64Array(column.openTo - column.openFrom + 1);
  const moves = movesIn(board, prospect, turn);
  const ends = turn >= Math.min(last, MOST_TURNS);
  const later = ends
    ? undefined
    : valuesAt(board, prospect, { turn: turn + 1, delay: Math.max(0, delay - 1) });
  for (let box = 0; box < values.length; box += 1) {
    const now = delay === 0 ? (column.boxes[column.openFrom + box] ?? 0) : 0;
    let waited = 0;
    if (later !== undefined)
      for (const [boxes, chance] of moves)
        waited += chance * (later[Math.max(0, Math.min(values.length - 1, box + boxes))] ?? 0);
    values[box] = Math.max(now, prospect.waiting * waited);
  }
  return values;
};

const ONE_DIE: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5, 6].map((die) => [die, 1 / 6]);
const TWO_DICE: readonly (readonly [number, number])[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => [
  sum,
  (6 - Math.abs(7 - sum)) / 36,
]);

/** Boxes up or down at the end of a turn, with their chances (SV-7.1, SV-30.6). */
const movesIn = (
  board: Board,
  { column, pressure, simple }: Prospect,
  turn: number,
): readonly (readonly [number, number])[] => {
  const idn = idnOf(board, { turn });
  const sold = pressureStep(pressure);
  if (simple) return simpleMoves(column, sold, idn);
  const { from, boxes } = board.movement[column.commodity];
  const shift = Math.ceil(sold / column.soldDivisor) - (column.usesIdn ? idn : 0) - from;
  return (column.dice === 1 ? ONE_DIE : TWO_DICE).map(([dice, chance]) => [
    boxes[Math.max(0, Math.min(boxes.length - 1, dice + shift))] ?? 0,
    chance,
  ]);
};

const simpleMoves = (
  { commodity }: Column,
  sold: number,
  idn: number,
): readonly (readonly [number, number])[] => {
  const falls = Math.min(1, sold / 4);
  const down = commodity === 'lumber' || commodity === 'silver' ? -2 : -1;
  return [
    [commodity === 'silver' ? idn : 1, 1 - falls],
    [down, falls],
  ];
};

/** Units the others are likely to sell in a column each turn: what they have, and what they work. */
export const pressureOn = (
  board: Board,
  { players }: State,
  { column, seat }: { readonly column: Column; readonly seat: number },
): number => {
  let units = 0;
  for (const [other, { claims }] of players.entries()) {
    if (other === seat) continue;
    for (const { claim: number, goods, depleted } of claims)
      if (board.claims[number]?.commodity === column.commodity) units += goods / 4 + (depleted ? 0 : 0.7);
  }
  return column.city === undefined ? units : units / 2;
};

import type { Board } from '@roundhouse/engine/continental-divide';

/** What a railroad can strive for; ports follow by their place in the pack. */
export const REGION_GOALS = ['central', 'western', 'divide'] as const;

/** The cheapest way to one goal from every hex, for every number of straight lines left. */
interface CostField {
  /** Entry `hex + hexes * lines`: dollars to the goal in at most `lines` lines; Infinity if out of reach. */
  readonly cost: Float64Array;
  /** Income of the hexes on that way. */
  readonly income: Float64Array;
  /** How many hexes it has: each needs a cube. */
  readonly hexes: Uint8Array;
}

export const MOST_LINES = 8;

/** A dollar of income on the way is worth this many dollars of its cost: it comes back every turn. */
const INCOME_WEIGHT = 1.5;

/**
 * The fields of the three regional goals and then of every port, woven into one: all about a hex stands
 * together, entry `goal + goals * (hex + hexes * lines)`. Playouts look here more than anywhere else.
 */
export interface CostTable extends CostField {
  readonly goals: number;
}

const cache = new WeakMap<Board, CostTable>();

/** Depends on the board alone (hexes filled by others are not seen), so it is worked out once. */
export const costTableOf = (board: Board): CostTable => {
  const known = cache.get(board);
  if (known !== undefined) return known;
  const table = woven([
    fieldTo(board, (hex) => board.region[hex] === 1, -1),
    fieldTo(board, (hex) => board.region[hex] === 2, -1),
    fieldTo(board, (hex) => board.westOfDivide[hex] === true, -1),
    ...board.pack.ports.map((_port, index) => fieldTo(board, (hex) => board.port[hex] === index, index)),
  ]);
  cache.set(board, table);
  return table;
};

const woven = (fields: readonly CostField[]): CostTable => {
  const goals = fields.length;
  const size = goals * (fields[0]?.cost.length ?? 0);
  const cost = new Float64Array(size);
  const income = new Float64Array(size);
  const hexes = new Uint8Array(size);
  for (const [goal, field] of fields.entries())
    for (let entry = 0; entry < field.cost.length; entry += 1) {
      cost[goals * entry + goal] = field.cost[entry] ?? 0;
      income[goals * entry + goal] = field.income[entry] ?? 0;
      hexes[goals * entry + goal] = field.hexes[entry] ?? 0;
    }
  return { goals, cost, income, hexes };
};

/** Layer by layer: with one more line, run straight from a hex and go on with what the last layer knows. */
const fieldTo = (board: Board, isGoal: (hex: number) => boolean, port: number): CostField => {
  const count = board.hexIds.length;
  const cost = new Float64Array(count * (MOST_LINES + 1)).fill(Number.POSITIVE_INFINITY);
  const income = new Float64Array(count * (MOST_LINES + 1));
  const hexes = new Uint8Array(count * (MOST_LINES + 1));
  for (let hex = 0; hex < count; hex += 1) if (isGoal(hex)) cost[hex] = 0;
  const isClosed = (hex: number): boolean =>
    board.isStartingCity[hex] === true || ((board.port[hex] ?? -1) >= 0 && board.port[hex] !== port);
  for (let lines = 1; lines <= MOST_LINES; lines += 1) {
    const layer = lines * count;
    cost.copyWithin(layer, layer - count, layer);
    income.copyWithin(layer, layer - count, layer);
    hexes.copyWithin(layer, layer - count, layer);
    for (let hex = 0; hex < count; hex += 1)
      for (let direction = 0; direction < 6; direction += 1)
        runLine(board, { cost, income, hexes }, { hex, direction, layer, isClosed });
  }
  return { cost, income, hexes };
};

interface Run {
  readonly hex: number;
  readonly direction: number;
  readonly layer: number;
  isClosed(hex: number): boolean;
}

/** Tries every length of one straight line and keeps what betters the entry it starts from. */
const runLine = (board: Board, field: CostField, { hex, direction, layer, isClosed }: Run): void => {
  const { cost, income, hexes } = field;
  const before = layer - board.hexIds.length;
  let spent = 0;
  let earned = 0;
  let length = 0;
  let at = board.neighbours[6 * hex + direction] ?? -1;
  while (at >= 0 && !isClosed(at)) {
    spent += board.cost[at] ?? 0;
    earned += board.income[at] ?? 0;
    length += 1;
    const onward = spent + (cost[before + at] ?? 0);
    const gained = earned + (income[before + at] ?? 0);
    const known = (cost[layer + hex] ?? 0) - INCOME_WEIGHT * (income[layer + hex] ?? 0);
    if (onward - INCOME_WEIGHT * gained < known) {
      cost[layer + hex] = onward;
      income[layer + hex] = gained;
      hexes[layer + hex] = length + (hexes[before + at] ?? 0);
    }
    at = board.neighbours[6 * at + direction] ?? -1;
  }
};

import type { Board, HexIndex, State } from '@roundhouse/engine/continental-divide';

const GOALS = ['central', 'divide', 'western', 'port'] as const;
type Goal = (typeof GOALS)[number];

/** How many cubes a railroad starting in a hex needs to reach each of its goals, where it can. */
export type Distances = Readonly<Partial<Record<Goal, number>>>;

/** Counts cubes along open hexes: full hexes, taken ports and other starting hexes are closed (CD-4.12). */
export const distancesFrom = (board: Board, { cubes }: Pick<State, 'cubes'>, start: HexIndex): Distances => {
  const found: Partial<Record<Goal, number>> = {};
  const seen = new Set([start]);
  let ring: readonly HexIndex[] = [start];
  for (let distance = 1; ring.length > 0; distance += 1) {
    ring = nextRing(board, cubes, { ring, seen });
    for (const goal of GOALS) if (ring.some((hex) => isGoal(board, hex, goal))) found[goal] ??= distance;
  }
  return found;
};

const nextRing = (
  board: Board,
  cubes: readonly number[],
  { ring, seen }: { readonly ring: readonly HexIndex[]; readonly seen: Set<HexIndex> },
): readonly HexIndex[] => {
  const next: HexIndex[] = [];
  for (const hex of ring.flatMap((each) => board.neighbours.slice(6 * each, 6 * each + 6))) {
    if (hex < 0 || seen.has(hex) || isClosed(board, cubes, hex)) continue;
    seen.add(hex);
    next.push(hex);
  }
  return next;
};

const isGoal = (board: Board, hex: HexIndex, goal: Goal): boolean => {
  switch (goal) {
    case 'central':
      return board.region[hex] === 1;
    case 'western':
      return board.region[hex] === 2;
    case 'divide':
      return board.westOfDivide[hex] === true;
    case 'port':
      return (board.port[hex] ?? -1) >= 0;
  }
};

const isClosed = (board: Board, cubes: readonly number[], hex: HexIndex): boolean => {
  const bits = cubes[hex] ?? 0;
  if (board.isStartingCity[hex] === true) return true;
  if ((board.port[hex] ?? -1) >= 0) return bits !== 0;
  return bits.toString(2).replaceAll('0', '').length >= board.pack.rules.maxRailroadsPerHex;
};

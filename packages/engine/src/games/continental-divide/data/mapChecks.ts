import type { Problem } from '../../../kernel/index.ts';
import type { Board, HexIndex } from '../types.ts';
import type { PackLines } from './pack.ts';

/** What is wrong with the map as a whole: a part that cannot be reached, a line drawn where none is. */
export const problemWithMap = (board: Board): Problem | undefined =>
  cutOff(board) ?? outOfReach(board) ?? wrongLines(board);

const cutOff = (board: Board): Problem | undefined => {
  const reached = reachedFrom(board, board.startingHexes[0] ?? 0, () => true);
  const index = board.hexIds.findIndex((_id, hex) => !reached.has(hex));
  return index < 0
    ? undefined
    : { path: `hexes[${index}]`, expected: 'a hex connected to the others', found: idOf(board, index) };
};

/** From every start hex track must be able to reach every hex that is no starting city (CD-4.8). */
const outOfReach = (board: Board): Problem | undefined => {
  for (const start of board.startingHexes) {
    const reached = reachedFrom(board, start, (hex) => !board.isStartingCity[hex]);
    const index = board.hexIds.findIndex((_id, hex) => !reached.has(hex) && !board.isStartingCity[hex]);
    if (index >= 0)
      return {
        path: `hexes[${index}]`,
        expected: `a hex that track from ${idOf(board, start)} can reach`,
        found: idOf(board, index),
      };
  }
  return REACHES.find(({ reach }) => !board.hexIds.some((_id, hex) => reach(board, hex)))?.problem;
};

const REACHES: readonly { reach: (board: Board, hex: HexIndex) => boolean; problem: Problem }[] = [
  {
    reach: (board, hex) => board.region[hex] === 1,
    problem: { path: 'hexes', expected: 'a hex in the central region', found: 'none' },
  },
  {
    reach: (board, hex) => board.region[hex] === 2,
    problem: { path: 'hexes', expected: 'a hex in the western region', found: 'none' },
  },
  {
    reach: (board, hex) => board.westOfDivide[hex] === true,
    problem: { path: 'hexes', expected: 'a hex west of the Divide', found: 'none' },
  },
];

const reachedFrom = (board: Board, start: HexIndex, isOpen: (hex: HexIndex) => boolean): Set<HexIndex> => {
  const reached = new Set([start]);
  for (const hex of reached) for (const next of neighboursOf(board, hex)) if (isOpen(next)) reached.add(next);
  return reached;
};

const neighboursOf = (board: Board, hex: HexIndex): readonly HexIndex[] =>
  board.neighbours.slice(6 * hex, 6 * hex + 6).filter((next) => next >= 0);

const idOf = (board: Board, hex: HexIndex): string => board.hexIds[hex] ?? '';

/** What makes two neighbours lie on the two sides of each printed line, western hex first. */
const PARTS: Readonly<Record<keyof PackLines, (board: Board, west: HexIndex, east: HexIndex) => boolean>> = {
  continentalDivide: (board, west, east) =>
    board.westOfDivide[west] === true && board.westOfDivide[east] === false,
  easternCentral: (board, west, east) => board.region[west] === 1 && board.region[east] === 0,
  centralWestern: (board, west, east) => board.region[west] === 2 && board.region[east] === 1,
};

/** The drawn lines must part exactly the hexes that the rules treat as parted (CD-5.4). */
const wrongLines = (board: Board): Problem | undefined => {
  for (const name of ['continentalDivide', 'easternCentral', 'centralWestern'] as const) {
    const edges = board.pack.lines[name].edges.map(([west, east]) => `${west} ${east}`);
    const due = partedBy(board, name);
    const stray = edges.findIndex((edge) => !due.has(edge));
    if (stray >= 0)
      return {
        path: `lines.${name}.edges[${stray}]`,
        expected: 'two neighbours that this line parts, western hex first',
        found: edges[stray] ?? '',
      };
    const missing = [...due].find((edge) => !edges.includes(edge));
    if (missing !== undefined)
      return { path: `lines.${name}.edges`, expected: `the edge ${missing}`, found: 'nothing' };
  }
  return undefined;
};

const partedBy = (board: Board, name: keyof PackLines): ReadonlySet<string> =>
  new Set(
    board.hexIds.flatMap((id, west) =>
      neighboursOf(board, west)
        .filter((east) => PARTS[name](board, west, east))
        .map((east) => `${id} ${idOf(board, east)}`),
    ),
  );

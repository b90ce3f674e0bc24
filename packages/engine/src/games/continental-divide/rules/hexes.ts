import type { Board, HexIndex, RailroadIndex, State } from '../types.ts';

/** How many railroads have a cube in the hex. */
export const railroadsIn = (state: State, hex: HexIndex): number => {
  let count = 0;
  for (let bits = state.cubes[hex] ?? 0; bits !== 0; bits &= bits - 1) count += 1;
  return count;
};

export const hasCube = (state: State, railroad: RailroadIndex, hex: HexIndex): boolean =>
  ((state.cubes[hex] ?? 0) & (1 << railroad)) !== 0;

/** At most three railroads in a hex (CD-4.6). */
export const hasRoom = (board: Board, state: State, hex: HexIndex): boolean =>
  railroadsIn(state, hex) < board.pack.rules.maxRailroadsPerHex;

/** The map's cubes with those of `railroad` added in `hexes`. */
export const withCubes = (
  cubes: readonly number[],
  railroad: RailroadIndex,
  hexes: readonly HexIndex[],
): readonly number[] => {
  const copy = cubes.slice();
  for (const hex of hexes) copy[hex] = (copy[hex] ?? 0) | (1 << railroad);
  return copy;
};

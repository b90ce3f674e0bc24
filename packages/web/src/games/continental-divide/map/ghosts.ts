import type { State } from '@roundhouse/engine/continental-divide';
import type { GhostLine, MapMarks } from './marks.ts';
import type { TrackStep } from './routes.ts';

/** Lines on the map that are not built: those planned, and the one being drawn. */
export const ghostsOf = ({ plans, line }: MapMarks): readonly GhostLine[] => [
  ...plans,
  ...(line === undefined ? [] : [line]),
];

/** The cubes of the map with those of the ghosts, so that each gets its place beside the others. */
export const withGhosts = (cubes: State['cubes'], ghosts: readonly GhostLine[]): State['cubes'] => {
  if (ghosts.length === 0) return cubes;
  const all = [...cubes];
  for (const { railroad, hexes } of ghosts)
    for (const hex of hexes) all[hex] = (all[hex] ?? 0) | (1 << railroad);
  return all;
};

export const ghostSteps = ({ railroad, from, hexes, sameRow }: GhostLine): readonly TrackStep[] =>
  hexes.map((to, index) => ({ railroad, from: hexes[index - 1] ?? from, to, sameRow }));

import type { MatchJob } from './matchJob.ts';

/** What all matches of an arena have in common. */
export type Terms = Omit<MatchJob, 'names' | 'seed'>;

/**
 * Whole deals, at least `matches` matches: in every deal the line-up moves on by one seat from match to
 * match until each bot has sat everywhere, under the same seed, so that luck falls on all of them alike.
 */
export const rotations = (
  lineUp: readonly string[],
  { matches, seed }: { readonly matches: number; readonly seed: string },
  terms: Terms,
): readonly MatchJob[] =>
  Array.from({ length: Math.ceil(matches / lineUp.length) }, (_, deal) =>
    lineUp.map(
      (_name, turn): MatchJob => ({
        ...terms,
        names: turned(lineUp, turn),
        seed: `${seed}/${deal}`,
      }),
    ),
  ).flat();

/** Line-ups for a ladder: as many of the entrants as sit at a table, a different choice from deal to deal. */
export const ladderMatches = (
  entrants: readonly string[],
  players: number,
  { matches, seed }: { readonly matches: number; readonly seed: string },
  terms: Terms,
): readonly MatchJob[] =>
  Array.from({ length: Math.ceil(matches / players) }, (_, deal) => {
    const lineUp = Array.from({ length: players }, (_seat, seat) =>
      turned(entrants, deal + seat).slice(0, 1),
    ).flat();
    return rotations(lineUp, { matches: players, seed: `${seed}/${deal}` }, terms);
  }).flat();

/** The list from place `by` on, and then its beginning. */
const turned = <T>(list: readonly T[], by: number): readonly T[] => {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

import type { MatchJob } from './matchJob.ts';

/** What all matches of an arena have in common. */
export type Terms = Omit<MatchJob, 'names' | 'seed'>;

/**
 * Whole deals, at least `matches` matches: in every deal the line-up moves on by one seat from match to
 * match until it would repeat itself, under the same seed, so that luck falls on all bots alike.
 */
export const rotations = (
  lineUp: readonly string[],
  { matches, seed }: { readonly matches: number; readonly seed: string },
  terms: Terms,
): readonly MatchJob[] => {
  const different = periodOf(lineUp);
  return Array.from({ length: Math.ceil(matches / different) }, (_, deal) =>
    Array.from(
      { length: different },
      (_turn, turn): MatchJob => ({ ...terms, names: turned(lineUp, turn), seed: `${seed}/${deal}` }),
    ),
  ).flat();
};

/** After how many seats a line-up looks the same again: 1 where all are alike. */
const periodOf = (lineUp: readonly string[]): number => {
  const period = lineUp.findIndex(
    (_name, by) => by > 0 && turned(lineUp, by).every((name, seat) => name === lineUp[seat]),
  );
  return period < 0 ? lineUp.length : period;
};

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

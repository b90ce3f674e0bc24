import type { JobResult } from '@roundhouse/bots/arena';
import { ordinal, type Rating, rate, rating } from 'openskill';

/** A bot's place on the ladder. */
export interface Rung {
  readonly name: string;
  /** Strength as openskill estimates it, and how sure it is. */
  readonly mu: number;
  readonly sigma: number;
  /** What the strength is at least, as good as certain: what the ladder is sorted by. */
  readonly ordinal: number;
  readonly seats: number;
}

interface Standing {
  readonly rating: Rating;
  readonly seats: number;
}

/** Rates everybody match by match, in the order of the matches; strongest first. */
export const ladderOf = (results: readonly JobResult[]): readonly Rung[] => {
  const all = new Map<string, Standing>();
  for (const result of results) rateMatch(all, result);
  return [...all]
    .map(
      ([
        name,
        {
          rating: { mu, sigma },
          seats,
        },
      ]) => ({
        name,
        mu: Number(mu.toFixed(2)),
        sigma: Number(sigma.toFixed(2)),
        ordinal: Number(ordinal({ mu, sigma }).toFixed(2)),
        seats,
      }),
    )
    .toSorted((a, b) => b.ordinal - a.ordinal);
};

const rateMatch = (all: Map<string, Standing>, { names, standings }: JobResult): void => {
  const before = names.map((name) => all.get(name) ?? { rating: rating(), seats: 0 });
  const ranks = names.map((_, seat) => standings.find((standing) => standing.seat === seat)?.rank ?? 0);
  const after = rate(
    before.map((standing) => [standing.rating]),
    { rank: ranks },
  );
  for (const name of new Set(names)) {
    const seats = names.flatMap((other, seat) => (other === name ? [seat] : []));
    const rated = seats.flatMap((seat) => after[seat]?.[0] ?? []);
    all.set(name, {
      rating: meanRating(rated),
      seats: (all.get(name)?.seats ?? 0) + seats.length,
    });
  }
};

/** A bot that sat on several seats learns from all of them. */
const meanRating = (ratings: readonly Rating[]): Rating => {
  const mean = (part: (each: Rating) => number): number =>
    ratings.reduce((sum, each) => sum + part(each), 0) / ratings.length;
  return { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) };
};

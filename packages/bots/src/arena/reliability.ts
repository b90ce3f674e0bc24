import type { JobResult } from './matchJob.ts';
import { type Estimate, meanOf, rounded, roundedEstimate, shareOf } from './statistics.ts';

/** Forecasts that said about the same, and what became of them. */
interface Decile {
  /** In per cent. */
  readonly from: number;
  readonly to: number;
  readonly forecasts: number;
  readonly foretold: number;
  /** Seats of one match win and lose together, so the truth strays further than the interval says. */
  readonly won: Estimate;
}

/** Whether win chances come true. */
export interface Reliability {
  readonly positions: number;
  readonly deciles: readonly Decile[];
  /** How surprising the winners were (mean logarithm of their chances, less is better). */
  readonly surprise: number;
  /** The same if everybody had been given the same chance. */
  readonly surpriseWithoutKnowing: number;
}

/** A chance of one seat, and what it got of the win. */
interface Foretold {
  readonly chance: number;
  readonly share: number;
}

const DECILES = 10;

/** No forecast is punished for more certainty than this: a few playouts cannot tell it from none. */
const SUREST = 0.001;

export const reliabilityOf = (results: readonly JobResult[]): Reliability => {
  const positions = results.flatMap(({ forecasts }) =>
    (forecasts?.foretold ?? []).map((chances) =>
      chances.map((chance, seat): Foretold => ({ chance, share: forecasts?.came[seat] ?? 0 })),
    ),
  );
  return {
    positions: positions.length,
    deciles: decilesOf(positions.flat()),
    surprise: rounded(meanOf(positions.map(surpriseOf))),
    surpriseWithoutKnowing: rounded(meanOf(positions.map(({ length }) => Math.log(length)))),
  };
};

const surpriseOf = (position: readonly Foretold[]): number =>
  position.reduce((sum, { chance, share }) => sum - share * Math.log(Math.max(SUREST, chance)), 0);

const decilesOf = (all: readonly Foretold[]): readonly Decile[] =>
  Array.from({ length: DECILES }, (_, decile) => {
    const within = all.filter(({ chance }) => Math.min(DECILES - 1, Math.floor(chance * DECILES)) === decile);
    const wins = within.reduce((sum, { share }) => sum + share, 0);
    return {
      from: (100 * decile) / DECILES,
      to: (100 * (decile + 1)) / DECILES,
      forecasts: within.length,
      foretold: rounded(meanOf(within.map(({ chance }) => chance))),
      won: roundedEstimate(shareOf(wins, within.length)),
    };
  });

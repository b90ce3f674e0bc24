import type { JobResult } from './matchJob.ts';
import {
  averageOf,
  type Estimate,
  meanOf,
  quantile,
  rounded,
  roundedEstimate,
  shareOf,
} from './statistics.ts';

/** How one bot, or one seat, fared. */
export interface Fare {
  readonly name: string;
  /** Seats taken over all matches. */
  readonly played: number;
  /** A shared win counts for its share. */
  readonly wins: number;
  /** Per seat taken; the fair share is one in the number of players. */
  readonly winShare: Estimate;
  readonly meanRank: number;
  readonly meanScore: number;
  /** Score above the best of the others: victory points or dollars. */
  readonly margin: Estimate;
}

/** Milliseconds for a decision. */
interface Speed {
  readonly p50: number;
  readonly p95: number;
  readonly longest: number;
}

interface BotFare extends Fare {
  readonly decisions: number;
  readonly wallMs: Speed;
  readonly cpuMs: Speed;
}

export interface ArenaReport {
  readonly matches: number;
  readonly moves: number;
  readonly bots: readonly BotFare[];
  readonly seats: readonly Fare[];
}

export const arenaReport = (results: readonly JobResult[]): ArenaReport => {
  const places = results.flatMap(placesOf);
  const names = [...new Set(places.map(({ bot }) => bot))];
  const seats = [...new Set(places.map(({ seat }) => seat))].toSorted((a, b) => a - b);
  return {
    matches: results.length,
    moves: results.reduce((sum, { moves }) => sum + moves, 0),
    bots: names
      .map((name) => ({
        ...fareOf(
          name,
          places.filter(({ bot }) => bot === name),
        ),
        ...speedsOf(name, results),
      }))
      .toSorted((a, b) => b.winShare.value - a.winShare.value),
    seats: seats.map((seat) =>
      fareOf(
        `seat ${seat + 1}`,
        places.filter((place) => place.seat === seat),
      ),
    ),
  };
};

/** One seat in one match. */
interface Place {
  readonly bot: string;
  readonly seat: number;
  readonly rank: number;
  readonly score: number;
  readonly win: number;
  readonly margin: number;
}

const placesOf = ({ names, standings }: JobResult): readonly Place[] => {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  return standings.map(({ seat, rank, score }) => {
    const others = standings.filter((other) => other.seat !== seat).map((other) => other.score);
    const best = others.length === 0 ? 0 : Math.max(...others);
    return {
      bot: names[seat] ?? '',
      seat,
      rank,
      score,
      win: rank === 1 ? 1 / winners : 0,
      margin: score - best,
    };
  });
};

const fareOf = (name: string, places: readonly Place[]): Fare => {
  const wins = places.reduce((sum, { win }) => sum + win, 0);
  return {
    name,
    played: places.length,
    wins: rounded(wins),
    winShare: roundedEstimate(shareOf(wins, places.length)),
    meanRank: rounded(meanOf(places.map(({ rank }) => rank)), 2),
    meanScore: rounded(meanOf(places.map(({ score }) => score)), 1),
    margin: roundedEstimate(averageOf(places.map(({ margin }) => margin)), 1),
  };
};

const speedsOf = (
  name: string,
  results: readonly JobResult[],
): Pick<BotFare, 'decisions' | 'wallMs' | 'cpuMs'> => {
  const timings = results.flatMap(({ timings: all }) => all.filter((timing) => timing.name === name));
  const wall = timings.flatMap((timing) => timing.wall);
  return { decisions: wall.length, wallMs: speedOf(wall), cpuMs: speedOf(timings.flatMap(({ cpu }) => cpu)) };
};

const speedOf = (milliseconds: readonly number[]): Speed => ({
  p50: rounded(quantile(milliseconds, 0.5), 2),
  p95: rounded(quantile(milliseconds, 0.95), 2),
  longest: rounded(quantile(milliseconds, 1), 2),
});

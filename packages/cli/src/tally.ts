import type { Standing } from '@roundhouse/engine';
import { columns } from './columns.ts';
import type { SoloEnding } from './soloEnding.ts';

/** One match as the tally sees it. */
export interface Outcome {
  /** Of the bots, by seat. */
  readonly names: readonly string[];
  readonly standings: readonly Standing[];
  readonly moves: number;
  /** Of a match for one that has grades. */
  readonly ending?: SoloEnding | undefined;
}

interface Fare {
  readonly name: string;
  readonly played: number;
  /** A shared win counts for its share. */
  readonly wins: number;
  readonly winRate: number;
  readonly meanRank: number;
  readonly meanScore: number;
}

interface Tally {
  readonly matches: number;
  readonly moves: number;
  readonly shortest: number;
  readonly longest: number;
  readonly byBot: readonly Fare[];
  readonly bySeat: readonly Fare[];
}

interface Place extends Standing {
  readonly bot: string;
  readonly win: number;
}

const placesOf = ({ names, standings }: Outcome): readonly Place[] => {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  return standings.map((standing) => ({
    ...standing,
    bot: names[standing.seat] ?? '',
    win: standing.rank === 1 ? 1 / winners : 0,
  }));
};

const rounded = (value: number): number => Number(value.toFixed(3));

const fareOf = (name: string, places: readonly Place[]): Fare => {
  const sum = (count: (place: Place) => number): number =>
    places.reduce((total, place) => total + count(place), 0);
  const wins = sum(({ win }) => win);
  return {
    name,
    played: places.length,
    wins: rounded(wins),
    winRate: rounded(wins / places.length),
    meanRank: rounded(sum(({ rank }) => rank) / places.length),
    meanScore: rounded(sum(({ score }) => score) / places.length),
  };
};

const faresBy = (places: readonly Place[], nameOf: (place: Place) => string): readonly Fare[] =>
  [...new Set(places.map(nameOf))].map((name) =>
    fareOf(
      name,
      places.filter((place) => nameOf(place) === name),
    ),
  );

/** How bots and seats fared over many matches. */
export const tallyOf = (outcomes: readonly Outcome[]): Tally => {
  const places = outcomes.flatMap(placesOf);
  const lengths = outcomes.map(({ moves }) => moves).toSorted((a, b) => a - b);
  return {
    matches: outcomes.length,
    moves: lengths.reduce((sum, length) => sum + length, 0),
    shortest: lengths.at(0) ?? 0,
    longest: lengths.at(-1) ?? 0,
    byBot: faresBy(places, ({ bot }) => bot).toSorted((a, b) => b.winRate - a.winRate),
    bySeat: faresBy(places, ({ seat }) => `seat ${seat + 1}`),
  };
};

const fareRows = (title: string, fares: readonly Fare[]): readonly string[] =>
  columns([
    [title, 'played', 'wins', 'win rate', 'mean rank', 'mean score'],
    ...fares.map(({ name, played, wins, winRate, meanRank, meanScore }) => [
      name,
      played,
      wins,
      winRate,
      meanRank,
      meanScore,
    ]),
  ]);

export const tallyLines = ({ moves, shortest, longest, byBot, bySeat }: Tally): readonly string[] => [
  `${moves} moves, ${shortest} to ${longest} a match; every move legal, every state approved by the referee`,
  '',
  ...fareRows('bot', byBot),
  '',
  ...fareRows('seat', bySeat),
];

import type { Board } from '@roundhouse/engine/continental-divide';
import { meanOf, rounded } from '../../statistics.ts';
import type { Bar, Section } from '../section.ts';
import { meanBar, percentBar } from '../shares.ts';
import type { CdFacts } from './facts.ts';

/** Who wins: by seat, by place in the first order, and by where the first railroad was started. */
export const winSections = (board: Board, matches: readonly CdFacts[]): readonly Section[] => {
  const players = matches[0]?.standings.length ?? 0;
  const fair = rounded(100 / Math.max(1, players), 1);
  const places = Array.from({ length: players }, (_, place) => place);
  return [
    {
      kind: 'bars',
      id: 'seats',
      title: 'Wins by seat',
      note: 'The order is dealt, so no seat should stand out.',
      unit: '%',
      fair,
      bars: places.map((seat) =>
        winBar(
          `seat ${seat + 1}`,
          matches.map((match) => [match, seat]),
        ),
      ),
    },
    {
      kind: 'bars',
      id: 'order',
      title: 'Wins by place in the first order',
      note: 'Whoever buys first in turn 1 chooses first, and whoever is last chooses the next order first.',
      unit: '%',
      fair,
      bars: places.map((place) =>
        winBar(
          `${place + 1}`,
          matches.map((match) => [match, match.order[place] ?? -1]),
        ),
      ),
    },
    {
      kind: 'bars',
      id: 'firstCity',
      title: "Wins by the city of a player's first railroad",
      note: 'Players who started no railroad come last.',
      unit: '%',
      fair,
      bars: [...board.pack.startingCities.map(({ name }) => name), ''].map((city) =>
        winBar(
          city === '' ? 'none' : city,
          matches.flatMap((match) =>
            places.filter((seat) => firstCity(match, seat) === city).map((seat) => [match, seat] as const),
          ),
        ),
      ),
    },
    scores(matches, players),
  ];
};

const winOf = ({ standings }: CdFacts, seat: number): number => {
  const winners = standings.filter(({ rank }) => rank === 1);
  return winners.some((standing) => standing.seat === seat) ? 1 / winners.length : 0;
};

const winBar = (name: string, cases: readonly (readonly [CdFacts, number])[]): Bar =>
  percentBar(
    name,
    cases.reduce((sum, [match, seat]) => sum + winOf(match, seat), 0),
    cases.length,
  );

/** City of the first railroad a seat started, '' for none. */
const firstCity = ({ railroads }: CdFacts, seat: number): string =>
  railroads.filter(({ founder }) => founder === seat).toSorted((a, b) => a.turn - b.turn)[0]?.city ?? '';

const scores = (matches: readonly CdFacts[], players: number): Section => {
  const sorted = matches.map(({ standings }) =>
    standings.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  const lead = sorted.map(([first = 0, second = 0]) => first - second);
  const tied = lead.filter((points) => points === 0).length;
  return {
    kind: 'bars',
    id: 'scores',
    title: 'Victory points by final place',
    note: `The winner is ${rounded(meanOf(lead), 1)} points ahead on average; ${tied} of ${matches.length} matches are tied.`,
    unit: 'points',
    bars: Array.from({ length: players }, (_, place) =>
      meanBar(
        `${place + 1}`,
        sorted.map((points) => points[place] ?? 0),
        1,
      ),
    ),
  };
};

import type { Board } from '@roundhouse/engine/silverton';
import { meanOf, quantile, rounded } from '../../statistics.ts';
import type { Section } from '../section.ts';
import { countBars, meanBar, percentBar, spanOf } from '../shares.ts';
import { cardSections } from './cardSections.ts';
import type { SvFacts } from './facts.ts';

export const sections = (board: Board, matches: readonly SvFacts[]): readonly Section[] => [
  seats(matches),
  scores(matches),
  length(matches),
  ...grades(matches),
  ...cardSections(board, matches),
  market(board, matches),
  track(board, matches),
];

/** Start cities stand for seats: the seats are dealt (SV-2.1). */
const seats = (matches: readonly SvFacts[]): Section => {
  const players = matches[0]?.standings.length ?? 1;
  const names = [...new Set(matches.flatMap(({ cities }) => cities))].toSorted();
  return {
    kind: 'bars',
    id: 'seats',
    title: 'Wins by start city',
    note: 'Of all players who began there.',
    unit: '%',
    fair: rounded(100 / players, 1),
    bars: names.map((name) => {
      const there = matches.flatMap(({ cities, standings }) => {
        const winners = standings.filter(({ rank }) => rank === 1).length;
        return standings
          .filter(({ seat }) => cities[seat] === name)
          .map(({ rank }) => (rank === 1 ? 1 / winners : 0));
      });
      return percentBar(
        name,
        there.reduce((sum, win) => sum + win, 0),
        there.length,
      );
    }),
  };
};

const scores = (matches: readonly SvFacts[]): Section => {
  const players = matches[0]?.standings.length ?? 1;
  const sorted = matches.map(({ standings }) =>
    standings.map(({ score }) => score).toSorted((a, b) => b - a),
  );
  return {
    kind: 'bars',
    id: 'scores',
    title: 'Dollars by final place',
    note: 'Cash at the end, less what is owed.',
    unit: '$',
    bars: Array.from({ length: players }, (_, place) =>
      meanBar(
        `${place + 1}`,
        sorted.map((each) => each[place] ?? 0),
        0,
      ),
    ),
  };
};

const length = (matches: readonly SvFacts[]): Section => {
  const turns = matches.map((match) => match.turns);
  return {
    kind: 'bars',
    id: 'turns',
    title: 'Turns until the end',
    note: `Share of matches; the median is ${quantile(turns, 0.5)}.`,
    unit: '%',
    bars: countBars(spanOf(turns), turns),
  };
};

const grades = (matches: readonly SvFacts[]): readonly Section[] => {
  const all = matches.map(({ grade }) => grade).filter((grade) => grade !== '');
  if (all.length === 0) return [];
  return [
    {
      kind: 'bars',
      id: 'grades',
      title: 'Grades of the solo player',
      note: 'Share of matches.',
      unit: '%',
      bars: countBars([...new Set(all)], all),
    },
  ];
};

const market = (board: Board, matches: readonly SvFacts[]): Section => {
  const longest = Math.max(0, ...matches.map(({ turns }) => turns));
  const turns = spanOf([1, Math.max(1, longest)]);
  const paths = board.columns.flatMap(({ id }) => {
    const all = turns.map((turn) => matches.flatMap(({ prices }) => prices[id]?.[turn - 1] ?? []));
    if (all.every((prices) => prices.length === 0)) return [];
    const at = (part: number): readonly number[] => all.map((prices) => quantile(prices, part));
    return [
      { name: id, low: at(0.1), middle: all.map((prices) => rounded(meanOf(prices), 1)), high: at(0.9) },
    ];
  });
  return {
    kind: 'paths',
    id: 'market',
    title: 'Prices from turn to turn',
    note: 'Mean of all matches that got so far, and the range of four fifths of them.',
    unit: '$',
    turns,
    paths,
  };
};

const track = (board: Board, matches: readonly SvFacts[]): Section => {
  const segments = board.segments.map(({ id, cost, length: miles, snow }) => {
    const built = matches.filter((match) => match.segments.includes(id)).length;
    return { row: [id, cost, miles, snow ? 'snow' : ''], share: percentBar(id, built, matches.length).value };
  });
  const used = segments.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return {
    kind: 'sheet',
    id: 'segments',
    title: 'Track',
    note: `Share of matches in which a segment is built. ${segments.length - used.length} of ${segments.length} segments are never built.`,
    columns: ['segment', 'cost', 'length', 'snow', '% of matches'],
    rows: used.map(({ row, share }) => [...row, share]),
  };
};

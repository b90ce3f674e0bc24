import { type Board, columnFor, priceOf, type View } from '@roundhouse/engine/silverton';
import { dashesOf } from '../../design/dashes.ts';
import type { Chart, ChartLine, ChartMoment, Telling } from '../table.ts';
import { columnName } from './describe/terms.ts';
import { GOODS } from './pieces/goods.ts';
import { sv } from './words/index.ts';

const incomeOf = (board: Board, { players }: View, seat: number): number =>
  (players[seat]?.lines ?? []).reduce((sum, line) => sum + (board.lines[line]?.income ?? 0), 0);

const priceLines = (board: Board, moments: readonly ChartMoment<View>[]): readonly ChartLine[] => {
  const shown = board.columns.filter(({ index }) => (moments.at(-1)?.view.prices[index] ?? -1) >= 0);
  const ids = new Set(shown.map(({ commodity }) => commodity));
  return [...ids].flatMap((commodity, index) => {
    const column = shown.find((each) => each.commodity === commodity);
    if (column === undefined) return [];
    const city = column.city ?? board.startCities[0] ?? 0;
    return [
      {
        label: columnName(board, column.id),
        colour: GOODS[commodity].fill,
        sign: GOODS[commodity],
        dash: dashesOf(index),
        values: moments.map(({ view }) => {
          const open = columnFor(board, view, { commodity, city });
          return open === undefined ? null : priceOf(open, view);
        }),
      },
    ];
  });
};

/** Cash as far as it is known (all of it once the match is over), passenger income, track, and prices over the turns. */
export const chartsOf = (
  moments: readonly ChartMoment<View>[],
  { board, names }: Telling<Board>,
): readonly Chart[] => {
  const bySeat = (figure: (view: View, seat: number) => number | null): readonly ChartLine[] =>
    names.map((label, seat) => ({
      label,
      seat,
      values: moments.map(({ view, seats }) => figure(seats?.[seat] ?? view, seat)),
    }));
  return [
    {
      id: 'cash',
      title: sv.t('chart.cash'),
      unit: 'money',
      lines: bySeat((view, seat) => view.players[seat]?.cash ?? null),
    },
    {
      id: 'income',
      title: sv.t('chart.income'),
      unit: 'money',
      lines: bySeat((view, seat) => incomeOf(board, view, seat)),
    },
    {
      id: 'track',
      title: sv.t('chart.track'),
      unit: 'count',
      lines: bySeat((view, seat) => view.players[seat]?.segments.length ?? 0),
    },
    { id: 'prices', title: sv.t('chart.prices'), unit: 'money', lines: priceLines(board, moments) },
  ];
};

import { type Board, type View, victoryPointsOf } from '@roundhouse/engine/continental-divide';
import type { Chart, ChartLine, ChartMoment, Telling } from '../table.ts';
import { cd } from './words/index.ts';

/** What a seat's shares are worth at their stock value, and its cash. */
const worthOf = (view: View, seat: number): number =>
  view.railroads.reduce((sum, { value, shares }) => sum + value * (shares[seat] ?? 0), view.cash[seat] ?? 0);

/** Victory points, worth, cash and the railroads' income over the turns. */
export const chartsOf = (
  moments: readonly ChartMoment<View>[],
  { board, names }: Telling<Board>,
): readonly Chart[] => {
  const bySeat = (figure: (view: View, seat: number) => number): readonly ChartLine[] =>
    names.map((label, seat) => ({ label, seat, values: moments.map(({ view }) => figure(view, seat)) }));
  const income = board.pack.railroads.flatMap(({ shortName, colour }, index): ChartLine[] => {
    const values = moments.map(({ view }) => {
      const railroad = view.railroads[index];
      return railroad === undefined || railroad.issued === 0 ? null : railroad.income;
    });
    return values.every((value) => value === null) ? [] : [{ label: shortName, colour, values }];
  });
  return [
    {
      id: 'points',
      title: cd.t('chart.points'),
      unit: 'count',
      lines: bySeat((view, seat) => victoryPointsOf(board, view, seat)),
    },
    { id: 'worth', title: cd.t('chart.worth'), unit: 'money', lines: bySeat(worthOf) },
    {
      id: 'cash',
      title: cd.t('chart.cash'),
      unit: 'money',
      lines: bySeat((view, seat) => view.cash[seat] ?? 0),
    },
    { id: 'income', title: cd.t('chart.income'), unit: 'money', lines: income },
  ];
};

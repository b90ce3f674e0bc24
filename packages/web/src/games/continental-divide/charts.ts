import { type Board, type View, victoryPointsOf } from '@roundhouse/engine/continental-divide';
import { dashesOf } from '../../design/dashes.ts';
import type { Chart, ChartLine, ChartMoment, ChartSign, Telling } from '../table.ts';
import type { PackRailroad } from './pieces/railroad.ts';
import { symbolPath } from './pieces/symbols.ts';
import { cd } from './words/index.ts';

/** What a seat's shares are worth at their stock value, and its cash. */
const worthOf = (view: View, seat: number): number =>
  view.railroads.reduce((sum, { value, shares }) => sum + value * (shares[seat] ?? 0), view.cash[seat] ?? 0);

/** The symbol on its colour, as on the cubes; a symbol that has no shape leaves the colour and the dashes. */
const signOf = ({ symbol, colour, textColour }: PackRailroad): ChartSign => ({
  outline: symbolPath(symbol) ?? '',
  fill: textColour,
  ground: colour,
});

/** Victory points, worth, cash and the railroads' income over the turns. */
export const chartsOf = (
  moments: readonly ChartMoment<View>[],
  { board, names }: Telling<Board>,
): readonly Chart[] => {
  const bySeat = (figure: (view: View, seat: number) => number): readonly ChartLine[] =>
    names.map((label, seat) => ({ label, seat, values: moments.map(({ view }) => figure(view, seat)) }));
  const income = board.pack.railroads.flatMap((railroad, index): ChartLine[] => {
    const values = moments.map(({ view }) => {
      const record = view.railroads[index];
      return record === undefined || record.issued === 0 ? null : record.income;
    });
    if (values.every((value) => value === null)) return [];
    const { shortName: label, colour } = railroad;
    return [{ label, colour, sign: signOf(railroad), dash: dashesOf(index), values }];
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

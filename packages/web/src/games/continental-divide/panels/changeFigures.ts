import { type Board, type Railroad, shareWorthOf } from '@roundhouse/engine/continental-divide';
import { listText } from '../describe/terms.ts';
import type { Bill } from '../play/bill.ts';
import type { Consequences } from '../play/consequences.ts';
import { cd } from '../words/index.ts';

/** One figure before and after a move, and the sum behind it. */
export interface ChangeFigure {
  readonly id: string;
  readonly label: string;
  readonly change: { readonly before: number; readonly after: number };
  readonly unit: 'money' | 'count';
  readonly sum: string;
  /** Money that only changes hands is no gain: not coloured. */
  readonly plain?: boolean;
}

/** What a line changes about its railroad, which `after` is once it is built. */
export const lineFigures = (
  of: Consequences,
  { board, bill, after }: { readonly board: Board; readonly bill: Bill; readonly after: Railroad },
): readonly ChangeFigure[] => {
  const { treasury, cubes, income, dividend, worth } = of;
  const hexes = bill.hexes.length;
  return [
    {
      id: 'treasury',
      label: cd.t('figure.treasury'),
      change: treasury,
      unit: 'money',
      plain: true,
      sum: cd.t('sum.treasury', { ...treasury, cost: bill.cost }),
    },
    {
      id: 'cubes',
      label: cd.t('figure.cubesLeft'),
      change: cubes,
      unit: 'count',
      sum: cd.t('sum.cubes', { ...cubes, hexes, unlocked: cubes.after - cubes.before + hexes }),
    },
    {
      id: 'income',
      label: cd.t('figure.income'),
      change: income,
      unit: 'money',
      sum: cd.t('sum.incomeLine', {
        ...income,
        hexes: bill.income - bill.divideBonus,
        divide: bill.divideBonus,
      }),
    },
    {
      id: 'dividend',
      label: cd.t('figure.dividendShort'),
      change: dividend,
      unit: 'money',
      sum: cd.t('sum.dividend', { income: income.after, issued: after.issued, dividend: dividend.after }),
    },
    {
      id: 'worth',
      label: cd.t('figure.worthShare'),
      change: worth,
      unit: 'count',
      sum: worthSum(board, after),
    },
  ];
};

const FEATS = ['central', 'western', 'divide', 'port', 'soldOut'] as const;

/** The feats that make a share's worth, in words. */
const worthSum = (board: Board, railroad: Railroad): string => {
  const worth = shareWorthOf(board, railroad);
  const feats = FEATS.filter((feat) => worth[feat] > 0).map((feat) =>
    cd.t('sum.feat', { feat: cd.t(`feat.${feat}`), points: worth[feat] }),
  );
  return feats.length === 0 ? cd.t('sum.noFeats') : listText(feats);
};

/** What a purchase of `count` shares changes for its buyer and the railroad. */
export const buyFigures = (
  of: Consequences,
  { seat, held, count }: { readonly seat: number; readonly held: number; readonly count: number },
): readonly ChangeFigure[] => {
  const cash = of.cash[seat] ?? NONE;
  const points = of.victoryPoints[seat] ?? NONE;
  const payment = cash.before - cash.after;
  return [
    {
      id: 'cash',
      label: cd.t('figure.yourCash'),
      change: cash,
      unit: 'money',
      plain: true,
      sum: cd.t('sum.treasury', { ...cash, cost: payment }),
    },
    {
      id: 'treasury',
      label: cd.t('figure.treasury'),
      change: of.treasury,
      unit: 'money',
      plain: true,
      sum: cd.t('sum.paidIn', { ...of.treasury, payment }),
    },
    {
      id: 'shares',
      label: cd.t('figure.yourShares'),
      change: { before: held, after: held + count },
      unit: 'count',
      sum: cd.t('sum.shares', { held, count, after: held + count }),
    },
    {
      id: 'points',
      label: cd.t('figure.yourPoints'),
      change: points,
      unit: 'count',
      sum: cd.t('sum.points', { count, worth: of.worth.after, gain: points.after - points.before }),
    },
    {
      id: 'unsold',
      label: cd.t('figure.unsold'),
      change: of.unsold,
      unit: 'count',
      plain: true,
      sum: cd.t('sum.unsold', { ...of.unsold, count }),
    },
  ];
};

const NONE = { before: 0, after: 0 };

import type { Consequences } from '../play/consequences.ts';
import { cd } from '../words/index.ts';

/** One figure before and after a move. */
export interface ChangeFigure {
  readonly id: string;
  readonly label: string;
  readonly change: { readonly before: number; readonly after: number };
  readonly unit: 'money' | 'count';
  /** Money that only changes hands is no gain: not coloured. */
  readonly plain?: boolean;
  /** The sum behind the new figure. */
  readonly sum?: string;
}

/** What a line changes about its railroad. */
export const lineFigures = (of: Consequences): readonly ChangeFigure[] => [
  { id: 'treasury', label: cd.t('figure.treasury'), change: of.treasury, unit: 'money', plain: true },
  { id: 'cubes', label: cd.t('figure.cubesLeft'), change: of.cubes, unit: 'count' },
  { id: 'income', label: cd.t('figure.income'), change: of.income, unit: 'money' },
  { id: 'dividend', label: cd.t('figure.dividendShort'), change: of.dividend, unit: 'money' },
  { id: 'worth', label: cd.t('figure.worthShare'), change: of.worth, unit: 'count' },
];

/** What a purchase changes for its buyer and the railroad. */
export const buyFigures = (
  of: Consequences,
  {
    seat,
    shares,
  }: { readonly seat: number; readonly shares: { readonly before: number; readonly after: number } },
): readonly ChangeFigure[] => [
  { id: 'cash', label: cd.t('figure.yourCash'), change: of.cash[seat] ?? NONE, unit: 'money', plain: true },
  { id: 'treasury', label: cd.t('figure.treasury'), change: of.treasury, unit: 'money', plain: true },
  { id: 'shares', label: cd.t('figure.yourShares'), change: shares, unit: 'count' },
  { id: 'points', label: cd.t('figure.yourPoints'), change: of.victoryPoints[seat] ?? NONE, unit: 'count' },
  { id: 'unsold', label: cd.t('figure.unsold'), change: of.unsold, unit: 'count', plain: true },
];

const NONE = { before: 0, after: 0 };

import type { Claim } from '@roundhouse/engine/silverton';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What a claim yields by dice total, as bars on a sheet of 66 by 18; a cross marks where it gives out. */
export const yieldBars = ({
  yields,
}: Pick<Claim, 'yields'>): { readonly yields: string; readonly gone: string } => {
  const most = Math.max(...yields, 1);
  const bar = (index: number, height: number): string => `M${index * 6} 18v${-height}h4.6v${height}z`;
  const cross = (index: number): string => `M${index * 6 + 0.5} 13l3.6 4.4m0-4.4l-3.6 4.4`;
  const unitsOf = (total: number): number => yields[total] ?? 0;
  return {
    yields: TOTALS.map((total, index) =>
      unitsOf(total) > 0 ? bar(index, (unitsOf(total) / most) * 16) : '',
    ).join(''),
    gone: TOTALS.map((total, index) => (unitsOf(total) < 0 ? cross(index) : '')).join(''),
  };
};

import type { Claim } from '@roundhouse/engine/silverton';
import { expectedUnits } from '../play/figures.ts';
import { sv } from '../words/index.ts';

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** What the bars and figures of a claim card mean: units by dice total, and what the first working is worth. */
export const describeClaim = (claim: Claim, worth: number): string => {
  const unitsAt = (total: number): number => claim.yields[total] ?? 0;
  const gone = TOTALS.filter((total) => unitsAt(total) < 0);
  const yields = [
    ...(gone.length === 0 ? [] : [sv.t('claim.goneAt', { totals: spanOf(gone) })]),
    ...TOTALS.filter((total) => unitsAt(total) >= 0).map((total) =>
      sv.t('claim.barAt', { total, units: unitsAt(total) }),
    ),
  ].join('; ');
  const units = Math.round(expectedUnits(claim, true) * 10) / 10;
  return [
    sv.t('claim.bars', { yields }),
    sv.t('claim.worthNote', { units, worth, cost: claim.operatingCost }),
  ].join('\n');
};

const spanOf = (totals: readonly number[]): string => {
  const [first, last] = [totals[0] ?? 0, totals.at(-1) ?? 0];
  return last - first === totals.length - 1 && last > first ? `${first}–${last}` : totals.join(', ');
};

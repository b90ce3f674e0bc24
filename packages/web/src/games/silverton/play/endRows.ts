import type { Standing } from '@roundhouse/engine';
import { startCashOf, type View } from '@roundhouse/engine/silverton';
import type { LogEntry } from '../../../match/host.ts';
import { type Earnings, earningsOf } from './earnings.ts';

/** A line of the end sheet: the cash a match began with and all that came and went make the final sum. */
interface EndRow extends Standing {
  readonly start: number;
  readonly sums: Earnings;
}

/** The lines of the end sheet, best first. Fines still owed count as paid (SV-16.4). */
export const endRows = (
  standings: readonly Standing[],
  { options, players }: Pick<View, 'options' | 'players'>,
  log: readonly LogEntry[],
): readonly EndRow[] => {
  const start = startCashOf(options, players.length);
  const earned = earningsOf(log, players.length);
  return standings
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap((standing) => {
      const sums = earned[standing.seat];
      if (sums === undefined) return [];
      const owed = players[standing.seat]?.owed ?? 0;
      return [{ ...standing, start, sums: { ...sums, other: sums.other - owed } }];
    });
};

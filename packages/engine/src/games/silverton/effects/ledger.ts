import type { TurnLedger } from '../state.ts';
import type { Board } from '../types.ts';

/** The ledger of a turn in which nothing has happened yet. */
export const freshLedger = ({ columns }: Board): TurnLedger => ({
  sold: columns.map(() => 0),
  soldByActive: columns.map(() => 0),
  paidLines: [],
  cleared: [],
  builtNow: [],
  deliveries: 0,
  duties: [],
  transferred: [],
  freeSpaces: [],
  triedForFreedom: [],
  offers: 0,
});

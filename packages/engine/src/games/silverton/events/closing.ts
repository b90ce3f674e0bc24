import type { Seat } from '../../../kernel/index.ts';
import type { ColumnId, EventId, Role } from '../types.ts';
import type { StaffInLog } from './staffInLog.ts';

/** Phases 5 and 6. */
export type ClosingEvent =
  | {
      readonly type: 'marketRolled';
      readonly column: ColumnId;
      readonly dice: readonly number[];
      /** Added for units sold, taken off for increased demand, and what it comes to with the dice. */
      readonly sold: number;
      readonly idn: number;
      readonly result: number;
    }
  | (StaffInLog & { readonly type: 'victimChosen'; readonly event: EventId })
  | { readonly type: 'staffHired'; readonly seat: Seat; readonly role: Role; readonly amount: number }
  | {
      readonly type: 'equipmentBought';
      readonly seat: Seat;
      readonly kind: 'train' | 'plow';
      /** Power of a train, bonus of a plow. */
      readonly figure: number;
      readonly tradedIn: number | null;
      readonly price: number;
    };

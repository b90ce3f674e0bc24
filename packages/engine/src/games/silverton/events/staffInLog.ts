import type { Seat } from '../../../kernel/index.ts';
import type { StaffPiece } from '../data/startTables.ts';

/** A staff member in the log: whose, which of them, and what piece. */
export interface StaffInLog {
  readonly seat: Seat;
  readonly staff: number;
  readonly piece: StaffPiece;
}

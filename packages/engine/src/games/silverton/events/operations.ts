import type { Seat } from '../../../kernel/index.ts';
import type { Target } from '../moves/placing/target.ts';
import type { ClaimNumber, ColumnId, EventId, LineNumber, SegmentId, TownId } from '../types.ts';
import type { StaffInLog } from './staffInLog.ts';

/** Phase 4, trading apart. */
export type OperationEvent =
  | {
      readonly type: 'cardBought';
      readonly seat: Seat;
      readonly target: Target;
      readonly price: number;
    }
  | { readonly type: 'cardDeclined'; readonly seat: Seat; readonly target: Target }
  | { readonly type: 'claimDrawn'; readonly seat: Seat; readonly claim: ClaimNumber }
  | { readonly type: 'claimLeft'; readonly seat: Seat; readonly claim: ClaimNumber }
  | { readonly type: 'eventDrawn'; readonly seat: Seat | null; readonly event: EventId }
  | {
      readonly type: 'lineSlid';
      readonly seat: Seat;
      readonly line: LineNumber;
      /** Number of the pile from 0, or `null` among the claims. */
      readonly pile: number | null;
    }
  | {
      readonly type: 'segmentBuilt';
      readonly seat: Seat;
      readonly segment: SegmentId;
      readonly cost: number;
      readonly second: boolean;
      /** Own segment whose cube was used, or `null`. */
      readonly abandoned: SegmentId | null;
    }
  | {
      readonly type: 'segmentDismantled';
      readonly seat: Seat;
      readonly segment: SegmentId;
      readonly salvage: number;
    }
  | {
      readonly type: 'secondRolled';
      readonly seat: Seat;
      readonly segment: SegmentId;
      readonly dice: readonly number[];
      readonly length: number;
      readonly allowed: boolean;
    }
  | { readonly type: 'secondDeclined'; readonly seat: Seat; readonly segment: SegmentId }
  | {
      readonly type: 'operationPaid';
      readonly seat: Seat;
      readonly claim: ClaimNumber;
      readonly cost: number;
    }
  | {
      readonly type: 'claimOperated';
      readonly seat: Seat;
      readonly claim: ClaimNumber;
      readonly dice: readonly number[];
      /** What the card's table is read at: one die counts 6 more. */
      readonly total: number;
      readonly units: number;
    }
  | {
      readonly type: 'plowSet';
      readonly seat: Seat;
      readonly bonus: number;
      readonly segment: SegmentId;
    }
  | {
      readonly type: 'plowRolled';
      readonly seat: Seat;
      readonly bonus: number;
      readonly segment: SegmentId;
      readonly die: number;
      readonly length: number;
      readonly cleared: boolean;
    }
  | {
      readonly type: 'goodsDelivered';
      readonly seat: Seat;
      readonly claim: ClaimNumber;
      /** Whose goods they were, if bought, or `null`. */
      readonly seller: Seat | null;
      readonly city: TownId;
      readonly column: ColumnId;
      readonly units: number;
      readonly price: number;
      readonly amount: number;
      readonly trains: readonly number[];
      /** Segments of the easiest way, for show. */
      readonly route: readonly SegmentId[];
    }
  | {
      readonly type: 'goodsTransferred';
      readonly seat: Seat;
      readonly from: ClaimNumber;
      readonly to: ClaimNumber;
      readonly units: number;
      readonly trains: readonly number[];
    }
  | (StaffInLog & { readonly type: 'bailPaid'; readonly amount: number })
  | (StaffInLog & {
      readonly type: 'freedomRolled';
      readonly dice: readonly number[];
      readonly freed: boolean;
    })
  | (StaffInLog & { readonly type: 'deadReplaced'; readonly amount: number });

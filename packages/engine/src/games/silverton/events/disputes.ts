import type { Seat } from '../../../kernel/index.ts';
import type { ClaimNumber, LineNumber, SegmentId } from '../types.ts';

/** What a dispute is about, as the log names it. */
export type PrizeInLog =
  | { readonly over: 'segment' | 'special'; readonly segments: readonly SegmentId[] }
  | { readonly over: 'claim'; readonly claim: ClaimNumber }
  | { readonly over: 'line' | 'steal' | 'end'; readonly line: LineNumber };

/** Phase 3. */
export type DisputeEvent =
  | { readonly type: 'movedAside'; readonly seat: Seat; readonly from: SegmentId; readonly to: SegmentId }
  | { readonly type: 'stoodFast'; readonly seat: Seat; readonly segment: SegmentId }
  | { readonly type: 'disputeCalled'; readonly seat: Seat; readonly segments: readonly SegmentId[] }
  | { readonly type: 'disputeWaived'; readonly seat: Seat; readonly segments: readonly SegmentId[] }
  | { readonly type: 'jointAgreed'; readonly seat: Seat; readonly line: LineNumber }
  | { readonly type: 'jointRefused'; readonly seat: Seat; readonly line: LineNumber }
  | {
      readonly type: 'disputeBegan';
      readonly prize: PrizeInLog;
      readonly sides: readonly { readonly seats: readonly Seat[]; readonly bonus: number }[];
      /** What the first side has paid for the attempt, by seat: a steal, or the end of a joint line. */
      readonly paid: readonly number[];
    }
  | {
      readonly type: 'disputeRolled';
      readonly prize: PrizeInLog;
      readonly seats: readonly Seat[];
      readonly dice: readonly number[];
      readonly bonus: number;
      readonly total: number;
    }
  | { readonly type: 'disputeWon'; readonly prize: PrizeInLog; readonly seats: readonly Seat[] }
  | { readonly type: 'disputeTied'; readonly prize: PrizeInLog; readonly seats: readonly Seat[] };

import type { Seat, Standing } from '../../kernel/index.ts';
import type { Grade } from './data/scenarios.ts';
import type { StaffPiece } from './data/startTables.ts';
import type { Target } from './moves/placing/target.ts';
import type { Wares } from './moves/trading/wares.ts';
import type { ClaimNumber, ColumnId, EventId, LineNumber, Role, SegmentId, TownId } from './types.ts';

/**
 * What the log of a match can say: past tense, plain JSON, turned into a sentence by whoever shows it.
 * Segments, towns and columns go by their ids, cards by their numbers, seats from 0.
 */
export type MatchEvent =
  | SetupEvent
  | PlacingEvent
  | DisputeEvent
  | OperationEvent
  | TradeEvent
  | ClosingEvent
  | Consequence;

/** A staff member in the log: whose, which of them, and what piece. */
export interface StaffInLog {
  readonly seat: Seat;
  readonly staff: number;
  readonly piece: StaffPiece;
}

type SetupEvent =
  | { readonly type: 'seatsDealt'; readonly seats: readonly Seat[] }
  | { readonly type: 'claimTurnedUp'; readonly claim: ClaimNumber }
  | { readonly type: 'lineTurnedUp'; readonly line: LineNumber }
  | { readonly type: 'orderDealt'; readonly order: readonly Seat[] };

type PlacingEvent =
  | { readonly type: 'staffChosen'; readonly seat: Seat; readonly pieces: readonly StaffPiece[] }
  | { readonly type: 'surveyorsAssigned'; readonly seat: Seat; readonly cities: readonly TownId[] }
  | (StaffInLog & { readonly type: 'staffPlaced'; readonly target: Target })
  | (StaffInLog & { readonly type: 'staffTakenBack' })
  | { readonly type: 'phantomPlaced'; readonly target: Target };

/** What a dispute is about, as the log names it. */
export type PrizeInLog =
  | { readonly over: 'segment' | 'special'; readonly segments: readonly SegmentId[] }
  | { readonly over: 'claim'; readonly claim: ClaimNumber }
  | { readonly over: 'line' | 'steal' | 'end'; readonly line: LineNumber };

type DisputeEvent =
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

type OperationEvent =
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

interface DealTalk {
  readonly by: Seat;
  readonly to: Seat;
  /** What the one who speaks gives and gets. */
  readonly gives: Wares;
  readonly gets: Wares;
}

type TradeEvent =
  | (DealTalk & { readonly type: 'dealOffered' })
  | (DealTalk & { readonly type: 'dealProposed' })
  | (DealTalk & { readonly type: 'dealCountered' })
  | (DealTalk & { readonly type: 'dealMade' })
  | { readonly type: 'dealInvited'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'dealRefused'; readonly by: Seat }
  | {
      readonly type: 'trainAssigned';
      readonly seat: Seat;
      readonly power: number;
      readonly city: TownId;
    };

type ClosingEvent =
  | { readonly type: 'marketRolled'; readonly column: ColumnId; readonly dice: readonly number[] }
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

/** What follows from a move, whatever move it was. */
export type Consequence =
  | {
      readonly type: 'turnBegan';
      readonly turn: number;
      readonly winter: boolean;
      readonly increasedDemand: number;
    }
  | { readonly type: 'cashRevealed'; readonly seat: Seat; readonly cash: number }
  | (StaffInLog & { readonly type: 'staffJailed' })
  | (StaffInLog & { readonly type: 'staffKilled' })
  | (StaffInLog & { readonly type: 'bonusRaised' })
  | { readonly type: 'citiesJoined'; readonly seat: Seat }
  | {
      readonly type: 'incomePaid';
      readonly seat: Seat;
      readonly line: LineNumber;
      readonly amount: number;
      /** The seat's half of a line held jointly (SV-30.2). */
      readonly joint: boolean;
    }
  | { readonly type: 'fineReckoned'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'finePaid';
      readonly seat: Seat;
      readonly amount: number;
      readonly stillOwed: number;
    }
  | {
      readonly type: 'claimDepleted';
      readonly seat: Seat;
      readonly claim: ClaimNumber;
      readonly goods: number;
    }
  | { readonly type: 'claimsDiscarded'; readonly claims: readonly ClaimNumber[] }
  | { readonly type: 'leadvilleMarked'; readonly markers: number }
  | { readonly type: 'lineReturned'; readonly line: LineNumber; readonly seats: readonly Seat[] }
  | { readonly type: 'lineDiscarded'; readonly line: LineNumber; readonly seats: readonly Seat[] }
  | {
      readonly type: 'jointLineBought';
      readonly line: LineNumber;
      readonly seats: readonly Seat[];
      readonly prices: readonly number[];
    }
  | {
      readonly type: 'priceMoved';
      readonly column: ColumnId;
      /** Dollars before and after. */
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'matchEnded';
      readonly turn: number;
      readonly standings: readonly Standing[];
      /** How a solo player has done (SV-20), or `null`. */
      readonly grade: Grade | null;
    };

import type { Seat } from '../../kernel/index.ts';
import type { StaffRef } from './glossary.ts';
import type { ClaimNumber, EventId, LineNumber, SegmentIndex, TownIndex } from './types.ts';

/**
 * Where a match stands: the pending decision as data. Every kind has its line in a table of stage rules
 * (who decides, which moves are open, what happens when nothing is left to decide): see stageRule.ts.
 */
export type Stage =
  | BeginStage
  | SetupStage
  | PlacingStage
  | DisputeStage
  | OperationStage
  | TradeStage
  | ClosingStage
  | { readonly kind: 'over' };

/** The parts of a turn, in order. A `begin` stage asks nobody anything: the flow walks straight through it. */
const PARTS = [
  'turn',
  'placing',
  'disputes',
  'operations',
  'trading',
  'income',
  'market',
  'newCards',
  'turnEnd',
] as const;
export type Part = (typeof PARTS)[number];
interface BeginStage {
  readonly kind: 'begin';
  readonly part: Part;
}

/** Chance prepares the table: SV-2.1, SV-2.4, SV-2.5. */
export type SetupStage =
  | { readonly kind: 'dealSeats' }
  | { readonly kind: 'turnUpClaim' }
  | { readonly kind: 'turnUpLine'; readonly pile: number };

/** Phases 1 and 2. The player asked is `order[active]`. */
export type PlacingStage =
  | { readonly kind: 'dealOrder' }
  | { readonly kind: 'chooseStaff' }
  | { readonly kind: 'assignSurveyors' }
  | { readonly kind: 'placing' }
  | { readonly kind: 'phantom' };

/** What a dispute is about. */
export type Prize =
  | { readonly over: 'segment'; readonly segment: SegmentIndex }
  /** Surveyors on different segments that spoil each other (SV-5.6). */
  | { readonly over: 'segments'; readonly segments: readonly SegmentIndex[] }
  | { readonly over: 'claim'; readonly claim: ClaimNumber }
  | { readonly over: 'line'; readonly line: LineNumber }
  | { readonly over: 'steal'; readonly line: LineNumber }
  /** The end of a joint line (SV-30.2). */
  | { readonly over: 'end'; readonly line: LineNumber };

/** One side of a dispute: one staff member, or the two prospectors of a pair (SV-30.2.3), or the owner of a line. */
export interface Contender {
  readonly seats: readonly Seat[];
  /** Staff risked; empty for the owner in a steal and for the partner when a joint line ends. */
  readonly staff: readonly StaffRef[];
  readonly bonus: number;
  /** Dice as rolled; empty until then. */
  readonly dice: readonly number[];
}

/** Two players who have a line's route together (SV-30.2), in turn order. */
export type Pair = readonly [Seat, Seat];

/** Phase 3. `seat` is whoever is asked; `letBe` are the special disputes nobody asked for. */
export type DisputeStage =
  | { readonly kind: 'disputes'; readonly letBe: readonly (readonly SegmentIndex[])[] }
  | {
      readonly kind: 'moveAside';
      readonly seat: Seat;
      readonly segment: SegmentIndex;
      readonly asked: readonly Seat[];
      readonly letBe: readonly (readonly SegmentIndex[])[];
    }
  | {
      readonly kind: 'callSpecial';
      readonly seat: Seat;
      readonly segments: readonly SegmentIndex[];
      readonly asked: readonly Seat[];
      readonly letBe: readonly (readonly SegmentIndex[])[];
    }
  | {
      readonly kind: 'jointOffer';
      readonly seat: Seat;
      readonly line: LineNumber;
      readonly pair: Pair;
      /** Pairs of this line that have agreed, and those that have not. */
      readonly agreed: readonly Pair[];
      readonly refused: readonly Pair[];
      readonly letBe: readonly (readonly SegmentIndex[])[];
    }
  | {
      readonly kind: 'disputeRoll';
      readonly prize: Prize;
      readonly contenders: readonly Contender[];
      readonly letBe: readonly (readonly SegmentIndex[])[];
    };

/** Phase 4, steps 1-3 and 5-7, of the player `order[active]`. */
export type OperationStage =
  | { readonly kind: 'claims' }
  | { readonly kind: 'drawing'; readonly staff: number }
  | { readonly kind: 'drawn'; readonly staff: number; readonly claim: ClaimNumber }
  | { readonly kind: 'track' }
  | { readonly kind: 'secondRoll'; readonly segment: SegmentIndex }
  | { readonly kind: 'secondBuild'; readonly segment: SegmentIndex }
  | { readonly kind: 'operating'; readonly working: readonly ClaimNumber[] }
  | { readonly kind: 'operationRoll'; readonly working: readonly ClaimNumber[] }
  | { readonly kind: 'plows'; readonly set: readonly SetPlow[] }
  | { readonly kind: 'plowRoll'; readonly set: readonly SetPlow[] }
  | { readonly kind: 'deliveries' }
  | { readonly kind: 'fines' }
  | { readonly kind: 'freedomRoll'; readonly staff: number };

export interface SetPlow {
  readonly plow: number;
  readonly segment: SegmentIndex;
}

/** What changes hands in one direction. */
export interface Bundle {
  readonly cash: number;
  readonly claims: readonly ClaimNumber[];
  readonly segments: readonly SegmentIndex[];
  readonly lines: readonly LineNumber[];
  /** Powers and bonuses, ascending, with repeats. */
  readonly trains: readonly number[];
  readonly plows: readonly number[];
  /** Goods from claims the giver keeps, for delivery now (SV-6.4.4): only ever given to the active player. */
  readonly goods: readonly {
    readonly claim: ClaimNumber;
    readonly units: number;
    readonly city: TownIndex;
  }[];
}

/** Phase 4, step 4. The active player is one side of every deal. */
export type TradeStage =
  | { readonly kind: 'trading' }
  /** `seat` has been invited to name a deal. */
  | { readonly kind: 'invited'; readonly seat: Seat }
  | {
      readonly kind: 'offered';
      /** The other side of the deal. */
      readonly partner: Seat;
      /** Who has to answer: the partner, or the active player after a counter-offer. */
      readonly answers: Seat;
      /** What the active player gives and gets. */
      readonly gives: Bundle;
      readonly gets: Bundle;
      readonly counters: number;
    }
  /** `seat` names the start city that a train got in a deal serves (SV-20.11). */
  | { readonly kind: 'assignTrain'; readonly seat: Seat };

/** Phases 5 to 7. */
export type ClosingStage =
  | { readonly kind: 'marketRoll'; readonly column: number }
  | { readonly kind: 'refillClaim' }
  /** An event of a refill hits `seat`, who picks the prospector (SV-9.1 option). */
  | { readonly kind: 'eventVictim'; readonly event: EventId; readonly seat: Seat }
  | { readonly kind: 'uncoverLine'; readonly pile: number }
  | { readonly kind: 'hiring' }
  | { readonly kind: 'equipment' };

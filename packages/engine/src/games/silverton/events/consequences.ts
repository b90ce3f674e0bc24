import type { Seat, Standing } from '../../../kernel/index.ts';
import type { Grade } from '../data/scenarios.ts';
import type { ClaimNumber, ColumnId, LineNumber } from '../types.ts';
import type { StaffInLog } from './staffInLog.ts';

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
      /** How many boxes up, below zero down; neighbours may bear the same price. */
      readonly boxes: number;
    }
  | {
      readonly type: 'matchEnded';
      readonly turn: number;
      readonly standings: readonly Standing[];
      /** How a solo player has done (SV-20), or `null`. */
      readonly grade: Grade | null;
    };

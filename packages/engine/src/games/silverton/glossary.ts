/** The words of Silverton: closed sets as const arrays with derived unions, and what things are called by. */

import type { Seat } from '../../kernel/index.ts';

export const COMMODITIES = ['gold', 'copper', 'silver', 'lumber', 'coal'] as const;
export type Commodity = (typeof COMMODITIES)[number];

export const ROLES = ['S', 'P'] as const;
/** S = surveyor (builds track), P = prospector (takes claims and passenger lines). */
export type Role = (typeof ROLES)[number];

export const BONUSES = [0, 1, 2] as const;
export type Bonus = (typeof BONUSES)[number];

export const LINE_CLASSES = ['A', 'B', 'C'] as const;
export type LineClass = (typeof LINE_CLASSES)[number];

/** Permanent id of a segment in moves and saved matches: `denver--golden`. */
export type SegmentId = string;
/** Permanent id of a town: `salt-lake-city`. */
export type TownId = string;
/** Permanent id of a market column: `coal-denver`. */
export type ColumnId = string;
/** Place of a town or segment in the board's lists; what state and rules reckon with. */
export type TownIndex = number;
export type SegmentIndex = number;
/** Printed number of a claim card (1-102) or passenger card (1-24). */
export type ClaimNumber = number;
export type LineNumber = number;

export const EVENT_IDS = [
  'jumped-claim',
  'powder-blast',
  'leadville-pinches-out',
  'land-office-fire',
  'county-tax',
  'silver-purchase-act',
] as const;
export type EventId = (typeof EVENT_IDS)[number];

/** Figures an event card carries, so that another pack may print others. */
export interface EventFigures {
  readonly bail: number;
  readonly replacementFee: number;
  readonly taxPerSegment: number;
  readonly taxPerClaim: number;
  readonly taxPerLine: number;
  readonly silverRise: number;
}

/** A staff member of a player, by number. */
export interface StaffRef {
  readonly seat: Seat;
  readonly staff: number;
}

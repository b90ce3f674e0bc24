import type { DealSeats } from './dealSeats.ts';
import type { TurnUpClaim } from './turnUpClaim.ts';
import type { TurnUpLine } from './turnUpLine.ts';

/** What chance decides before the first turn. */
export type SetupMove = DealSeats | TurnUpClaim | TurnUpLine;

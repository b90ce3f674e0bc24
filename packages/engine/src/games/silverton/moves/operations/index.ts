import type { BuildSegment } from './buildSegment.ts';
import type { BuyCard } from './buyCard.ts';
import type { BuyDrawn } from './buyDrawn.ts';
import type { DeclineCard } from './declineCard.ts';
import type { DeclineSegment } from './declineSegment.ts';
import type { Deliver } from './deliver.ts';
import type { Dismantle } from './dismantle.ts';
import type { DrawCard } from './drawCard.ts';
import type { DrawFromDeck } from './drawFromDeck.ts';
import type { EndClaims } from './endClaims.ts';
import type { EndDeliveries } from './endDeliveries.ts';
import type { EndOperating } from './endOperating.ts';
import type { EndPlows } from './endPlows.ts';
import type { EndTrack } from './endTrack.ts';
import type { EndTurn } from './endTurn.ts';
import type { LeaveDrawn } from './leaveDrawn.ts';
import type { Operate } from './operate.ts';
import type { PayBail } from './payBail.ts';
import type { ReplaceDead } from './replaceDead.ts';
import type { RollForFreedom } from './rollForFreedom.ts';
import type { SetPlow } from './setPlow.ts';
import type { SlideLine } from './slideLine.ts';
import type { Transfer } from './transfer.ts';
import type { TrySecondSegment } from './trySecondSegment.ts';

/** What is decided in phase 4, trading apart. */
export type OperationMove =
  | BuyCard
  | DeclineCard
  | DrawFromDeck
  | DrawCard
  | BuyDrawn
  | LeaveDrawn
  | SlideLine
  | EndClaims
  | BuildSegment
  | TrySecondSegment
  | DeclineSegment
  | Dismantle
  | EndTrack
  | Operate
  | EndOperating
  | SetPlow
  | EndPlows
  | Deliver
  | Transfer
  | EndDeliveries
  | PayBail
  | RollForFreedom
  | ReplaceDead
  | EndTurn;

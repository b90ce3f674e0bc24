import type { ClosingEvent } from './closing.ts';
import type { Consequence } from './consequences.ts';
import type { DisputeEvent } from './disputes.ts';
import type { OperationEvent } from './operations.ts';
import type { PlacingEvent, SetupEvent } from './placing.ts';
import type { TradeEvent } from './trading.ts';

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

import type { Stage } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { CLAIM_CHOICES, type ClaimChoices } from './claims.ts';
import { CLOSING_CHOICES, type ClosingChoices } from './closing.ts';
import { DELIVERY_CHOICES, type DeliveryChoices } from './deliveries.ts';
import { DISPUTE_CHOICES, type DisputeChoices } from './disputes.ts';
import { OPERATION_CHOICES, type OperationChoices } from './operations.ts';
import { PLACING_CHOICES, type PlacingChoices } from './placing.ts';
import { TRADE_CHOICES, type TradeChoices } from './trading.ts';

/**
 * The present decision as ranges, for a page: what `legalMoves` would list move by move. Moves that end a
 * step, decline or stand fast need no choice and are left out.
 */
export type Choices =
  | PlacingChoices
  | DisputeChoices
  | ClaimChoices
  | OperationChoices
  | TradeChoices
  | DeliveryChoices
  | ClosingChoices;

const BY_STAGE: Partial<Record<Stage['kind'], (board: Board, state: State) => Choices | undefined>> = {
  ...PLACING_CHOICES,
  ...DISPUTE_CHOICES,
  ...CLAIM_CHOICES,
  ...OPERATION_CHOICES,
  ...TRADE_CHOICES,
  ...DELIVERY_CHOICES,
  ...CLOSING_CHOICES,
};

/** `undefined` where chance decides or the match is over. Depends on nothing the one who decides cannot know. */
export const choices = (board: Board, state: State): Choices | undefined =>
  BY_STAGE[state.stage.kind]?.(board, state);

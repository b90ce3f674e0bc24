import type { ClosingMove } from './closing/index.ts';
import type { DisputeMove } from './disputes/index.ts';
import type { OperationMove } from './operations/index.ts';
import type { PlacingMove } from './placing/index.ts';
import type { Roll } from './roll.ts';
import type { SetupMove } from './setup/index.ts';
import type { TradingMove } from './trading/index.ts';

/** Every decision of the game, chance's included. */
export type Move = SetupMove | PlacingMove | DisputeMove | OperationMove | TradingMove | ClosingMove | Roll;

import type { Seat } from '../../../kernel/index.ts';
import type { Wares } from '../moves/trading/wares.ts';
import type { TownId } from '../types.ts';

interface DealTalk {
  readonly by: Seat;
  readonly to: Seat;
  /** What the one who speaks gives and gets. */
  readonly gives: Wares;
  readonly gets: Wares;
}

/** Phase 4, step 4. */
export type TradeEvent =
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

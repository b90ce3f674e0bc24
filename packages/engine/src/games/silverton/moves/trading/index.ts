import type { Accept } from './accept.ts';
import type { AssignTrain } from './assignTrain.ts';
import type { Counter } from './counter.ts';
import type { EndTrading } from './endTrading.ts';
import type { Invite } from './invite.ts';
import type { Offer } from './offer.ts';
import type { Propose } from './propose.ts';
import type { Refuse } from './refuse.ts';

/** Phase 4, step 4. */
export type TradingMove = Offer | Invite | Propose | Counter | Accept | Refuse | AssignTrain | EndTrading;

import type { Seat } from '../../../kernel/index.ts';
import { claimAt } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import { endDeliveries } from '../moves/operations/endDeliveries.ts';
import { payBail } from '../moves/operations/payBail.ts';
import { replaceDead } from '../moves/operations/replaceDead.ts';
import { rollForFreedom } from '../moves/operations/rollForFreedom.ts';
import { deliveryRanges } from '../rules/deliveries.ts';
import { columnFor, priceOf } from '../rules/market.ts';
import { deliveryRoute, isClosed } from '../rules/routes.ts';
import { transferRanges } from '../rules/transfers.ts';
import { activeSeat, isWinter } from '../rules/turn.ts';
import type { State } from '../state.ts';
import type { Board, ClaimNumber, SegmentId, TownId, TownIndex } from '../types.ts';

/** Goods that can go to a city now, with these trains: from `least` to `most` units. */
export interface DeliveryChoice {
  readonly claim: ClaimNumber;
  /** Whose goods they are if bought in step 4, else `null`. */
  readonly seller: Seat | null;
  readonly city: TownId;
  readonly trains: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly price: number;
  /** The way with the least longest segment, to be shown. */
  readonly route: readonly SegmentId[];
}

export type DeliveryChoices =
  | {
      readonly stage: 'deliveries';
      readonly deliveries: readonly DeliveryChoice[];
      readonly transfers: readonly {
        readonly from: ClaimNumber;
        readonly to: ClaimNumber;
        readonly trains: readonly number[];
        readonly most: number;
      }[];
      /** Whether the step can end, or bought goods still wait (SV-6.4.4). */
      readonly mayEnd: boolean;
    }
  | {
      readonly stage: 'fines';
      readonly jailed: readonly {
        readonly staff: number;
        readonly mayRoll: boolean;
        readonly mayPay: boolean;
      }[];
      readonly dead: readonly number[];
      readonly bail: number;
      readonly replacementFee: number;
    };

const routeIds = (
  board: Board,
  state: State,
  { from, to }: { readonly from: TownIndex; readonly to: TownIndex },
): readonly SegmentId[] => {
  const winter = isWinter(board, state);
  const route = deliveryRoute(board, playerAt(state, activeSeat(state)), {
    from,
    to,
    closed: (segment) => winter && isClosed(segment, state.ledger.cleared),
  });
  return (route ?? []).flatMap((segment) => board.segments[segment]?.id ?? []);
};

const deliveries = (board: Board, state: State): readonly DeliveryChoice[] =>
  [...deliveryRanges(board, state)].map(({ claim, seller, city, trains, least, most }) => {
    const { commodity, town } = claimAt(board, claim);
    const column = columnFor(board, state, { commodity, city });
    return {
      claim,
      seller: seller ?? null,
      city: board.towns[city]?.id ?? '',
      trains,
      least,
      most,
      price: column === undefined ? 0 : priceOf(column, state),
      route: routeIds(board, state, { from: town, to: city }),
    };
  });

/** Phase 4, steps 6 and 7. */
export const DELIVERY_CHOICES = {
  deliveries: (board: Board, state: State): DeliveryChoices => ({
    stage: 'deliveries',
    deliveries: deliveries(board, state),
    transfers: [...transferRanges(board, state)],
    mayEnd: endDeliveries.reject(board, state, { type: 'endDeliveries' }) === undefined,
  }),
  fines: (board: Board, state: State): DeliveryChoices => {
    const rolls = [...rollForFreedom.options(board, state)].map(({ staff }) => staff);
    const pays = [...payBail.options(board, state)].map(({ staff }) => staff);
    return {
      stage: 'fines',
      jailed: [...new Set([...rolls, ...pays])].map((staff) => ({
        staff,
        mayRoll: rolls.includes(staff),
        mayPay: pays.includes(staff),
      })),
      dead: [...replaceDead.options(board, state)].map(({ staff }) => staff),
      bail: board.events.bail,
      replacementFee: board.events.replacementFee,
    };
  },
};

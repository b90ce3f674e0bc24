import type { Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import { accept } from '../moves/trading/accept.ts';
import { assignTrain } from '../moves/trading/assignTrain.ts';
import { type Terms, waresOf } from '../moves/trading/wares.ts';
import { MOST_COUNTERS, talksLeft } from '../rules/haggling.ts';
import { mostPaidBy } from '../rules/publicCash.ts';
import { activeSeat, othersThan } from '../rules/turn.ts';
import { unsoldGoods } from '../rules/wares.ts';
import type { State } from '../state.ts';
import type { Board, ClaimNumber, LineNumber, SegmentId, TownId } from '../types.ts';

/** All that a seat could put into a deal, as the one who speaks knows it. */
export interface Inventory {
  readonly seat: Seat;
  /** Cash, or the most that secret cash can be. */
  readonly mostCash: number;
  readonly claims: readonly ClaimNumber[];
  readonly segments: readonly SegmentId[];
  readonly lines: readonly LineNumber[];
  readonly trains: readonly number[];
  readonly plows: readonly number[];
  /** Goods that can be bought, by claim; the active player sells none (SV-6.4). */
  readonly goods: readonly { readonly claim: ClaimNumber; readonly units: number }[];
}

export type TradeChoices =
  | {
      readonly stage: 'trading';
      readonly own: Inventory;
      readonly others: readonly Inventory[];
      readonly talksLeft: number;
    }
  | { readonly stage: 'invited'; readonly own: Inventory; readonly other: Inventory }
  | {
      readonly stage: 'offered';
      readonly own: Inventory;
      readonly other: Inventory;
      /** The deal on the table as the one who answers would put it. */
      readonly terms: Terms;
      readonly mayAccept: boolean;
      readonly countersLeft: number;
    }
  | { readonly stage: 'assignTrain'; readonly power: number; readonly cities: readonly TownId[] };

const inventory = (board: Board, state: State, seat: Seat, knower: Seat): Inventory => {
  const { claims, segments, lines, trains, plows } = playerAt(state, seat);
  return {
    seat,
    mostCash: mostPaidBy(state, seat, knower),
    claims: claims.map(({ claim }) => claim),
    segments: segments.flatMap((segment) => board.segments[segment]?.id ?? []),
    lines,
    trains: trains.map(({ power }) => power),
    plows: plows.map(({ bonus }) => bonus),
    goods:
      seat === activeSeat(state)
        ? []
        : claims
            .map((own) => ({ claim: own.claim, units: unsoldGoods(state, own) }))
            .filter(({ units }) => units > 0),
  };
};

/** Phase 4, step 4. */
export const TRADE_CHOICES = {
  trading: (board: Board, state: State): TradeChoices => {
    const active = activeSeat(state);
    return {
      stage: 'trading',
      own: inventory(board, state, active, active),
      others: othersThan(state, active).map((seat) => inventory(board, state, seat, active)),
      talksLeft: talksLeft(state),
    };
  },
  invited: (board: Board, state: State): TradeChoices | undefined => {
    if (state.stage.kind !== 'invited') return undefined;
    const { seat } = state.stage;
    return {
      stage: 'invited',
      own: inventory(board, state, seat, seat),
      other: inventory(board, state, activeSeat(state), seat),
    };
  },
  offered: (board: Board, state: State): TradeChoices | undefined => {
    if (state.stage.kind !== 'offered') return undefined;
    const { answers, partner, gives, gets, counters } = state.stage;
    const active = activeSeat(state);
    const [own, other] = answers === active ? [gives, gets] : [gets, gives];
    return {
      stage: 'offered',
      own: inventory(board, state, answers, answers),
      other: inventory(board, state, answers === active ? partner : active, answers),
      terms: { gives: waresOf(board, own), gets: waresOf(board, other) },
      mayAccept: accept.reject(board, state, { type: 'accept' }) === undefined,
      countersLeft: MOST_COUNTERS - counters,
    };
  },
  assignTrain: (board: Board, state: State): TradeChoices | undefined => {
    if (state.stage.kind !== 'assignTrain') return undefined;
    const train = playerAt(state, state.stage.seat).trains.find(({ city }) => city === undefined);
    return {
      stage: 'assignTrain',
      power: train?.power ?? 0,
      cities: [...assignTrain.options(board, state)].map(({ city }) => city),
    };
  },
};

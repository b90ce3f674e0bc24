import { type BuyPlow, buyPlow } from '../moves/closing/buyPlow.ts';
import { type BuyTrain, buyTrain } from '../moves/closing/buyTrain.ts';
import { chooseVictim } from '../moves/closing/chooseVictim.ts';
import { type Hire, hire } from '../moves/closing/hire.ts';
import { equipmentCost } from '../rules/equipment.ts';
import { HIRING_FEE } from '../rules/hiring.ts';
import type { State } from '../state.ts';
import type { Board, EventId } from '../types.ts';

export type ClosingChoices =
  | { readonly stage: 'eventVictim'; readonly event: EventId; readonly staff: readonly number[] }
  | { readonly stage: 'hiring'; readonly fee: number; readonly hires: readonly Hire[] }
  | {
      readonly stage: 'equipment';
      /** Purchases the player can pay, with what each costs. */
      readonly trains: readonly { readonly move: BuyTrain; readonly cost: number }[];
      readonly plows: readonly { readonly move: BuyPlow; readonly cost: number }[];
    };

const trainPurchases = (board: Board, state: State) => {
  const owned = state.players[state.order[state.active] ?? -1]?.trains ?? [];
  const typeOf = (power: number | undefined) => board.trains.find((type) => type.power === power);
  return [...buyTrain.options(board, state)].flatMap((move) => {
    const wanted = typeOf(move.power);
    const old = move.tradeIn === undefined ? undefined : typeOf(owned[move.tradeIn]?.power);
    return wanted === undefined ? [] : [{ move, cost: equipmentCost(wanted, old) }];
  });
};

const plowPurchases = (board: Board, state: State) => {
  const typeOf = (bonus: number | undefined) => board.plows.find((type) => type.bonus === bonus);
  return [...buyPlow.options(board, state)].flatMap((move) => {
    const wanted = typeOf(move.bonus);
    return wanted === undefined ? [] : [{ move, cost: equipmentCost(wanted, typeOf(move.tradeIn)) }];
  });
};

/** Phase 6. */
export const CLOSING_CHOICES = {
  eventVictim: (board: Board, state: State): ClosingChoices | undefined =>
    state.stage.kind === 'eventVictim'
      ? {
          stage: 'eventVictim',
          event: state.stage.event,
          staff: [...chooseVictim.options(board, state)].map(({ staff }) => staff),
        }
      : undefined,
  hiring: (board: Board, state: State): ClosingChoices => ({
    stage: 'hiring',
    fee: HIRING_FEE,
    hires: [...hire.options(board, state)],
  }),
  equipment: (board: Board, state: State): ClosingChoices => ({
    stage: 'equipment',
    trains: trainPurchases(board, state),
    plows: plowPurchases(board, state),
  }),
};

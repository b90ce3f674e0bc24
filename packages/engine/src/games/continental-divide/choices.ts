import { HEX_DIRECTIONS, type HexDirection } from '../../kernel/index.ts';
import { ISSUE } from './data/figures.ts';
import { openLines } from './rules/openLines.ts';
import {
  hexesToStartAt,
  isStarted,
  leastPriceOf,
  mostSharesFor,
  unsoldOf,
  valuesToStartAt,
} from './rules/stock.ts';
import { cashOf, currentSeat, railroadAt } from './state.ts';
import type { Board, State } from './types.ts';

/** What can be started now; nothing can when any of the lists is empty. */
export interface StartChoices {
  readonly railroads: readonly string[];
  readonly hexes: readonly string[];
  /** Stock values that are free and that the player can pay. */
  readonly values: readonly number[];
  readonly shares: { readonly min: number; readonly max: number };
}

/** A railroad with shares the player can buy now. */
export interface BuyChoice {
  readonly railroad: string;
  readonly unsold: number;
  readonly leastPrice: number;
  /** The most shares the player can pay at the least price. */
  readonly most: number;
}

/** A line that can be built now with any length from 1 to `reach`. */
export interface LineChoice {
  readonly railroad: string;
  readonly from: string;
  readonly direction: HexDirection;
  readonly reach: number;
}

/** The current decision as ranges, for a page: what `legalMoves` would list move by move. */
export type Choices =
  | { readonly phase: 'deal' | 'over' }
  | {
      readonly phase: 'stock';
      readonly cash: number;
      readonly start: StartChoices;
      readonly buy: readonly BuyChoice[];
    }
  | { readonly phase: 'build'; readonly lines: readonly LineChoice[] }
  | { readonly phase: 'order'; readonly cards: readonly number[] };

export const choices = (board: Board, state: State): Choices => {
  switch (state.phase) {
    case 'stock':
      return {
        phase: 'stock',
        cash: cashOf(state, currentSeat(state)),
        start: startChoices(board, state),
        buy: buyChoices(board, state),
      };
    case 'build':
      return { phase: 'build', lines: [...lineChoices(board, state)] };
    case 'order':
      return { phase: 'order', cards: state.cards.flatMap((taker, index) => (taker < 0 ? [index + 1] : [])) };
    default:
      return { phase: state.phase };
  }
};

const startChoices = (board: Board, state: State): StartChoices => ({
  railroads: board.railroadIds.filter((_id, index) => !isStarted(railroadAt(state, index))),
  hexes: hexesToStartAt(board, state).map((hex) => board.hexIds[hex] ?? ''),
  values: valuesToStartAt(state),
  shares: ISSUE,
});

const buyChoices = (board: Board, state: State): readonly BuyChoice[] =>
  state.railroads.flatMap((railroad, index) => {
    const most = mostSharesFor(railroad, cashOf(state, currentSeat(state)));
    const id = board.railroadIds[index] ?? '';
    return most === 0
      ? []
      : [{ railroad: id, unsold: unsoldOf(railroad), leastPrice: leastPriceOf(railroad), most }];
  });

function* lineChoices(board: Board, state: State): Iterable<LineChoice> {
  for (const { railroad, from, direction, reach } of openLines(board, state))
    yield {
      railroad: board.railroadIds[railroad] ?? '',
      from: board.hexIds[from] ?? '',
      direction: HEX_DIRECTIONS[direction] ?? 'E',
      reach,
    };
}

import type { Seat } from '@roundhouse/engine';
import { type Board, type State, victoryPointsOf } from '@roundhouse/engine/continental-divide';
import type { PackRailroad } from '../pieces/railroad.ts';

/** What a player is doing: what they decide now, or whether they have played this turn. */
type PlayerState = 'stock' | 'build' | 'order' | 'played' | 'next' | 'waiting' | 'over';

/** One player's line of the table. */
export interface PlayerRow {
  readonly seat: Seat;
  readonly state: PlayerState;
  readonly cash: number;
  readonly points: number;
  /** What the previewed move would add. */
  readonly pointsGained: number;
  readonly holdings: readonly { readonly railroad: PackRailroad; readonly count: number }[];
}

/** All players in playing order, or by seat before it is drawn. */
export const playerRows = (board: Board, state: State, preview: State | undefined): readonly PlayerRow[] => {
  const seats = state.order.length > 0 ? state.order : state.cash.map((_cash, seat) => seat);
  return seats.map((seat, place) => {
    const points = victoryPointsOf(board, state, seat);
    return {
      seat,
      state: stateOf(state, place),
      cash: state.cash[seat] ?? 0,
      points,
      pointsGained: preview === undefined ? 0 : victoryPointsOf(board, preview, seat) - points,
      holdings: holdingsOf(board, state, seat),
    };
  });
};

export const holdingsOf = (board: Board, state: State, seat: Seat): PlayerRow['holdings'] =>
  board.pack.railroads.flatMap((railroad, index) => {
    const count = state.railroads[index]?.shares[seat] ?? 0;
    return count === 0 ? [] : [{ railroad, count }];
  });

const stateOf = ({ phase, position }: State, place: number): PlayerState => {
  if (phase === 'over') return 'over';
  if (phase === 'deal') return 'waiting';
  if (place === position) return phase;
  if (phase === 'order') return place > position ? 'played' : 'waiting';
  if (place < position) return 'played';
  return place === position + 1 ? 'next' : 'waiting';
};

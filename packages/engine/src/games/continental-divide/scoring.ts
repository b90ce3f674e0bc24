import type { Seat, Standing } from '../../kernel/index.ts';
import { VICTORY_POINTS } from './data/figures.ts';
import { isSoldOut } from './rules/stock.ts';
import { sharesOf, sum } from './state.ts';
import type { Board, Railroad, State } from './types.ts';

/** What each feat of a railroad adds to the worth of its shares (CD-7.2). */
export interface ShareWorth {
  readonly central: number;
  readonly western: number;
  readonly divide: number;
  readonly port: number;
  readonly soldOut: number;
  readonly total: number;
}

/** Victory points of one share, feat by feat, as the railroad stands (CD-7.2). */
export const shareWorthOf = (board: Board, railroad: Railroad): ShareWorth => {
  const feats = {
    central: railroad.reachedCentral ? VICTORY_POINTS.central : 0,
    western: railroad.reachedWestern ? VICTORY_POINTS.western : 0,
    divide: railroad.crossedDivide ? VICTORY_POINTS.divide : 0,
    port: board.pack.ports[railroad.port]?.victoryPoints ?? 0,
    soldOut: isSoldOut(railroad) ? VICTORY_POINTS.soldOut : 0,
  };
  return { ...feats, total: sum(Object.values(feats)) };
};

/** A seat's victory points as things stand. Money counts for nothing (CD-7.3). */
export const victoryPointsOf = (board: Board, state: State, seat: Seat): number =>
  sum(state.railroads.map((railroad) => sharesOf(railroad, seat) * shareWorthOf(board, railroad).total));

/** Most victory points first; equal points share a place (CD-7.3). */
export const standings = (board: Board, state: State): readonly Standing[] => {
  const scores = state.cash.map((_cash, seat) => victoryPointsOf(board, state, seat));
  return scores.map((score, seat) => ({
    seat,
    score,
    rank: 1 + scores.filter((other) => other > score).length,
  }));
};

import { STOCK_VALUE } from '../data/figures.ts';
import { cashOf, currentSeat, sharesOf, sum } from '../state.ts';
import type { Board, HexIndex, Railroad, State } from '../types.ts';
import { hasRoom } from './hexes.ts';

export const isStarted = (railroad: Railroad): boolean => railroad.issued > 0;

/** Shares of a started railroad that nobody holds yet. */
export const unsoldOf = (railroad: Railroad): number => railroad.issued - sum(railroad.shares);

/** Every issued share is in somebody's hands (CD-7.2). */
export const isSoldOut = (railroad: Railroad): boolean => isStarted(railroad) && unsoldOf(railroad) === 0;

/** What one share gets when dividends are paid (CD-6.1). */
export const dividendOf = (railroad: Railroad): number =>
  isStarted(railroad) ? Math.ceil(railroad.income / railroad.issued) : 0;

/** The least a share of a started railroad costs now (CD-3.6). */
export const leastPriceOf = (railroad: Railroad): number => railroad.value + dividendOf(railroad);

/** The most shares of this railroad that `cash` buys now. */
export const mostSharesFor = (railroad: Railroad, cash: number): number =>
  isStarted(railroad) ? Math.min(unsoldOf(railroad), Math.floor(cash / leastPriceOf(railroad))) : 0;

/** Stock values that no railroad has and the current player can pay (CD-3.3, CD-3.4). */
export const valuesToStartAt = (state: State): readonly number[] => {
  const most = Math.min(STOCK_VALUE.max, cashOf(state, currentSeat(state)));
  const free: number[] = [];
  for (let value: number = STOCK_VALUE.min; value <= most; value += 1)
    if (!isValueTaken(state, value)) free.push(value);
  return free;
};

export const isValueTaken = (state: State, value: number): boolean =>
  state.railroads.some((railroad) => railroad.value === value);

/** Starting-city hexes with room for one more railroad (CD-3.2). */
export const hexesToStartAt = (board: Board, state: State): readonly HexIndex[] =>
  board.startingHexes.filter((hex) => hasRoom(board, state, hex));

/** Sole or tied majority of the shares in players' hands (CD-4.1). */
export const hasMajority = (railroad: Railroad, seat: number): boolean => {
  const held = sharesOf(railroad, seat);
  return held > 0 && railroad.shares.every((others) => others <= held);
};

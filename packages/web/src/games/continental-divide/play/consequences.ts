import {
  type Board,
  dividendOf,
  leastPriceOf,
  payoutOf,
  type Railroad,
  type RailroadIndex,
  type State,
  shareWorthOf,
  unsoldOf,
  victoryPointsOf,
} from '@roundhouse/engine/continental-divide';

/** A figure before and after a move. */
interface Change {
  readonly before: number;
  readonly after: number;
}

/** What a move would change about one railroad and everybody who holds it. */
export interface Consequences {
  readonly treasury: Change;
  readonly cubes: Change;
  readonly income: Change;
  readonly dividend: Change;
  readonly leastPrice: Change;
  readonly unsold: Change;
  /** Victory points of one share. */
  readonly worth: Change;
  /** What dividends of this railroad would bring each seat; only seats that hold shares. */
  readonly payouts: readonly { readonly seat: number; readonly amount: Change }[];
  readonly toTreasury: Change;
  /** By seat, from all railroads. */
  readonly victoryPoints: readonly Change[];
  readonly cash: readonly Change[];
}

export const consequencesOf = (
  board: Board,
  railroad: RailroadIndex,
  { before, after }: { readonly before: State; readonly after: State },
): Consequences => {
  const [was, is] = [before.railroads[railroad], after.railroads[railroad]];
  if (was === undefined || is === undefined) throw new RangeError(`no railroad ${railroad}`);
  const change = (figure: (of: Railroad) => number): Change => ({ before: figure(was), after: figure(is) });
  const seats = before.cash.map((_cash, seat) => seat);
  return {
    treasury: change(({ treasury }) => treasury),
    cubes: change(({ cubes }) => cubes),
    income: change(({ income }) => income),
    dividend: change(dividendOf),
    leastPrice: change(leastPriceOf),
    unsold: change(unsoldOf),
    worth: change((each) => shareWorthOf(board, each).total),
    payouts: seats
      .map((seat) => ({ seat, amount: change((each) => payoutOf(each).toSeats[seat] ?? 0) }))
      .filter(({ seat }) => (is.shares[seat] ?? 0) > 0),
    toTreasury: change((each) => payoutOf(each).toTreasury),
    victoryPoints: seats.map((seat) => ({
      before: victoryPointsOf(board, before, seat),
      after: victoryPointsOf(board, after, seat),
    })),
    cash: seats.map((seat) => ({ before: before.cash[seat] ?? 0, after: after.cash[seat] ?? 0 })),
  };
};

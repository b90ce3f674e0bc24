import { claimAt } from '../../effects/claims.ts';
import { lineAt } from '../../effects/lines.ts';
import { columnFor, priceOf } from '../../rules/market.ts';
import type { Bundle } from '../../stages.ts';
import type { State } from '../../state.ts';
import type { Board, ClaimNumber } from '../../types.ts';

/** Dollars for one unit of a claim at the best market there is now. */
const unitPrice = (board: Board, state: State, claim: ClaimNumber): number => {
  const { commodity } = claimAt(board, claim);
  const prices = board.towns
    .filter(({ market }) => market)
    .map(({ index: city }) => columnFor(board, state, { commodity, city }))
    .map((column) => (column === undefined ? 0 : priceOf(column, state)));
  return Math.max(...prices);
};

const averageUnits = (board: Board, claim: ClaimNumber): number => {
  const { yields } = claimAt(board, claim);
  const ways = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
  return ways.reduce((sum, count, total) => sum + (count / 36) * Math.max(0, yields[total] ?? 0), 0);
};

/** Dollars a claim may bring in a turn, once its goods can be delivered. */
export const claimWorth = (board: Board, state: State, claim: ClaimNumber): number =>
  averageUnits(board, claim) * unitPrice(board, state, claim) - claimAt(board, claim).operatingCost;

/** What a bundle is worth to anybody, cash apart: a rough and honest guess. */
export const bundleWorth = (board: Board, state: State, bundle: Bundle): number => {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const goodsOn = (claim: ClaimNumber): number =>
    state.players.flatMap(({ claims }) => claims).find((own) => own.claim === claim)?.goods ?? 0;
  return (
    sum(
      bundle.claims.map(
        (claim) => 0.7 * claimAt(board, claim).price + 0.5 * goodsOn(claim) * unitPrice(board, state, claim),
      ),
    ) +
    sum(bundle.segments.map((segment) => 0.8 * (board.segments[segment]?.cost ?? 0))) +
    sum(bundle.lines.map((line) => lineAt(board, line).price)) +
    sum(bundle.trains.map((power) => board.trains.find((type) => type.power === power)?.price ?? 0)) +
    sum(bundle.plows.map((bonus) => board.plows.find((type) => type.bonus === bonus)?.price ?? 0)) +
    sum(bundle.goods.map(({ claim, units }) => 0.6 * units * unitPrice(board, state, claim)))
  );
};

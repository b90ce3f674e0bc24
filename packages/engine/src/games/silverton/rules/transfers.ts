import type { Rejection } from '../../../kernel/index.ts';
import { claimAt, ownedClaim } from '../effects/claims.ts';
import { playerAt } from '../effects/money.ts';
import type { State } from '../state.ts';
import type { Board, ClaimNumber, Commodity } from '../types.ts';
import { DELIVERIES, haulLimit, haulProblem, movableUnits, trainChoices } from './haulage.ts';
import { activeSeat } from './turn.ts';

/** Goods on their way from one own claim to another (SV-30.4). */
export interface Transfer {
  readonly from: ClaimNumber;
  readonly to: ClaimNumber;
  readonly units: number;
  /** Powers of the trains used, in the advanced game. */
  readonly trains: readonly number[];
}

const isPlayed = ({ options }: State): boolean => options.optionalRules.includes('convoyTransfer');

/** SV-30.4: units a basic transfer can take. */
const basicLimit = (commodity: Commodity): number =>
  commodity === 'gold' || commodity === 'silver' ? 32 : 16;

const haulOf = (board: Board, { from, to, units, trains }: Transfer) => ({
  from: claimAt(board, from).town,
  to: claimAt(board, to).town,
  commodity: claimAt(board, from).commodity,
  units,
  trains,
});

/** Why the active player cannot transfer goods like this. */
export const transferProblem = (board: Board, state: State, transfer: Transfer): Rejection | undefined => {
  const { from, to, units } = transfer;
  if (!isPlayed(state)) return { rule: 'SV-30.4', code: 'transfer/notPlayed' };
  const seat = activeSeat(state);
  const source = ownedClaim(state, seat, from);
  if (source === undefined) return { rule: 'SV-30.4', code: 'transfer/notYours', params: { claim: from } };
  if (ownedClaim(state, seat, to) === undefined)
    return { rule: 'SV-30.4', code: 'transfer/notYours', params: { claim: to } };
  if (from === to) return { rule: 'SV-30.4', code: 'transfer/sameClaim', params: { claim: to } };
  const { commodity } = claimAt(board, from);
  if (claimAt(board, to).commodity !== commodity)
    return { rule: 'SV-30.4', code: 'transfer/otherCommodity', params: { claim: to } };
  const left = movableUnits(state, source);
  if (units > left)
    return { rule: 'SV-30.4.1', code: 'transfer/tooFewGoods', params: { claim: from, units, left } };
  const most = basicLimit(commodity);
  if (!state.options.advanced && units > most)
    return { rule: 'SV-30.4', code: 'transfer/tooMuch', params: { units, capacity: most } };
  return haulProblem(board, state, { move: 'transfer', haul: haulOf(board, transfer) });
};

type TransferRange = Omit<Transfer, 'units'> & { readonly most: number };

/** Every pair of own claims and choice of trains with which something can be transferred. */
export function* transferRanges(board: Board, state: State): Iterable<TransferRange> {
  if (!isPlayed(state) || (!state.options.advanced && state.ledger.deliveries >= DELIVERIES)) return;
  for (const source of playerAt(state, activeSeat(state)).claims) {
    const units = movableUnits(state, source);
    if (units > 0) yield* rangesFrom(board, state, { from: source.claim, units });
  }
}

function* rangesFrom(
  board: Board,
  state: State,
  { from, units }: Pick<Transfer, 'from' | 'units'>,
): Iterable<TransferRange> {
  const { commodity, town } = claimAt(board, from);
  const targets = playerAt(state, activeSeat(state)).claims.filter(
    ({ claim }) => claim !== from && claimAt(board, claim).commodity === commodity,
  );
  for (const { claim: to } of targets) {
    for (const trains of trainChoices(board, state, town)) {
      const limit = haulLimit(board, state, haulOf(board, { from, to, units, trains }));
      const most = Math.min(units, limit, state.options.advanced ? units : basicLimit(commodity));
      if (most > 0) yield { from, to, trains, most };
    }
  }
}

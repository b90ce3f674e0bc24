import type { Rejection, Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { Bundle } from '../stages.ts';
import type { OwnedClaim, State } from '../state.ts';
import type { Board, ClaimNumber } from '../types.ts';
import type { Deal } from './deal.ts';
import { movableUnits } from './haulage.ts';

interface Handover {
  readonly from: Seat;
  readonly bundle: Bundle;
}

/** What one side cannot give because it is not theirs, or not for trade at all. */
export const waresProblem = (board: Board, state: State, { from, bundle }: Handover): Rejection | undefined =>
  twiceProblem(bundle) ??
  cardsProblem(state, from, bundle) ??
  trackProblem(board, state, { from, bundle }) ??
  equipmentProblem(state, from, bundle);

const hasRepeats = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;

const twiceProblem = ({ claims, segments, lines, goods }: Bundle): Rejection | undefined =>
  [claims, segments, lines, goods.map(({ claim, city }) => `${claim}>${city}`)].some(hasRepeats)
    ? { rule: 'SV-6.4.5', code: 'deal/twice' }
    : undefined;

const cardsProblem = (state: State, from: Seat, { claims, lines }: Bundle): Rejection | undefined => {
  const player = playerAt(state, from);
  const claim = claims.find((each) => !player.claims.some((own) => own.claim === each));
  if (claim !== undefined) return { rule: 'SV-6.4', code: 'deal/notOwnClaim', params: { seat: from, claim } };
  const sold = claims.find((each) => boughtOf(state, each) > 0);
  if (sold !== undefined) return { rule: 'SV-6.4.4', code: 'deal/goodsSold', params: { claim: sold } };
  const line = lines.find((each) => !player.lines.includes(each));
  if (line === undefined) return undefined;
  const joint = state.jointLines.some((each) => each.line === line);
  return joint
    ? { rule: 'SV-30.2.5', code: 'deal/jointLine', params: { line } }
    : { rule: 'SV-6.4', code: 'deal/notOwnLine', params: { seat: from, line } };
};

/** Units of a claim that the active player has bought and not delivered yet. */
const boughtOf = ({ ledger }: State, claim: ClaimNumber): number =>
  ledger.duties.reduce((sum, duty) => sum + (duty.claim === claim ? duty.units : 0), 0);

/** Units on a claim that its owner can still sell. */
export const unsoldGoods = (state: State, own: Pick<OwnedClaim, 'claim' | 'goods'>): number =>
  movableUnits(state, own) - boughtOf(state, own.claim);

const trackProblem = (board: Board, state: State, { from, bundle }: Handover): Rejection | undefined => {
  const foreign = bundle.segments.find((segment) => state.owners[segment] !== from);
  if (foreign === undefined) return undefined;
  const segment = board.segments[foreign]?.id ?? '';
  return { rule: 'SV-6.4', code: 'deal/notOwnSegment', params: { seat: from, segment } };
};

const equipmentProblem = (state: State, from: Seat, { trains, plows }: Bundle): Rejection | undefined => {
  if (trains.length + plows.length === 0) return undefined;
  if (!state.options.advanced) return { rule: 'SV-13.1', code: 'deal/noEquipment' };
  const player = playerAt(state, from);
  const train = missing(
    trains,
    player.trains.map(({ power }) => power),
  );
  if (train !== undefined)
    return { rule: 'SV-13.1', code: 'deal/notOwnTrain', params: { seat: from, power: train } };
  const plow = missing(
    plows,
    player.plows.map(({ bonus }) => bonus),
  );
  return plow === undefined
    ? undefined
    : { rule: 'SV-13.1', code: 'deal/notOwnPlow', params: { seat: from, bonus: plow } };
};

/** The first of `asked` that `owned` does not hold often enough. */
const missing = (asked: readonly number[], owned: readonly number[]): number | undefined => {
  const rest = [...owned];
  return asked.find((kind) => {
    const at = rest.indexOf(kind);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
};

/** SV-6.4: goods go to the active player only, from claims the seller keeps, as many as lie there unsold. */
export const goodsProblem = (board: Board, state: State, deal: Deal): Rejection | undefined => {
  if (deal.gives.goods.length > 0) return { rule: 'SV-6.4', code: 'deal/ownGoods' };
  const { claims } = playerAt(state, deal.partner);
  for (const { claim, city } of deal.gets.goods) {
    const owned = claims.find((own) => own.claim === claim);
    if (owned === undefined || deal.gets.claims.includes(claim))
      return { rule: 'SV-6.4', code: 'deal/notOwnClaim', params: { seat: deal.partner, claim } };
    const asked = deal.gets.goods.reduce((sum, lot) => sum + (lot.claim === claim ? lot.units : 0), 0);
    const left = unsoldGoods(state, owned);
    if (asked > left) return { rule: 'SV-6.4', code: 'deal/tooFewGoods', params: { claim, left } };
    if (board.towns[city]?.market !== true)
      return { rule: 'SV-6.4', code: 'deal/noMarket', params: { claim } };
  }
  return undefined;
};

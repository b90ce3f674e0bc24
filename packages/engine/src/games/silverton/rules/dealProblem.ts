import type { Rejection, Seat } from '../../../kernel/index.ts';
import { carryOut } from '../effects/deal.ts';
import { playerAt } from '../effects/money.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { CUBES } from './building.ts';
import { type Deal, handoversOf } from './deal.ts';
import { canMeetDuties } from './duties.ts';
import { mostPaidBy } from './publicCash.ts';
import { goodsProblem, waresProblem } from './wares.ts';

const MOST_TRAINS = 4;

/**
 * The first rule a deal breaks for either side, cash apart: what one asks of a secret purse is only
 * known to be too much when its owner has to pay (`cashProblem`).
 */
export const dealProblem = (board: Board, state: State, deal: Deal): Rejection | undefined => {
  for (const handover of handoversOf(deal)) {
    const problem = waresProblem(board, state, handover);
    if (problem !== undefined) return problem;
  }
  const goods = goodsProblem(board, state, deal);
  if (goods !== undefined) return goods;
  const after = carryOut(board, state, deal);
  return (
    holdingsProblem(board, after, deal.active) ??
    holdingsProblem(board, after, deal.partner) ??
    lineProblem(after, deal) ??
    dutyProblem(board, after, deal) ??
    emptyProblem(deal)
  );
};

/**
 * SV-14.5: nobody gives cash they do not have. A secret purse is only asked by its owner: what others
 * know must not depend on it (SV-1.2).
 */
export const cashProblem = (
  state: State,
  deal: Deal,
  { payer, knower }: { readonly payer: Seat; readonly knower: Seat },
): Rejection | undefined => {
  const most = mostPaidBy(state, payer, knower);
  const due = (payer === deal.active ? deal.gives : deal.gets).cash;
  return due > most ? { rule: 'SV-14.5', code: 'deal/cash', params: { seat: payer, due, most } } : undefined;
};

/** SV-6.4.1: what a deal may not make of a player. */
const holdingsProblem = (board: Board, after: State, seat: Seat): Rejection | undefined => {
  const { segments, trains, staff } = playerAt(after, seat);
  const surveyed = staff.flatMap(({ place }) => (place.at === 'segment' ? [place.segment] : []));
  const taken = new Set([...segments, ...surveyed]);
  const twin = segments.find((segment) =>
    board.segments[segment]?.parallels.some((parallel) => taken.has(parallel)),
  );
  if (twin !== undefined) {
    const segment = board.segments[twin]?.id ?? '';
    return { rule: 'SV-6.4.1', code: 'deal/parallel', params: { seat, segment } };
  }
  if (segments.length > CUBES) return { rule: 'SV-6.4.1', code: 'deal/tooManySegments', params: { seat } };
  if (trains.length > MOST_TRAINS) return { rule: 'SV-6.4.1', code: 'deal/tooManyTrains', params: { seat } };
  return undefined;
};

/** SV-6.4.3: a receiver without the route would have had to return the card at once. */
const lineProblem = (after: State, deal: Deal): Rejection | undefined => {
  for (const { to, bundle } of handoversOf(deal)) {
    const line = bundle.lines.find((each) => !playerAt(after, to).lines.includes(each));
    if (line !== undefined) return { rule: 'SV-6.4.3', code: 'deal/noRoute', params: { seat: to, line } };
  }
  return undefined;
};

const dutyProblem = (board: Board, after: State, { gets }: Deal): Rejection | undefined => {
  if (canMeetDuties(board, after)) return undefined;
  return { rule: 'SV-6.4.4', code: gets.goods.length > 0 ? 'deal/cannotDeliver' : 'deal/spoilsDuty' };
};

/** SV-6.4.6: a deal is about something, and cash goes one way only. */
const emptyProblem = (deal: Deal): Rejection | undefined => {
  if (deal.gives.cash > 0 && deal.gets.cash > 0) return { rule: 'SV-6.4.6', code: 'deal/cashBothWays' };
  const empty = handoversOf(deal).every(
    ({ bundle: { cash, ...things } }) =>
      cash === 0 && Object.values(things).every((list) => list.length === 0),
  );
  return empty ? { rule: 'SV-6.4.6', code: 'deal/empty' } : undefined;
};

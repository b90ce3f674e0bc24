import type { Seat } from '@roundhouse/engine';
import type { Grade, MatchEvent } from '@roundhouse/engine/silverton';
import type { LogEntry } from '../../../match/host.ts';
import { isMatchEvent } from '../describe/describeEvent.ts';

/** Where a player's money came from and went to; what was spent is negative. */
export interface Earnings {
  readonly goods: number;
  readonly passengers: number;
  readonly track: number;
  readonly cards: number;
  readonly operating: number;
  readonly equipment: number;
  readonly other: number;
}

interface Posting {
  readonly seat: Seat;
  readonly kind: keyof Earnings;
  readonly amount: number;
}

const NONE: Earnings = { goods: 0, passengers: 0, track: 0, cards: 0, operating: 0, equipment: 0, other: 0 };

const dealPostings = ({ by, to, gives, gets }: Extract<MatchEvent, { readonly type: 'dealMade' }>) => [
  { seat: by, kind: 'other', amount: gets.cash - gives.cash } as const,
  { seat: to, kind: 'other', amount: gives.cash - gets.cash } as const,
];

const postings = (event: MatchEvent): readonly Posting[] => {
  switch (event.type) {
    case 'goodsDelivered':
      return [{ seat: event.seat, kind: 'goods', amount: event.amount }];
    case 'incomePaid':
      return [{ seat: event.seat, kind: 'passengers', amount: event.amount }];
    case 'segmentBuilt':
      return [{ seat: event.seat, kind: 'track', amount: -event.cost }];
    case 'segmentDismantled':
      return [{ seat: event.seat, kind: 'track', amount: event.salvage }];
    case 'cardBought':
      return [{ seat: event.seat, kind: 'cards', amount: -event.price }];
    case 'jointLineBought':
      return event.seats.map((seat, index) => ({ seat, kind: 'cards', amount: -(event.prices[index] ?? 0) }));
    case 'operationPaid':
      return [{ seat: event.seat, kind: 'operating', amount: -event.cost }];
    case 'equipmentBought':
      return [{ seat: event.seat, kind: 'equipment', amount: -event.price }];
    case 'bailPaid':
    case 'deadReplaced':
    case 'staffHired':
    case 'finePaid':
      return [{ seat: event.seat, kind: 'other', amount: -event.amount }];
    case 'dealMade':
      return dealPostings(event);
    default:
      return [];
  }
};

/** What every seat earned and spent over the match, as the log tells it. */
export const earningsOf = (log: readonly LogEntry[], seats: number): readonly Earnings[] => {
  const sums = Array.from({ length: seats }, () => ({ ...NONE }));
  for (const { seat, kind, amount } of log
    .flatMap(({ events }) => events)
    .filter(isMatchEvent)
    .flatMap(postings)) {
    const sum = sums[seat];
    if (sum !== undefined) sums[seat] = { ...sum, [kind]: sum[kind] + amount };
  }
  return sums;
};

/** The grade of a finished solo scenario. */
export const gradeIn = (log: readonly LogEntry[]): Grade | undefined => {
  const ended = log
    .flatMap(({ events }) => events)
    .findLast((event) => isMatchEvent(event) && event.type === 'matchEnded');
  return ended !== undefined && isMatchEvent(ended) && ended.type === 'matchEnded'
    ? (ended.grade ?? undefined)
    : undefined;
};

import type { MatchEvent } from '@roundhouse/engine/silverton';
import type { NameOf } from './describer.ts';

type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;
type Target = EventOf<'staffPlaced'>['target'];
type Prize = EventOf<'disputeWon'>['prize'];
type Wares = EventOf<'dealMade'>['gives'];

/** `a, b and c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const names = (seats: readonly number[], name: NameOf): string => list(seats.map(name));

export const dice = (rolled: readonly number[]): string => rolled.join(' and ');

/** `4 and 3, with 2 more 9`. */
export const rolled = (thrown: readonly number[], bonus: number, total: number): string =>
  bonus === 0 ? `${dice(thrown)}, ${total}` : `${dice(thrown)}, with ${bonus} more ${total}`;

export const units = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;

export const staff = ({ staff: number, piece }: { readonly staff: number; readonly piece: string }): string =>
  `${piece.startsWith('S') ? 'surveyor' : 'prospector'} ${number + 1} (${piece})`;

/** Where a staff member goes, or what is bought. */
export const target = (where: Target): string => {
  switch (where.on) {
    case 'segment':
      return where.segment;
    case 'claim':
      return `claim #${where.claim}`;
    case 'line':
      return `passenger line ${where.line}`;
    case 'deck':
      return 'the claim deck';
  }
};

export const prize = (over: Prize): string => {
  switch (over.over) {
    case 'segment':
    case 'special':
      return list(over.segments);
    case 'claim':
      return `claim #${over.claim}`;
    case 'line':
      return `passenger line ${over.line}`;
    case 'steal':
      return `the theft of passenger line ${over.line}`;
    case 'end':
      return `the whole of joint line ${over.line}`;
  }
};

/** `$100, claim #41 and 3 units of claim #12 for denver`, or `nothing`. */
export const wares = ({ cash, claims, segments, lines, trains, plows, goods }: Wares): string => {
  const parts = [
    ...(cash > 0 ? [`$${cash}`] : []),
    ...claims.map((claim) => `claim #${claim}`),
    ...segments,
    ...lines.map((line) => `passenger line ${line}`),
    ...trains.map((power) => `a train ${power}`),
    ...plows.map((bonus) => `a plow +${bonus}`),
    ...goods.map((lot) => `${units(lot.units)} of claim #${lot.claim} for ${lot.city}`),
  ];
  return parts.length === 0 ? 'nothing' : list(parts);
};

import type { MatchEvent } from '@roundhouse/engine/silverton';
import { counted } from '../counted.ts';
import type { NameOf } from './describer.ts';

type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;
type Grade = NonNullable<EventOf<'matchEnded'>['grade']>;

/** `a, b and c`. */
export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const names = (seats: readonly number[], name: NameOf): string => list(seats.map(name));

export const dice = (rolled: readonly number[]): string => rolled.join(' and ');

/** `4 and 3, with 2 more 9`. */
export const rolled = (thrown: readonly number[], bonus: number, total: number): string =>
  bonus === 0 ? `${dice(thrown)}, ${total}` : `${dice(thrown)}, with ${bonus} more ${total}`;

export const units = (count: number): string => counted(count, 'unit');

export const staff = ({ staff: number, piece }: { readonly staff: number; readonly piece: string }): string =>
  `${piece.startsWith('S') ? 'surveyor' : 'prospector'} ${number + 1} (${piece})`;

/** What a solo player has made of it, from best to worst (SV-20). */
export const GRADES: Readonly<Record<Grade, string>> = {
  decisiveVictory: 'decisive victory',
  substantialVictory: 'substantial victory',
  marginalVictory: 'marginal victory',
  draw: 'draw',
  marginalDefeat: 'marginal defeat',
  substantialDefeat: 'substantial defeat',
  decisiveDefeat: 'decisive defeat',
};

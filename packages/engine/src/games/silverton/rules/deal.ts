import type { Seat } from '../../../kernel/index.ts';
import type { Bundle } from '../stages.ts';

/** A deal of step 4, seen from the active player (SV-6.4). */
export interface Deal {
  readonly active: Seat;
  readonly partner: Seat;
  readonly gives: Bundle;
  readonly gets: Bundle;
}

/** A deal in the words of `speaker`, who may be either side. */
export const dealOf = (
  active: Seat,
  partner: Seat,
  { speaker, gives, gets }: { readonly speaker: Seat; readonly gives: Bundle; readonly gets: Bundle },
): Deal =>
  speaker === active ? { active, partner, gives, gets } : { active, partner, gives: gets, gets: gives };

/** Both directions of a deal: who gives, who gets, and what. */
export const handoversOf = ({ active, partner, gives, gets }: Deal) => [
  { from: active, to: partner, bundle: gives },
  { from: partner, to: active, bundle: gets },
];

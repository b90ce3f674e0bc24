import type { State } from '../state.ts';

/** SV-6.4.6: how long a table may haggle. */
const MOST_OFFERS = 12;
export const MOST_COUNTERS = 6;

/** Whether the active player may still open talks in this step 4. */
export const mayOpenTalks = ({ ledger }: State): boolean => ledger.offers < MOST_OFFERS;

/** `state` with one more offer or invitation counted. */
export const withTalksOpened = (state: State): State => ({
  ...state,
  ledger: { ...state.ledger, offers: state.ledger.offers + 1 },
});

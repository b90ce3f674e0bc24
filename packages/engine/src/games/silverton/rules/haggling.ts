import type { State } from '../state.ts';

/** SV-6.4.6: how long a table may haggle. */
const MOST_OFFERS = 12;
export const MOST_COUNTERS = 6;

/** How many more talks the active player may open in this step 4. */
export const talksLeft = ({ ledger }: State): number => MOST_OFFERS - ledger.offers;

/** `state` with one more offer or invitation counted. */
export const withTalksOpened = (state: State): State => ({
  ...state,
  ledger: { ...state.ledger, offers: state.ledger.offers + 1 },
});

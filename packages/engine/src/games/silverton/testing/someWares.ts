import { NO_WARES, type Terms, type Wares } from '../moves/trading/wares.ts';

/** Wares for a test: what it names, and nothing else. */
const wares = (some: Partial<Wares>): Wares => ({ ...NO_WARES, ...some });

/** What a speaker gives for what. */
export const terms = (gives: Partial<Wares>, gets: Partial<Wares>): Terms => ({
  gives: wares(gives),
  gets: wares(gets),
});

export const LENGTHS = ['short', 'regular', 'long', 'campaign'] as const;
export type Length = (typeof LENGTHS)[number];

export const SCENARIOS = [
  'denver-6000',
  'denver-10000',
  'salt-lake-city-10000',
  'denver-campaign',
  'golden-spike-2',
  'golden-spike-3',
  'copper-spike',
  'nickel-spike',
  'silver-spike',
  'strong-start',
] as const;
/** SV-20.1 to SV-20.10, in that order. */
export type ScenarioId = (typeof SCENARIOS)[number];

/** The optional rules SV-30.1 to SV-30.7, in that order. */
export const OPTIONAL_RULES = [
  'slidingLines',
  'jointLines',
  'severalPlows',
  'convoyTransfer',
  'betterPassengers',
  'simpleMarket',
  'hiring',
] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/** What a table agrees on before the deal. */
export interface Options {
  readonly length: Length;
  readonly advanced: boolean;
  readonly scenario?: ScenarioId;
  readonly optionalRules: readonly OptionalRule[];
  /** SV-1.6: play on past turn 24 until the sum is reached. */
  readonly playOn: boolean;
  /** SV-1.7: turn 4 is winter too. */
  readonly earlyWinter: boolean;
  /** SV-9.1: events turned up in a refill act instead of being shuffled back. */
  readonly refillEvents: boolean;
  /** SV-20.2: the solo player's third staff member. */
  readonly soloThird: 'S' | 'P';
  /** SV-20.10: ten staff points in *Strong start* instead of the printed fourteen. */
  readonly tenPoints: boolean;
  /** SV-30.6: in a short game the simple market counts from "start". */
  readonly simpleFromStart: boolean;
}

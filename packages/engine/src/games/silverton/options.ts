import { boolean, type Decoder, decoded, listOf, object, oneOf, optional } from '../../kernel/index.ts';

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

/** The game as the rule book teaches it first: basic, regular, no options. */
export const DEFAULT_OPTIONS: Options = {
  length: 'regular',
  advanced: false,
  optionalRules: [],
  playOn: false,
  earlyWinter: false,
  refillEvents: false,
  soloThird: 'S',
  tenPoints: false,
  simpleFromStart: false,
};

const decodeChosen = object<Partial<Options>>({
  length: optional(oneOf(LENGTHS)),
  advanced: optional(boolean),
  scenario: optional(oneOf(SCENARIOS)),
  optionalRules: optional(listOf(oneOf(OPTIONAL_RULES))),
  playOn: optional(boolean),
  earlyWinter: optional(boolean),
  refillEvents: optional(boolean),
  soloThird: optional(oneOf(['S', 'P'])),
  tenPoints: optional(boolean),
  simpleFromStart: optional(boolean),
});

/** Options from untrusted JSON; what is missing takes its default, optional rules their order of SV-30. */
export const decodeOptions: Decoder<Options> = (json, path) => {
  const read = decodeChosen(json ?? {}, path);
  if (!read.ok) return read;
  const options = { ...DEFAULT_OPTIONS, ...read.value };
  return decoded({
    ...options,
    optionalRules: OPTIONAL_RULES.filter((rule) => options.optionalRules.includes(rule)),
  });
};

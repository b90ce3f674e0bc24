import type { Rejection, Setup } from '../../kernel/index.ts';
import type { OptionalRule, Options } from './options.ts';
import { lengthOf, scenarioOf } from './rules/start.ts';

/** Why no match can start like this, in the order of the rules. */
export const rejectSetup = ({ players, options }: Setup<Options>): Rejection | undefined =>
  rejectPlayers(players, options) ?? rejectTableOptions(options) ?? rejectOptionalRules(players, options);

const rejectPlayers = (players: number, options: Options): Rejection | undefined => {
  if (!Number.isInteger(players) || players < 1 || players > 6)
    return { rule: 'SV-1.1', code: 'setup/players', params: { players } };
  const scenario = scenarioOf(options);
  if (scenario === undefined)
    return players === 1 ? { rule: 'SV-1.1', code: 'setup/soloNeedsScenario' } : undefined;
  const needed = scenario.seats.length;
  return players === needed
    ? undefined
    : { rule: scenario.rule, code: 'setup/scenarioPlayers', params: { players: needed } };
};

const rejectTableOptions = (options: Options): Rejection | undefined => {
  if (options.playOn && lengthOf(options) === 'campaign')
    return { rule: 'SV-1.6', code: 'setup/playOnFixedEnd' };
  if (options.tenPoints && !(options.scenario === 'strong-start' && options.advanced))
    return { rule: 'SV-20.10', code: 'setup/tenPointsElsewhere' };
  if (
    options.simpleFromStart &&
    !(options.optionalRules.includes('simpleMarket') && lengthOf(options) === 'short')
  )
    return { rule: 'SV-30.6', code: 'setup/simpleFromStartElsewhere' };
  return undefined;
};

/** What a game must be for an optional rule to fit (SV-30.0); the rest is free. */
interface Fit {
  readonly rule: string;
  /** Only with two players or more. */
  readonly rivals?: true;
  readonly game?: 'basic' | 'advanced';
  readonly lengths?: readonly string[];
  /** Fits every scenario, whatever its length. */
  readonly scenarios?: true;
}

const FITS: Readonly<Record<OptionalRule, Fit>> = {
  slidingLines: { rule: 'SV-30.1', rivals: true },
  jointLines: { rule: 'SV-30.2', rivals: true },
  severalPlows: { rule: 'SV-30.3', game: 'advanced' },
  convoyTransfer: { rule: 'SV-30.4' },
  betterPassengers: { rule: 'SV-30.5', rivals: true, lengths: ['short'], scenarios: true },
  simpleMarket: { rule: 'SV-30.6', rivals: true, game: 'basic', lengths: ['short', 'regular', 'campaign'] },
  hiring: { rule: 'SV-30.7', rivals: true, game: 'advanced', lengths: ['regular', 'long', 'campaign'] },
};

const rejectOptionalRules = (players: number, options: Options): Rejection | undefined => {
  for (const option of options.optionalRules) {
    const misfit = misfitOf(FITS[option], players, options);
    if (misfit !== undefined) return { rule: FITS[option].rule, code: misfit, params: { option } };
  }
  return undefined;
};

const misfitOf = (
  { rivals, game, lengths, scenarios }: Fit,
  players: number,
  options: Options,
): Rejection['code'] | undefined => {
  if (game !== undefined && (game === 'advanced') !== options.advanced)
    return game === 'advanced' ? 'setup/optionNeedsAdvanced' : 'setup/optionNeedsBasic';
  if (rivals && players < 2) return 'setup/optionNeedsRivals';
  if (scenarios && options.scenario !== undefined) return undefined;
  return lengths?.includes(lengthOf(options)) === false ? 'setup/optionLength' : undefined;
};

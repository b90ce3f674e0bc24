import { SCENARIO_TABLE } from '../data/scenarios.ts';
import { START_TABLES, type StaffPiece } from '../data/startTables.ts';
import type { Length, Options } from '../options.ts';
import type { Bonus, Role } from '../types.ts';

type Chosen = Pick<Options, 'scenario' | 'advanced' | 'optionalRules' | 'tenPoints'>;

/** The scenario a match plays; `undefined` in a standard game. */
export const scenarioOf = ({ scenario }: Pick<Options, 'scenario'>) =>
  scenario === undefined ? undefined : SCENARIO_TABLE[scenario];

/** The start table of the scenario, or of the number of players (SV-2.2, SV-10.2). */
const startOf = (options: Chosen, players: number) => scenarioOf(options) ?? START_TABLES[players];

/** Cash each player starts with. */
export const startCashOf = (options: Chosen, players: number): number => {
  const start = startOf(options, players);
  return (options.advanced ? start?.advanced.cash : start?.cash) ?? 0;
};

/** Trains each player starts with. */
export const startTrainsOf = (options: Chosen, players: number): number =>
  options.advanced ? (startOf(options, players)?.advanced.trains ?? 0) : 0;

/** Points for staff (SV-10.2, SV-20, SV-30.7); `undefined` where staff is not bought with points. */
export const staffPointsOf = (options: Chosen, players: number): number | undefined => {
  if (!options.advanced) return undefined;
  const scenario = scenarioOf(options);
  if (scenario !== undefined)
    return options.scenario === 'strong-start' && options.tenPoints ? 10 : scenario.advanced.points;
  const table = START_TABLES[players]?.advanced;
  return options.optionalRules.includes('hiring') ? table?.hiringPoints : table?.points;
};

/** Role and bonus of a piece as the tables print it. */
export const readPiece = (piece: StaffPiece): { readonly role: Role; readonly bonus: Bonus } => {
  const role = piece.startsWith('S') ? 'S' : 'P';
  if (piece.endsWith('+2')) return { role, bonus: 2 };
  return { role, bonus: piece.endsWith('+1') ? 1 : 0 };
};

/** SV-20.17: spikes are campaigns, and solo games have neither secrets nor a length of their own. */
export const lengthOf = ({ scenario, length }: Pick<Options, 'scenario' | 'length'>): Length =>
  scenario === undefined || scenario === 'strong-start' ? length : 'campaign';

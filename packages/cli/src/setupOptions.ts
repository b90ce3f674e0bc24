import { parseJson } from '@roundhouse/engine';
import { type Command, Option } from 'commander';
import { BadInput, wholeNumber } from './badInput.ts';

/** What every command that starts matches can be given. */
export interface SetupFlags {
  readonly players?: number;
  readonly seed: string;
  readonly board?: string;
  readonly options?: string;
  readonly scenario?: string;
  readonly length?: string;
  readonly advanced?: boolean;
}

export const addSetupOptions = (command: Command): Command =>
  command
    .option(
      '-p, --players <n>',
      'number of players (default: the fewest the game allows)',
      wholeNumber(1, 12),
    )
    .option('-s, --seed <text>', 'the same seed gives the same matches', '1')
    .option('-b, --board <file>', 'play on the board pack in this file')
    .option('-o, --options <list>', 'options of the game: JSON, or key=value,key,…')
    .addOption(new Option('--scenario <id>', 'Silverton: short for --options scenario=<id>'))
    .addOption(new Option('--length <length>', 'Silverton: short for --options length=<length>'))
    .addOption(new Option('--advanced', 'Silverton: short for --options advanced'));

/** The options of the game as JSON, from all flags that speak of them. */
export const gameOptionsOf = ({ options, scenario, length, advanced }: SetupFlags): unknown => ({
  ...parseOptions(options ?? ''),
  ...(scenario === undefined ? {} : { scenario }),
  ...(length === undefined ? {} : { length }),
  ...(advanced === undefined ? {} : { advanced }),
});

const parseOptions = (text: string): object => {
  if (!text.trim().startsWith('{')) return Object.fromEntries(text.split(',').filter(Boolean).map(parsePair));
  const json = parseJson(text);
  if (json.ok && typeof json.value === 'object' && json.value !== null) return json.value;
  throw new BadInput(`--options is not readable as JSON: ${text}`);
};

/** `key=value` with a number, true, false or text as value; `key` alone means true. */
const parsePair = (pair: string): readonly [string, unknown] => {
  const [key = '', ...rest] = pair.split('=');
  if (rest.length === 0) return [key.trim(), true];
  const value = rest.join('=').trim();
  const json = parseJson(value);
  return [key.trim(), json.ok ? json.value : value];
};

import type { Rejection } from '@roundhouse/engine';
import { counted } from './counted.ts';
import { ruleInWords } from './ruleInWords.ts';

type Params = NonNullable<Rejection['params']>;

/** Why no match can start like this, by the code of the rejection. */
const SETUP: Readonly<Record<string, (params: Params) => string>> = {
  'setup/soloNeedsScenario': () => 'alone you play a scenario, such as --scenario denver-6000',
  'setup/scenarioPlayers': ({ players }) => `this scenario is for ${counted(Number(players), 'player')}`,
  'setup/playOnFixedEnd': () => 'a campaign ends after its last turn and cannot be played on',
  'setup/tenPointsElsewhere': () => 'ten staff points belong to the advanced scenario strong-start',
  'setup/simpleFromStartElsewhere': () => 'simpleFromStart goes only with the simple market in a short game',
  'setup/optionNeedsAdvanced': ({ option }) => `${option} needs the advanced game (--advanced)`,
  'setup/optionNeedsBasic': ({ option }) => `${option} needs the basic game`,
  'setup/optionNeedsRivals': ({ option }) => `${option} needs two players or more`,
  'setup/optionLength': ({ option }) => `${option} does not go with a game of this length`,
};

/** `buildLine/cannotAfford` as `build line: cannot afford`. */
const codeInWords = (code: string): string =>
  code
    .replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .split('/')
    .join(': ');

/** Why no match can start, in words, with the rule and the code for whoever looks them up. */
export const setupRefusal = ({ rule, code, params = {} }: Rejection): string =>
  `${SETUP[code]?.(params) ?? codeInWords(code)} (${rule}, ${code})`;

/** Why a move is illegal: what went wrong and with what, then the rule as our rule book has it. */
export const moveRefusal = ({ rule, code, params = {} }: Rejection): string => {
  const told = Object.entries(params).map(([name, value]) => `${codeInWords(name)} ${value}`);
  const words = ruleInWords(rule);
  const chapter = words === undefined ? '' : ` (${words.title})`;
  const happened = [codeInWords(code), ...told].join(', ');
  return `${rule}${chapter}: ${happened} [${code}]${words === undefined ? '' : `\n  ${rule}: ${words.text}`}`;
};

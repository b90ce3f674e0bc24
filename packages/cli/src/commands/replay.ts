import type { BoardId } from '@roundhouse/engine';
import type { Command } from 'commander';
import { BadInput, wholeNumber } from '../badInput.ts';
import { counted } from '../counted.ts';
import { BrokenMatch, type LoadedMatch, loadMatches } from '../loadMatches.ts';
import { progress } from '../progress.ts';
import { standingsLine, type ToldMatch, tell, transcriptLines } from '../tell.ts';

interface ReplayFlags {
  readonly json?: true;
  readonly board?: string;
  /** All matches of the file, or the one with this number. */
  readonly tell?: true | number;
}

const EXAMPLES = `
Reads match texts, JSON records and files with one record a line. Every move is checked again.
A match alone in its file is told in sentences; of several each gets a line, unless --tell asks for more.

Examples:
  roundhouse replay match.txt
  roundhouse replay matches.ndjson
  roundhouse replay matches.ndjson --tell 2
  roundhouse replay match.json --json`;

export const addReplay = (program: Command): void => {
  program
    .command('replay <file>')
    .description('check a recorded match move by move, and tell it')
    .option('-b, --board <file>', 'the board pack it was played on, if not the built-in one')
    .option('--tell [n]', 'tell all matches of the file in sentences, or only the n-th', wholeNumber(1))
    .option('--json', 'print the result as JSON')
    .addHelpText('after', EXAMPLES)
    .action(replayFile);
};

const replayFile = async (file: string, { json, board, tell: wanted }: ReplayFlags): Promise<void> => {
  try {
    const matches = await loadMatches(file, board);
    if (typeof wanted === 'number' && wanted > matches.length)
      throw new BadInput(`${file} has ${counted(matches.length, 'match', 'matches')}, no match ${wanted}`);
    const told = tellAll(file, matches);
    const plain = told.map(({ match }) => match);
    if (json) console.log(JSON.stringify(plain.length === 1 ? plain[0] : plain, null, 2));
    else console.log(linesOf(told, wanted).join('\n'));
  } catch (error) {
    if (json && error instanceof BrokenMatch)
      console.log(JSON.stringify({ brokenAt: error.brokenAt }, null, 2));
    throw error;
  }
};

/** A match as told, with the board its sentences need. */
interface Told {
  readonly match: ToldMatch;
  readonly board: BoardId;
}

const tellAll = (file: string, matches: readonly LoadedMatch[]): readonly Told[] => {
  const bar = progress('replaying', matches.length);
  try {
    return matches.map((match, index) => {
      bar.step(index + 1);
      const where = matches.length === 1 ? file : `${file}, line ${index + 1}`;
      return { match: tell(match, where), board: match.table.board };
    });
  } finally {
    bar.end();
  }
};

const linesOf = (told: readonly Told[], wanted: true | number | undefined): readonly string[] => {
  if (typeof wanted === 'number') return told.slice(wanted - 1, wanted).flatMap(matchLines);
  if (told.length === 1) return told.flatMap(matchLines);
  const summary = summaryLines(told.map(({ match }) => match));
  if (wanted === undefined) return summary;
  const all = told.flatMap((each, index) => [`Match ${index + 1}: ${headingOf(each)}`, ...storyOf(each), '']);
  return [...all, ...summary];
};

const headingOf = ({ match: { game, players, moves } }: Told): string =>
  `${game}, ${counted(players, 'player')}, ${counted(moves.length, 'move')}, all legal`;

const matchLines = (told: Told): readonly string[] => [headingOf(told), ...storyOf(told)];

const titleOf = ({ over, players }: ToldMatch): string => {
  if (!over) return 'Not over yet; standings so far';
  return players === 1 ? 'Result' : 'Final standings';
};

const storyOf = ({ match, board }: Told): readonly string[] => [
  '',
  ...transcriptLines(match, board),
  '',
  `${titleOf(match)}: ${standingsLine(match)}`,
];

const summaryLines = (matches: readonly ToldMatch[]): readonly string[] => {
  const moves = matches.reduce((sum, match) => sum + match.moves.length, 0);
  return [
    ...matches.map((match, index) => {
      const state = match.over ? '' : ' (not over)';
      return `match ${index + 1}${state}, ${counted(match.moves.length, 'move')}: ${standingsLine(match)}`;
    }),
    `${counted(matches.length, 'match', 'matches')}, ${counted(moves, 'move')}, all legal`,
  ];
};

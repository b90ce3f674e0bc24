import type { Command } from 'commander';
import { BrokenMatch, type LoadedMatch, loadMatches } from '../loadMatches.ts';
import { progress } from '../progress.ts';
import { standingsLine, type ToldMatch, tell, transcriptLines } from '../tell.ts';

interface ReplayFlags {
  readonly json?: true;
  readonly board?: string;
}

const EXAMPLES = `
Reads match texts, JSON records and files with one record a line. Every move is checked again.

Examples:
  roundhouse replay match.txt
  roundhouse replay matches.ndjson
  roundhouse replay match.json --json`;

export const addReplay = (program: Command): void => {
  program
    .command('replay <file>')
    .description('check a recorded match move by move, and tell it')
    .option('-b, --board <file>', 'the board pack it was played on, if not the built-in one')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', EXAMPLES)
    .action(replayFile);
};

const replayFile = async (file: string, { json, board }: ReplayFlags): Promise<void> => {
  try {
    const told = tellAll(file, await loadMatches(file, board));
    const [only] = told;
    if (json) console.log(JSON.stringify(told.length === 1 ? only : told, null, 2));
    else
      console.log(
        (told.length === 1 && only !== undefined ? matchLines(only) : summaryLines(told)).join('\n'),
      );
  } catch (error) {
    if (json && error instanceof BrokenMatch)
      console.log(JSON.stringify({ brokenAt: error.brokenAt }, null, 2));
    throw error;
  }
};

const tellAll = (file: string, matches: readonly LoadedMatch[]): readonly ToldMatch[] => {
  const bar = progress('replaying', matches.length);
  try {
    return matches.map((match, index) => {
      bar.step(index + 1);
      return tell(match, matches.length === 1 ? file : `${file}, line ${index + 1}`);
    });
  } finally {
    bar.end();
  }
};

const matchLines = (match: ToldMatch): readonly string[] => [
  `${match.game}, ${match.players} players, ${match.moves.length} moves, all legal`,
  '',
  ...transcriptLines(match),
  '',
  `${match.over ? 'Final standings' : 'Not over yet; standings so far'}: ${standingsLine(match)}`,
];

const summaryLines = (matches: readonly ToldMatch[]): readonly string[] => {
  const moves = matches.reduce((sum, match) => sum + match.moves.length, 0);
  return [
    ...matches.map((match, index) => {
      const state = match.over ? '' : ' (not over)';
      return `match ${index + 1}${state}, ${match.moves.length} moves: ${standingsLine(match)}`;
    }),
    `${matches.length} matches, ${moves} moves, all legal`,
  ];
};

import { HEX_DIRECTIONS, integer, type MoveRule, object, oneOf, string } from '../../../kernel/index.ts';
import { withCubes } from '../rules/hexes.ts';
import { surveyLine } from '../rules/line.ts';
import { lineStartOf, rejectLine } from '../rules/lineChecks.ts';
import { type OpenLine, openLines, someOpenLine } from '../rules/openLines.ts';
import { railroadAt, withRailroad } from '../state.ts';
import type { Board, BuildLine, State } from '../types.ts';
import { hexWord, knownWord, parseWords, railroadWord, wholeWord } from './words.ts';

const decode = object<BuildLine>({
  type: oneOf(['buildLine']),
  railroad: string,
  from: string,
  direction: oneOf(HEX_DIRECTIONS),
  length: integer(0),
});

/** Builds one straight line for a railroad the player has the majority of (CD-4, CD-5). */
export const buildLine: MoveRule<Board, State, BuildLine> = {
  type: 'buildLine',
  decode,

  *options(board, state) {
    for (const line of openLines(board, state))
      for (let length = 1; length <= line.reach; length += 1) yield moveOf(board, line, length);
  },

  sample: (board, state, rng) => {
    const line = someOpenLine(board, state, rng);
    return line === undefined ? undefined : moveOf(board, line, 1 + rng.below(line.reach));
  },

  reject: rejectLine,

  apply: (board, state, move) => {
    const line = lineStartOf(board, move);
    const { hexes, cost, progress } = surveyLine(board, state, line, move.length);
    const railroad = railroadAt(state, line.railroad);
    const built = withRailroad(state, line.railroad, {
      ...railroad,
      ...progress,
      treasury: railroad.treasury - cost,
      track: [...railroad.track, ...hexes],
    });
    return {
      ...built,
      cubes: withCubes(state.cubes, line.railroad, hexes),
      linesBuilt: [...state.linesBuilt, line.railroad],
    };
  },

  verb: 'build',
  format: (_board, _state, { railroad, from, direction, length }) => [railroad, from, direction, `${length}`],
  parse: (board, _state, words) =>
    parseWords(
      words,
      [
        railroadWord(board),
        hexWord(board, 'from'),
        knownWord('direction', HEX_DIRECTIONS),
        wholeWord('length'),
      ],
      buildLine,
    ),
};

const moveOf = (board: Board, line: OpenLine, length: number): BuildLine => ({
  type: 'buildLine',
  railroad: board.railroadIds[line.railroad] ?? '',
  from: board.hexIds[line.from] ?? '',
  direction: HEX_DIRECTIONS[line.direction] ?? 'E',
  length,
});

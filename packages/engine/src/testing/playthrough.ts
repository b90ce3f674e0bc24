import {
  type BoardId,
  type Game,
  type GameRules,
  type PlainMove,
  parseMatch,
  problemText,
  replay,
  type Step,
} from '../kernel/index.ts';

/** A recorded match and what it must look like when it is replayed. */
export interface Recording {
  /** `001-first-steps` for the files `001-first-steps.txt` and `001-first-steps.expected.txt`. */
  readonly name: string;
  readonly text: string;
  readonly expected: string | undefined;
}

/** How a game tells a match in a transcript: only what matters, so that a new field churns nothing. */
export interface Transcript<State, Move extends PlainMove> {
  /** Lines for one move; most moves need none. */
  step(step: Step<State, Move>, rules: GameRules<State, Move, unknown, unknown>): readonly string[];
  /** Lines for the position after the last move. */
  end(state: State, rules: GameRules<State, Move, unknown, unknown>): readonly string[];
}

const EXPECTED = '.expected.txt';

/** Pairs the files of a `playthroughs` folder, given as file name and content, in order of their names. */
export const recordingsIn = (files: ReadonlyMap<string, string>): readonly Recording[] =>
  [...files.keys()]
    .filter((file) => file.endsWith('.txt') && !file.endsWith(EXPECTED))
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.txt'.length);
      return { name, text: files.get(file) ?? '', expected: files.get(`${name}${EXPECTED}`) };
    });

/** What is wrong with a folder: recordings without expectation, expectations without recording, odd names. */
export const folderFaults = (files: ReadonlyMap<string, string>): readonly string[] => {
  const recordings = recordingsIn(files);
  const known = new Set(recordings.flatMap(({ name }) => [`${name}.txt`, `${name}${EXPECTED}`]));
  return [
    ...recordings
      .filter(({ expected }) => expected === undefined)
      .map(({ name }) => `${name}.txt has no ${name}${EXPECTED}`),
    ...recordings
      .filter(({ name }) => !/^\d{3}-[a-z0-9-]+$/.test(name))
      .map(({ name }) => `${name}.txt is not named like 001-what-it-shows.txt`),
    ...[...files.keys()].filter((file) => !known.has(file)).map((file) => `${file} belongs to no recording`),
  ];
};

/** Replays a match text, every move validated, and tells it. Throws when the text is no legal match. */
export const transcriptOf = <Board extends BoardId, State, Move extends PlainMove, View, Options>(
  game: Game<Board, State, Move, View, Options>,
  transcript: Transcript<State, Move>,
  { text, board = game.defaultBoard }: { readonly text: string; readonly board?: Board },
): string => {
  const record = parseMatch(game, board, text);
  if (!record.ok) throw new Error(problemText(record.problem));
  const rules = game.rules(board);
  const lines: string[] = [];
  const played = replay(rules, record.value, (step) => lines.push(...transcript.step(step, rules)));
  return `${[...lines, ...transcript.end(played.state, rules)].join('\n')}\n`;
};

import {
  type AnyGame,
  type BoardId,
  type MatchRecord,
  newHeader,
  type PlainMove,
  problemText,
  seededRng,
} from '../kernel/index.ts';
import { type Finding, playChecked, problemsOf } from './playout.ts';
import { type Bounds, DEFAULT_BOUNDS, type Reshuffle } from './position.ts';
import { recordProblems } from './recordChecks.ts';

export interface Trial {
  readonly players: number;
  readonly seed: number | string;
  readonly board?: BoardId;
  readonly options?: unknown;
  readonly bounds?: Partial<Bounds>;
  /** Every rule id the documentation knows; a rejection that cites another is a finding. */
  readonly ruleIds?: ReadonlySet<string>;
  readonly reshuffle?: Reshuffle;
}

export interface Conformance {
  /** Must be empty. The match stops at the first position that has any. */
  readonly findings: readonly Finding[];
  /** The match that was played, for a second look. */
  readonly record: MatchRecord<PlainMove>;
  /** Positions in which a spectator's resampled state differed from the true one: 0 means no secrets. */
  readonly secretPositions: number;
}

/**
 * Plays one random match and checks in every position what the contract promises: see the exports of
 * `moveChecks.ts`, `stateChecks.ts` and `recordChecks.ts`. Not checked, because no finite test can:
 * that `legalMoves` misses nothing beyond the bound on enumeration.
 */
export const conformance = (game: AnyGame, trial: Trial): Conformance => {
  const board = trial.board ?? game.defaultBoard;
  const header = headerFor(game, board, trial);
  const rules = game.rules(board);
  const { moves, findings, secretPositions } = playChecked(rules, rules.setup(header), {
    players: trial.players,
    rng: seededRng(trial.seed),
    bounds: { ...DEFAULT_BOUNDS, ...trial.bounds },
    ruleIds: trial.ruleIds,
    reshuffle: trial.reshuffle,
  });
  const record = { header, moves };
  const problems = problemsOf('recordHolds', moves.length, () => recordProblems(game, board, record));
  return { findings: [...findings, ...problems], record, secretPositions };
};

const headerFor = (game: AnyGame, board: BoardId, trial: Trial) => {
  const options = game.decodeOptions(trial.options ?? {});
  if (!options.ok) throw new Error(problemText(options.problem));
  const header = newHeader(game, board, { players: trial.players, names: [], options: options.value });
  const rejection = game.rules(board).rejectSetup(header);
  if (rejection !== undefined) throw new Error(`no match with this set-up: ${rejection.code}`);
  return header;
};

import {
  type AnyGame,
  type BoardId,
  type MatchRecord,
  newHeader,
  type PlainMove,
  pick,
  problemText,
  type Rng,
  seededRng,
} from '../kernel/index.ts';
import { CHECKS, type CheckName } from './checks.ts';
import { deepFreeze, sameJson } from './plainJson.ts';
import {
  type Bounds,
  DEFAULT_BOUNDS,
  firstOf,
  type Position,
  type Reshuffle,
  viewersOf,
} from './position.ts';
import { recordProblems } from './recordChecks.ts';
import { stepProblems } from './stepChecks.ts';

/** A fault of the game: which promise of the contract is broken, before which move (from 0), and how. */
export interface Finding {
  readonly check: CheckName | 'step' | 'record' | 'end';
  readonly sequence: number;
  readonly detail: string;
}

export interface Conformance {
  /** Must be empty. At most 20 are kept. */
  readonly findings: readonly Finding[];
  /** The match that was played, for a second look. */
  readonly record: MatchRecord<PlainMove>;
  readonly moveTypes: ReadonlySet<string>;
  /** Positions in which somebody's resampled state differed from the true one: 0 means no secrets. */
  readonly secretPositions: number;
}

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

const MOST_FINDINGS = 20;

/**
 * Plays one random match and checks in every position what the contract promises: see `checks.ts` for the
 * list. Not checked, because no finite test can: that `legalMoves` misses nothing beyond its bound.
 */
export const conformance = (game: AnyGame, trial: Trial): Conformance => {
  const board = trial.board ?? game.defaultBoard;
  const options = game.decodeOptions(trial.options ?? {});
  if (!options.ok) throw new Error(problemText(options.problem));
  const header = newHeader(game, board, { players: trial.players, names: [], options: options.value });
  const rules = game.rules(board);
  const rejection = rules.rejectSetup(header);
  if (rejection !== undefined) throw new Error(`no match with this set-up: ${rejection.code}`);

  const playout = new Playout({ ...trial, rules, rng: seededRng(trial.seed) });
  const moves = playout.play(rules.setup(header));
  playout.note('record', recordProblems(game, board, { header, moves }));
  const { findings, secretPositions } = playout;
  return {
    findings: findings.slice(0, MOST_FINDINGS),
    record: { header, moves },
    moveTypes: new Set(moves.map(({ type }) => type)),
    secretPositions,
  };
};

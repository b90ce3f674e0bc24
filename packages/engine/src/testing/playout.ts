import { type AnyRules, type PlainMove, type Rng, sameJson } from '../kernel/index.ts';
import * as onMoves from './moveChecks.ts';
import { deepFreeze } from './plainJson.ts';
import { type Bounds, type Check, firstOf, type Position } from './position.ts';
import { stepProblems } from './recordChecks.ts';
import * as onStates from './stateChecks.ts';

/** A fault of the game: which promise of the contract is broken, before which move (from 0), and how. */
export interface Finding {
  readonly check: string;
  readonly sequence: number;
  readonly detail: string;
}

export interface Playout {
  readonly moves: readonly PlainMove[];
  readonly findings: readonly Finding[];
  readonly secretPositions: number;
}

type Conditions = Pick<Position, 'players' | 'rng' | 'bounds' | 'ruleIds' | 'reshuffle'>;

const IN_EVERY_POSITION: readonly Check[] = [
  onStates.stateIsSound,
  onStates.actorIsKnown,
  onStates.standingsAreComplete,
];
const AS_OFTEN_AS_ASKED: readonly Check[] = [
  onMoves.enumerationIsSound,
  onMoves.orderIsStable,
  onMoves.listedIsAccepted,
  onMoves.sampledIsLegal,
  onMoves.chanceIsEven,
  onMoves.movesAreWritten,
  onMoves.unlistedIsRejected,
  onStates.viewsHold,
  onStates.viewsLeakNothing,
];

/** All outcomes of chance are looked at, up to here, whatever the bound on other enumerations. */
const MOST_OUTCOMES = 5_000;
const MOST_FINDINGS = 20;

/** Plays at random from `start`, checking as it goes, to the end or to the first faulty position. */
export const playChecked = (rules: AnyRules, start: unknown, conditions: Conditions): Playout => {
  const { rng, bounds } = conditions;
  const moves: PlainMove[] = [];
  let secretPositions = 0;
  let state = deepFreeze(start);
  for (;;) {
    const findings = inspect(rules, state, { ...conditions, earlier: moves });
    if (findings.length > 0 || rules.actor(state).kind === 'over')
      return { moves, findings, secretPositions };
    if (isDue(moves.length, bounds) && hidesSomething(rules, state, rng)) secretPositions += 1;
    const before = state;
    const move = deepFreeze(rules.sampleMove(before, rng));
    const faults = problemsOf('stepIsPure', moves.length, () => stepProblems(rules, before, move));
    if (faults.length > 0) return { moves, findings: faults, secretPositions };
    state = deepFreeze(rules.apply(before, move));
    moves.push(move);
    if (moves.length > bounds.moves) return { moves, findings: [endless(bounds.moves)], secretPositions };
  }
};

const endless = (sequence: number): Finding => ({
  check: 'matchEnds',
  sequence,
  detail: `the match has not ended after ${sequence} moves`,
});

const isDue = (sequence: number, { every }: Bounds): boolean => sequence % every === 0;

const hidesSomething = (rules: AnyRules, state: unknown, rng: Rng): boolean =>
  !sameJson(rules.resample(rules.view(state, 'spectator'), rng), state);

const inspect = (
  rules: AnyRules,
  state: unknown,
  conditions: Conditions & Pick<Position, 'earlier'>,
): readonly Finding[] => {
  const { bounds, earlier } = conditions;
  const sequence = earlier.length;
  const { kind } = rules.actor(state);
  const thorough = isDue(sequence, bounds) || kind === 'over';
  const limit = kind === 'chance' ? MOST_OUTCOMES : bounds.enumerated;
  const { first, complete } = firstOf(thorough ? rules.legalMoves(state) : [], limit);
  const position = { ...conditions, rules, state, moves: first, complete, earlier: earlier.slice(-50) };
  return [...IN_EVERY_POSITION, ...(thorough ? AS_OFTEN_AS_ASKED : [])].flatMap((check) =>
    problemsOf(check.name, sequence, () => check(position)),
  );
};

/** Runs one check. An exception is a finding too: no rule may throw on a reachable state. */
export const problemsOf = (
  check: string,
  sequence: number,
  problems: () => readonly string[],
): readonly Finding[] => {
  const found = (detail: string): Finding => ({ check, sequence, detail });
  try {
    return problems().slice(0, MOST_FINDINGS).map(found);
  } catch (error) {
    return [found(`threw ${String(error)}`)];
  }
};

import { type AnyRules, type PlainMove, pick, type Rng } from '../kernel/index.ts';
import * as onMoves from './moveChecks.ts';
import { deepFreeze, sameJson } from './plainJson.ts';
import { type Bounds, type Check, firstOf, type Position, type Reshuffle, viewersOf } from './position.ts';
import * as onStates from './stateChecks.ts';
import { stepProblems } from './stepChecks.ts';

const IN_EVERY_POSITION = {
  stateIsSound: onStates.stateIsSound,
  actorIsKnown: onStates.actorIsKnown,
  standingsAreComplete: onStates.standingsAreComplete,
} satisfies Record<string, Check>;

const WITHIN_BOUNDS = {
  enumerationIsSound: onMoves.enumerationIsSound,
  orderIsStable: onMoves.orderIsStable,
  listedIsAccepted: onMoves.listedIsAccepted,
  sampledIsLegal: onMoves.sampledIsLegal,
  movesAreWritten: onMoves.movesAreWritten,
  unlistedIsRejected: onMoves.unlistedIsRejected,
  viewsHold: onStates.viewsHold,
  viewsLeakNothing: onStates.viewsLeakNothing,
} satisfies Record<string, Check>;

/** The promises of the contract, by the name of their check. */
type CheckName =
  | keyof typeof IN_EVERY_POSITION
  | keyof typeof WITHIN_BOUNDS
  | 'stepIsPure'
  | 'matchEnds'
  | 'recordHolds';

/** A fault of the game: which promise is broken, before which move (from 0), and how. */
export interface Finding {
  readonly check: CheckName;
  readonly sequence: number;
  readonly detail: string;
}

interface Conditions {
  readonly rules: AnyRules;
  readonly players: number;
  readonly rng: Rng;
  readonly bounds: Bounds;
  readonly ruleIds: ReadonlySet<string> | undefined;
  readonly reshuffle: Reshuffle | undefined;
}

export interface Playout {
  readonly moves: readonly PlainMove[];
  readonly findings: readonly Finding[];
  readonly secretPositions: number;
}

/** Plays at random from `start` to the end, checking as it goes; stops where going on makes no sense. */
export const checkedPlayout = (conditions: Conditions, start: unknown): Playout => {
  const { rules, rng, bounds } = conditions;
  const moves: PlainMove[] = [];
  const findings: Finding[] = [];
  let secretPositions = 0;
  const state = start;

  /** Runs one check; an exception is a finding too, since no rule may throw on a reachable state. */
  const note = (check: CheckName, problems: () => readonly string[]): void => {
    const found = attempt(problems);
    findings.push(...found.map((detail) => ({ check, sequence: moves.length, detail })));
  };

  const inspect = (): void => {
    const position = positionOf(conditions, deepFreeze(state), moves);
    for (const [name, check] of entriesOf(IN_EVERY_POSITION)) note(name, () => check(position));
    if (moves.length % bounds.every !== 0) return;
    for (const [name, check] of entriesOf(WITHIN_BOUNDS)) note(name, () => check(position));
    if (hidesSomething(position)) secretPositions += 1;
  };
  return { moves, findings, secretPositions };
};

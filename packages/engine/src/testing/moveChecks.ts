import { canonicalJson, type PlainMove, type Rejection, sameJson } from '../kernel/index.ts';
import { leavesOf, mutated, randomJson } from './mutate.ts';
import { plainJsonProblem } from './plainJson.ts';
import { type Check, firstOf, type Position } from './position.ts';

const shown = (value: unknown): string => canonicalJson(value).slice(0, 300);

/** Legal moves exist exactly while somebody is to move, each listed once. */
export const enumerationIsSound: Check = ({ rules, state, moves }) => {
  const over = rules.actor(state).kind === 'over';
  if (over) return moves.length === 0 ? [] : [`the match is over, yet ${shown(moves[0])} is listed`];
  if (moves.length === 0) return ['nobody can move, yet the match is not over'];
  const distinct = new Set(moves.map(canonicalJson));
  return distinct.size === moves.length ? [] : [`${moves.length - distinct.size} moves are listed twice`];
};

/** Two enumerations give the same moves in the same order. */
export const orderIsStable: Check = ({ rules, state, moves }) => {
  const again = firstOf(rules.legalMoves(state), moves.length).first;
  const at = moves.findIndex((move, index) => !sameJson(move, again[index]));
  return at === -1 && again.length === moves.length ? [] : [`move ${at + 1} differs when listed again`];
};

/** Whatever is listed is accepted. */
export const listedIsAccepted: Check = ({ rules, state, moves }) =>
  moves.flatMap((move) => {
    const rejection = rules.reject(state, move);
    return rejection === undefined ? [] : [`${shown(move)} is listed and rejected: ${shown(rejection)}`];
  });

/** A sampled move is accepted, and listed. */
export const sampledIsLegal: Check = ({ rules, state, moves, complete, rng }) => {
  if (rules.actor(state).kind === 'over') return [];
  const move = rules.sampleMove(state, rng);
  const rejection = rules.reject(state, move);
  if (rejection !== undefined) return [`${shown(move)} is sampled and rejected: ${shown(rejection)}`];
  const listed = !complete || moves.some((other) => sameJson(other, move));
  return listed ? [] : [`${shown(move)} is sampled and not listed`];
};

const SAMPLES_EACH = 40;

/**
 * Chance samples every outcome it lists about equally often. Coarse: a fair one strays past these bounds
 * once in many millions of positions, so only gross unfairness is found, such as a choice of kinds first.
 */
export const chanceIsEven: Check = ({ rules, state, moves, rng }) => {
  if (rules.actor(state).kind !== 'chance' || moves.length > 100 || rng.below(10) > 0) return [];
  const counts = new Map(moves.map((move) => [canonicalJson(move), 0]));
  for (let sample = 0; sample < SAMPLES_EACH * moves.length; sample += 1) {
    const outcome = canonicalJson(rules.sampleMove(state, rng));
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count === 0 || count > 3 * SAMPLES_EACH)
    .map(([outcome, count]) => `${outcome} came up ${count} times where ${SAMPLES_EACH} are due`);
};

const writtenProblem = ({ rules, state }: Position, move: PlainMove): readonly string[] => {
  const impure = plainJsonProblem(move);
  if (impure !== undefined) return [`in move ${shown(move)}: ${impure}`];
  const decoded = rules.decodeMove(JSON.parse(JSON.stringify(move)));
  if (!decoded.ok || !sameJson(decoded.value, move))
    return [`${shown(move)} is read from JSON as ${shown(decoded)}`];
  const text = rules.notation.format(state, move);
  if (text !== text.trim() || /[\r\n]/.test(text)) return [`${shown(move)} is not written on one clean line`];
  const parsed = rules.notation.parse(state, text);
  return parsed.ok && sameJson(parsed.value, move)
    ? []
    : [`${shown(move)} is written ${JSON.stringify(text)} and read back as ${shown(parsed)}`];
};

/** Moves survive JSON and notation. */
export const movesAreWritten: Check = (position) =>
  position.moves.flatMap((move) => writtenProblem(position, move));

const rejectionProblem = ({ ruleIds }: Position, { rule, code, params }: Rejection): string | undefined => {
  if (!/^\w+\/\w+$/.test(code)) return `the code ${code} is not of the form move/reason`;
  if (ruleIds === undefined ? rule === '' : !ruleIds.has(rule)) return `there is no rule ${rule}`;
  return params === undefined ? undefined : plainJsonProblem(params);
};

const offered = (position: Position, json: unknown): readonly string[] => {
  const { rules, state, moves, complete } = position;
  const move = rules.decodeMove(json);
  if (!move.ok) return [];
  const rejection = rules.reject(state, move.value);
  if (rejection !== undefined) {
    const problem = rejectionProblem(position, rejection);
    return problem === undefined ? [] : [`${shown(json)} is rejected, but ${problem}`];
  }
  const listed = !complete || moves.some((other) => sameJson(other, move.value));
  return listed ? [] : [`${shown(json)} is accepted and not listed`];
};

/** What is not legal is refused as unreadable or with the rule it breaks, never with an exception. */
export const unlistedIsRejected: Check = (position) => {
  const { rng, moves, earlier, bounds } = position;
  const known = [...moves, ...earlier];
  const spare = known.flatMap(leavesOf);
  return Array.from({ length: bounds.mutations }).flatMap(() => {
    const move = known[rng.below(known.length)];
    const stale = earlier[rng.below(earlier.length)];
    return [mutated(move, rng, spare), stale, randomJson(rng)].flatMap((json) => offered(position, json));
  });
};

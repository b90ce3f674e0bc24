import { canonicalJson, type GameRules, type PlainMove, pick, type Rng, seededRng } from '../kernel/index.ts';
import { leavesOf, mutated, randomJson } from './mutate.ts';
import { deepFreeze } from './plainJson.ts';

export interface FuzzReport {
  /** Not even the shape of a move. */
  readonly undecodable: number;
  /** Well-formed and against the rules. */
  readonly rejected: number;
  /** Happened to be legal, so no test of anything. */
  readonly legal: number;
  /** Exceptions and rejections without a rule: must be empty. At most 20 are kept. */
  readonly findings: readonly string[];
}

interface Fuzzing {
  readonly count: number;
  readonly seed: number | string;
  /** Moves of other games, or anything else to throw in. */
  readonly foreign?: readonly unknown[];
}

type Verdict = 'undecodable' | 'rejected' | 'legal';

/** What the rules say to a malformed move. Throws only if they do, or refuse without naming a rule. */
const verdictOn = <State, Move extends PlainMove>(
  rules: Pick<GameRules<State, Move, unknown, unknown>, 'decodeMove' | 'reject'>,
  state: State,
  json: unknown,
): Verdict => {
  const move = rules.decodeMove(json);
  if (!move.ok) return 'undecodable';
  const rejection = rules.reject(state, move.value);
  if (rejection === undefined) return 'legal';
  if (rejection.rule === '' || !/^\w+\/\w+$/.test(rejection.code))
    throw new Error(`rejected without a rule: ${JSON.stringify(rejection)}`);
  return 'rejected';
};

/**
 * Offers `count` malformed, mutated or misplaced moves to the given positions, and as many texts to the
 * notation. More positions make more moves that are well-formed and wrong.
 */
export const fuzzMoves = <State, Move extends PlainMove>(
  rules: GameRules<State, Move, unknown, unknown>,
  positions: readonly State[],
  { count, seed, foreign = [] }: Fuzzing,
): FuzzReport => {
  const rng = seededRng(seed);
  const tables = positions.map((state) => tableOf(rules, deepFreeze(state), rng));
  const known = [...tables.flatMap(({ moves }) => moves), ...foreign];
  const tally = { undecodable: 0, rejected: 0, legal: 0 };
  const findings: string[] = [];
  for (let offered = 0; offered < count && findings.length < 20; offered += 1) {
    const { state, moves, texts, spare } = pick(tables, rng);
    const json = malformed(moves.length > 0 && rng.below(2) === 0 ? moves : known, spare, rng);
    const text = malformedText(texts, rng);
    try {
      tally[verdictOn(rules, state, json)] += 1;
      const read = rules.notation.parse(state, text);
      if (read.ok) verdictOn(rules, state, read.value);
    } catch (error) {
      findings.push(
        `${String(error)} on ${canonicalJson(json).slice(0, 300)} or ${JSON.stringify(text.slice(0, 300))}`,
      );
    }
  }
  return { ...tally, findings };
};

const tableOf = <State, Move extends PlainMove>(
  rules: GameRules<State, Move, unknown, unknown>,
  state: State,
  rng: Rng,
) => {
  const over = rules.actor(state).kind === 'over';
  const moves = over ? [] : Array.from({ length: 20 }, () => rules.sampleMove(state, rng));
  const texts = moves.map((move) => rules.notation.format(state, move));
  return { state, moves, texts, spare: moves.flatMap(leavesOf) };
};

const malformed = (moves: readonly unknown[], spare: readonly unknown[], rng: Rng): unknown => {
  if (moves.length === 0 || rng.below(20) === 0) return randomJson(rng);
  let json = pick(moves, rng);
  for (let change = rng.below(4); change > 0; change -= 1) json = mutated(json, rng, spare);
  return json;
};

const malformedText = (texts: readonly string[], rng: Rng): string => {
  const words = (texts.length === 0 ? 'pass' : pick(texts, rng)).split(' ');
  const changed = mutated(
    words,
    rng,
    texts.flatMap((text) => text.split(' ')),
  );
  const word = (part: unknown): string => (typeof part === 'string' ? part : canonicalJson(part));
  return Array.isArray(changed) ? changed.map(word).join(' ') : word(changed);
};

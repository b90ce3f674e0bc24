import { canonicalJson, type GameRules, type PlainMove } from '../kernel/index.ts';

export interface Perft {
  /** How many sequences of `depth` legal moves there are; a match that ends sooner counts for none. */
  readonly sequences: number;
  /** How many moves were generated to learn it. */
  readonly generated: number;
  /** Whether the limit cut the count short: `sequences` is then only a lower bound. */
  readonly complete: boolean;
}

interface PerftBounds {
  readonly depth: number;
  /** Stop after generating so many moves. */
  readonly limit?: number;
  /** Count equal positions reached by different moves once and multiply: same number, less work. */
  readonly merge?: boolean;
}

/**
 * Counts legal move sequences from `state`. One number that changes whenever generation or effects of
 * moves change, which is how chess programs find faults that no single test was written for.
 */
export const perft = <State, Move extends PlainMove>(
  rules: Pick<GameRules<State, Move, unknown, unknown>, 'legalMoves' | 'apply'>,
  state: State,
  { depth, limit = Number.POSITIVE_INFINITY, merge = false }: PerftBounds,
): Perft => {
  const known = new Map<string, number>();
  let generated = 0;
  let complete = true;
  const sequencesFrom = (from: State, left: number): number => {
    let sequences = 0;
    for (const move of rules.legalMoves(from)) {
      complete &&= generated < limit;
      if (!complete) break;
      generated += 1;
      sequences += left === 1 ? 1 : count(rules.apply(from, move), left - 1);
    }
    return sequences;
  };
  const count = (from: State, left: number): number => {
    if (!merge) return sequencesFrom(from, left);
    const key = `${left} ${canonicalJson(from)}`;
    const sequences = known.get(key) ?? sequencesFrom(from, left);
    known.set(key, sequences);
    return sequences;
  };
  const sequences = depth === 0 ? 1 : count(state, depth);
  return { sequences, generated, complete };
};

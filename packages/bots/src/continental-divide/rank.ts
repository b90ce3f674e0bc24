import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Question } from '../bot.ts';
import { candidates } from './candidates.ts';

export type CdQuestion = Question<Board, State, Move, State>;

/** A candidate with what it is thought to be worth. */
export interface Ranked {
  readonly move: Move;
  readonly after: State;
  readonly worth: number;
}

export interface Judgement {
  worthOf(after: State): number;
  /** Candidates nearer than this may swap places, so that no two matches between bots are the same. */
  readonly jitter: number;
}

/** All candidates by worth, best first. */
export const ranked = (
  { board, rules, rng }: Pick<CdQuestion, 'board' | 'rules' | 'rng'>,
  state: State,
  { worthOf, jitter }: Judgement,
): readonly Ranked[] =>
  candidates(board, state)
    .map((move): Ranked => {
      const after = rules.apply(state, move);
      return { move, after, worth: worthOf(after) + (jitter * rng.below(1000)) / 1000 };
    })
    .sort((a, b) => b.worth - a.worth);

import type { Rng } from '@roundhouse/engine';
import type { Board, Move, State, View } from '@roundhouse/engine/silverton';
import type { Question, Reason } from '../bot.ts';
import type { Weights } from './weights.ts';

export type SvQuestion = Question<Board, State, Move, View>;

/** A move with the dollars it is thought to bring, compared with doing nothing. */
export interface Ranked {
  readonly move: Move;
  readonly gain: number;
  readonly reasons: readonly Reason[];
}

/** What a judgement of one decision is made from. */
export interface Table {
  readonly board: Board;
  readonly rules: SvQuestion['rules'];
  readonly state: State;
  /** Whose decision it is. */
  readonly seat: number;
  readonly weights: Weights;
  readonly rng: Rng;
}

/** Judges the moves of one kind of stage; the move that ends or declines is among them, with gain 0. */
export type Judge = (table: Table) => readonly Ranked[];

export const ranking = (move: Move, gain: number, ...reasons: readonly Reason[]): Ranked => ({
  move,
  gain,
  reasons,
});

import type { Actor, MoveRule } from '../../kernel/index.ts';
import type { Move } from './moves/index.ts';
import type { State } from './state.ts';
import type { Board } from './types.ts';

/** What a kind of stage means: who decides, by which moves, and what follows when nothing is to decide. */
export interface StageRule {
  actor(state: State): Actor;
  /** The moves open here, in rule book order. */
  readonly moves: readonly MoveRule<Board, State, Move>[];
  /**
   * The next state if this stage asks nobody anything (any more); the very same state if somebody has to
   * decide. The flow calls it until it settles, so each step may be small.
   */
  flow(board: Board, state: State): State;
}

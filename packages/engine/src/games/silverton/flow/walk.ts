import { CHANCE, seatActor } from '../../../kernel/index.ts';
import { activeSeat } from '../rules/turn.ts';
import type { StageRule } from '../stageRule.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';

/** The player `order[active]` decides. */
export const byActive: StageRule['actor'] = (state) => seatActor(activeSeat(state));

/** Chance decides. */
export const byChance: StageRule['actor'] = () => CHANCE;

/** A stage that always asks. */
export const stay: StageRule['flow'] = (_, state) => state;

interface HasOptions {
  options(board: Board, state: State): Iterable<unknown>;
}

/** Whether any of these moves can be made now: a step in which nothing can be done asks nobody. */
export const canDoAny = (board: Board, state: State, moves: readonly HasOptions[]): boolean =>
  moves.some((move) => {
    for (const _ of move.options(board, state)) return true;
    return false;
  });

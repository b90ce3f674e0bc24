import { seededRng } from '@roundhouse/engine';
import type { Board, Move, State } from '@roundhouse/engine/silverton';
import { bestMove } from './judge.ts';
import type { SvQuestion } from './rank.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** Turns a playout looks ahead. */
const HORIZON = 2;

export interface Future {
  readonly state: State;
  readonly move: Move;
  /** Of the dice: the same for all moves that are compared. */
  readonly seed: number;
}

/** How far ahead the seat is, in dollars, after a move and some turns of judged play by everybody. */
export const leadAfter = (
  { board, rules, seat }: Pick<SvQuestion, 'board' | 'rules' | 'seat'>,
  { state, move, seed }: Future,
  weights: Weights,
): number => {
  const rng = seededRng(seed);
  const last = state.turn + HORIZON;
  let now = rules.apply(state, move);
  for (let actor = rules.actor(now); actor.kind !== 'over' && now.turn < last; actor = rules.actor(now)) {
    const next =
      actor.kind === 'seat'
        ? bestMove({ board, rules, state: now, seat: actor.seat, weights, rng }).move
        : rules.sampleMove(now, rng);
    now = rules.apply(now, next);
  }
  return leadOf(board, now, seat, weights);
};

/** Own prospects less part of the best rival's. */
const leadOf = (board: Board, state: State, seat: number, weights: Weights): number => {
  let rival = 0;
  for (const other of state.players.keys())
    if (other !== seat) rival = Math.max(rival, worthOf(board, state, other, weights));
  return worthOf(board, state, seat, weights) - 0.3 * rival;
};

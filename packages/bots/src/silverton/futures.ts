import { seededRng } from '@roundhouse/engine';
import { type Board, gradeOf, type Move, type State, type View } from '@roundhouse/engine/silverton';
import { blurredShares, type Futures, sharesOf } from '../futures.ts';
import { bestMove } from './judge.ts';
import { fair, WEIGHTS } from './weights.ts';

/** Moves after which a match that is played on past its turns is given up. */
const MOST_MOVES = 10_000;

/** Dollars by which a lead may be off for every turn imagined. Fitted to matches between regular players. */
const BLUR = 150;

const JUDGEMENT = fair(WEIGHTS.balanced);

/** Regular players to the end, with other dice and other guesses at what is hidden each time. */
export const futures: Futures<Board, State, Move, View> = {
  turnOf: ({ turn }) => turn,
  playOn: ({ board, rules }, from, seed) => {
    const rng = seededRng(seed);
    let state = from;
    for (let moves = 0; moves < MOST_MOVES; moves += 1) {
      const actor = rules.actor(state);
      if (actor.kind === 'over') return state;
      const move =
        actor.kind === 'seat'
          ? bestMove({ board, rules, state, seat: actor.seat, weights: JUDGEMENT, rng }).move
          : rules.sampleMove(state, rng);
      state = rules.apply(state, move);
    }
    return undefined;
  },
  sharesAt: ({ rules }, end, turns) => {
    const standings = rules.standings(end);
    // Alone there is nobody to beat: a victory is what the scenario calls one.
    if (standings.length === 1) return [gradeOf(end)?.endsWith('Victory') ? 1 : 0];
    return turns === 0 ? sharesOf(standings) : blurredShares(standings, BLUR * turns);
  },
};

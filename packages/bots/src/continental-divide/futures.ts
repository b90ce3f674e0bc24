import { seededRng } from '@roundhouse/engine';
import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import { blurredShares, type Futures, sharesOf } from '../futures.ts';
import { playOut } from './playout.ts';
import { WEIGHTS } from './weights.ts';
import { whimsOf } from './whims.ts';

/** More turns than a match has. */
const TO_THE_END = 99;

/** Points by which a lead may be off for every turn imagined. Fitted to matches between regular players. */
const BLUR = 1;

/** Quick judgements to the end, under other whims each time. */
export const futures: Futures<Board, State, Move, State> = {
  turnOf: ({ turn }) => turn,
  playOn: ({ board, rules }, from, seed) => {
    const rng = seededRng(seed);
    let state = from;
    while (rules.actor(state).kind === 'chance') state = rules.apply(state, rules.sampleMove(state, rng));
    return playOut({ board, rules, whims: whimsOf(seed) }, state, TO_THE_END, WEIGHTS.balanced);
  },
  sharesAt: ({ rules }, end, turns) => {
    const standings = rules.standings(end);
    return turns === 0 ? sharesOf(standings) : blurredShares(standings, BLUR * turns);
  },
};

import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Bot, Personality } from '../bot.ts';
import { leadOf, playOut } from './playout.ts';
import { raceOf } from './race.ts';
import { reasonsFor } from './reasons.ts';
import { byProspects } from './regular.ts';
import { WEIGHTS } from './weights.ts';
import { whimsOf } from './whims.ts';

/** Moves whose futures are played out. */
const WIDTH = 10;

/** Turns a playout looks ahead; near the end that is the real end. */
const HORIZON = 2;

/** Moves still level after so many playouts each are equally good. */
const MOST_ROUNDS = 40;

/**
 * The regular player's judgement put to the test: its best few moves are each played out again and again with
 * small variations until one is seen to lead most.
 */
export const expert = (personality: Personality): Bot<Board, State, Move, State> => ({
  choose: (question) => {
    const { board, rules, seat, rng, budget } = question;
    const state = rules.resample(question.view, rng);
    const weights = WEIGHTS[personality];
    const candidates = byProspects(question, state, seat, weights).slice(0, WIDTH);
    const seed = rng.below(1_000_000_000);
    const best = raceOf(
      candidates,
      ({ after }, round) => {
        const position = { board, rules, whims: whimsOf(seed + round) };
        return leadOf(board, playOut(position, after, HORIZON, weights), seat, weights);
      },
      { iterations: budget.iterations, rounds: MOST_ROUNDS, expired: () => budget.expired() },
    );
    if (best === undefined) throw new RangeError('nothing to decide');
    const { move, after } = best;
    return { move, reasons: reasonsFor(board, { before: state, move, after }, seat, weights) };
  },
});

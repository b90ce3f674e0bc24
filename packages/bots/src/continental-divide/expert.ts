import { seededRng } from '@roundhouse/engine';
import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Bot, Personality } from '../bot.ts';
import { leadOf, playOut } from './playout.ts';
import type { CdQuestion, Ranked } from './rank.ts';
import { reasonsFor } from './reasons.ts';
import { byProspects } from './regular.ts';
import { WEIGHTS } from './weights.ts';

/** Moves whose futures are played out. */
const WIDTH = 10;

/** Turns a playout looks ahead; near the end that is the real end. */
const HORIZON = 2;

/** Rounds of playouts after which the worse half of the moves is dropped. */
const HALVINGS: readonly number[] = [3, 6];

interface Trial {
  readonly move: Move;
  readonly after: State;
  total: number;
  runs: number;
}

/**
 * The regular player's judgement put to the test: its best few moves are each played out again and again with
 * small variations, the worse half is dropped from time to time, and the move whose futures lead most is played.
 */
export const expert = (personality: Personality): Bot<Board, State, Move, State> => ({
  choose: (question) => {
    const state = question.rules.resample(question.view, question.rng);
    const weights = WEIGHTS[personality];
    const candidates = byProspects(question, state, question.seat, weights);
    const { move, after } = bestByPlayouts(question, candidates.slice(0, WIDTH), personality);
    return {
      move,
      reasons: reasonsFor(question.board, { before: state, move, after }, question.seat, weights),
    };
  },
});

const bestByPlayouts = (
  question: CdQuestion,
  candidates: readonly Ranked[],
  personality: Personality,
): Trial => {
  let field = candidates.map(({ move, after }): Trial => ({ move, after, total: 0, runs: 0 }));
  const { budget } = question;
  let spent = 0;
  for (let round = 1; field.length > 1 && spent < budget.iterations && !budget.expired(); round += 1) {
    // The same variations for every move of a round, so that they differ by the move alone.
    const seed = question.rng.below(1_000_000_000);
    for (const trial of field) {
      trial.total += futureOf({ ...question, rng: seededRng(seed) }, trial.after, personality);
      trial.runs += 1;
      spent += 1;
      if (budget.expired()) break;
    }
    field = field.filter(({ runs }) => runs > 0).sort((a, b) => b.total / b.runs - a.total / a.runs);
    if (HALVINGS.includes(round)) field = field.slice(0, Math.ceil(field.length / 2));
  }
  const [best] = field;
  if (best === undefined) throw new RangeError('nothing to decide');
  return best;
};

const futureOf = (question: CdQuestion, after: State, personality: Personality): number => {
  const weights = WEIGHTS[personality];
  const end = playOut(question, after, HORIZON, weights);
  return leadOf(question.board, end, question.seat, weights);
};

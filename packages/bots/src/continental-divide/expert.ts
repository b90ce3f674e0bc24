import { seededRng } from '@roundhouse/engine';
import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Bot, Personality } from '../bot.ts';
import { leadOf, playOut } from './playout.ts';
import type { CdQuestion, Ranked } from './rank.ts';
import { reasonsFor } from './reasons.ts';
import { byProspects } from './regular.ts';
import { WEIGHTS } from './weights.ts';

export const TUNING = { width: 10, horizon: 2, prior: 0, keepAt: [3, 6] };
export type Tuning = typeof TUNING;

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
export const expert = (personality: Personality, tuning = TUNING): Bot<Board, State, Move, State> => ({
  choose: (question) => {
    const state = question.rules.resample(question.view, question.rng);
    const candidates = byProspects(question, state, question.seat, WEIGHTS[personality]);
    const { move, after } = bestByPlayouts(question, candidates.slice(0, tuning.width), personality, tuning);
    const weights = WEIGHTS[personality];
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
  tuning: Tuning,
): Trial => {
  const w = WEIGHTS[personality];
  let field = candidates.map(
    ({ move, after }): Trial => ({
      move,
      after,
      total: tuning.prior === 0 ? 0 : tuning.prior * leadOf(question.board, after, question.seat, w),
      runs: tuning.prior,
    }),
  );
  const { budget } = question;
  let spent = 0;
  for (let round = 1; field.length > 1 && spent < budget.iterations && !budget.expired(); round++) {
    const seed = question.rng.below(1e9);
    for (const trial of field) {
      trial.total += futureOf({ ...question, rng: seededRng(seed) }, trial.after, personality, tuning);
      trial.runs += 1;
      spent += 1;
      if (budget.expired()) break;
    }
    field = field.filter(({ runs }) => runs > 0).sort((a, b) => b.total / b.runs - a.total / a.runs);
    if (tuning.keepAt.includes(round)) field = field.slice(0, Math.ceil(field.length / 2));
  }
  const [best] = field;
  if (best === undefined) throw new RangeError('nothing to decide');
  return best;
};

const futureOf = (question: CdQuestion, after: State, personality: Personality, tuning: Tuning): number => {
  const weights = WEIGHTS[personality];
  const end = playOut(question, after, tuning.horizon, weights);
  return leadOf(question.board, end, question.seat, weights);
};

import type { Board, Move, State, View } from '@roundhouse/engine/silverton';
import type { Bot } from '../bot.ts';
import { bestMove, judged } from './judge.ts';
import { leadAfter } from './playout.ts';
import type { Ranked, SvQuestion } from './rank.ts';
import type { Weights } from './weights.ts';

/** Moves whose futures are played out. */
const WIDTH = 6;

/** Decisions that shape the coming turns; the others are judged at sight. */
const WEIGHTY: ReadonlySet<State['stage']['kind']> = new Set([
  'placing',
  'claims',
  'drawn',
  'track',
  'secondBuild',
  'deliveries',
  'equipment',
  'operating',
]);

interface Trial {
  readonly ranked: Ranked;
  total: number;
  runs: number;
}

/**
 * The judgement put to the test: the best few moves are each played out again and again, with other dice and
 * other guesses at what is hidden every time, and the move whose futures lead most is played.
 */
export const expert = (weights: Weights): Bot<Board, State, Move, View> => ({
  choose: (question) => {
    const { board, rules, view, seat, rng } = question;
    const state = rules.resample(view, rng);
    const table = { board, rules, state, seat, weights, rng };
    if (!WEIGHTY.has(state.stage.kind)) return bestMove(table);
    const moves = shortlist(judged(table)).filter(({ move }) => rules.reject(state, move) === undefined);
    return moves.length < 2 ? bestMove(table) : bestByPlayouts(question, moves, weights);
  },
});

/** The best by judgement, and always the move that ends the step: it stands for doing nothing more. */
const shortlist = (moves: readonly Ranked[]): readonly Ranked[] => {
  const best = moves.slice(0, WIDTH);
  const end = moves.find(({ move }) => move.type.startsWith('end') || move.type === 'buyNothing');
  return end === undefined || best.includes(end) ? best : [...best, end];
};

const bestByPlayouts = (question: SvQuestion, moves: readonly Ranked[], weights: Weights): Ranked => {
  let field = moves.map((ranked): Trial => ({ ranked, total: 0, runs: 0 }));
  let spent = 0;
  for (let round = 0; field.length > 1 && spent < question.budget.iterations; round += 1) {
    // One guess at the hidden part and one course of the dice for all moves of a round.
    const state = question.rules.resample(question.view, question.rng);
    const seed = question.rng.below(1_000_000_000);
    for (const trial of field) {
      trial.total += leadAfter(question, { state, move: trial.ranked.move, seed }, weights);
      trial.runs += 1;
      spent += 1;
      if (question.budget.expired()) return bestOf(field);
    }
    if (round % 4 === 3) field = field.toSorted(byMean).slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
  return bestOf(field);
};

const byMean = (a: Trial, b: Trial): number => meanOf(b) - meanOf(a);
const meanOf = ({ total, runs }: Trial): number => (runs === 0 ? Number.NEGATIVE_INFINITY : total / runs);

const bestOf = (field: readonly Trial[]): Ranked => {
  const [best] = field.toSorted(byMean);
  if (best === undefined) throw new RangeError('nothing to decide');
  return best.ranked;
};

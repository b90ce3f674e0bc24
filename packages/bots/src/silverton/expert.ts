import type { Board, Move, State, View } from '@roundhouse/engine/silverton';
import type { Bot } from '../bot.ts';
import { bestMove, judged } from './judge.ts';
import { standingAfter } from './playout.ts';
import type { Ranked, SvQuestion } from './rank.ts';
import type { Weights } from './weights.ts';

/** Moves whose futures are played out. */
const WIDTH = 4;

/** Playouts for one decision: more would only take time. */
const MOST_PLAYOUTS = 16;

/** Decisions that shape the coming turns; the others are judged at sight. */
const WEIGHTY: ReadonlySet<State['stage']['kind']> = new Set(['placing', 'drawn', 'deliveries', 'equipment']);

/** Playouts a judgement is worth: dice are wild, and a few of them prove little against it. */
const PRIOR = 30;

/** Moves judged to be this many dollars worse than the best are not looked into. */
const HOPELESS = 150;

interface Trial {
  readonly ranked: Ranked;
  /** Sum of what each playout brought beyond the mean of its round. */
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
  const least = (moves[0]?.gain ?? 0) - HOPELESS;
  const best = moves.filter(({ gain }) => gain > least).slice(0, WIDTH);
  const end = moves.find(({ move, gain }) => /^end|^buyNothing/u.test(move.type) && gain > least);
  return end === undefined || best.includes(end) ? best : [...best, end];
};

/** Half of the field goes after each heat, so that most playouts are spent on the best. */
const bestByPlayouts = (question: SvQuestion, moves: readonly Ranked[], weights: Weights): Ranked => {
  let field = moves.map((ranked): Trial => ({ ranked, total: 0, runs: 0 }));
  const playouts = Math.min(question.budget.iterations, MOST_PLAYOUTS) / Math.ceil(Math.log2(field.length));
  while (field.length > 1) {
    const rounds = Math.floor(playouts / field.length);
    for (let round = 0; round < rounds; round += 1)
      if (!playRound(question, field, weights)) return bestOf(field).ranked;
    field = field.toSorted(byMerit).slice(0, Math.ceil(field.length / 2));
  }
  return bestOf(field).ranked;
};

const bestOf = (field: readonly Trial[]): Trial => {
  const [best] = field.toSorted(byMerit);
  if (best === undefined) throw new RangeError('nothing to decide');
  return best;
};

/**
 * Plays every move of the field out once, with one guess at the hidden part and one course of the dice for all,
 * and counts what each brought beyond the mean. False when time ran out: an unfinished round is not counted.
 */
const playRound = (question: SvQuestion, field: readonly Trial[], weights: Weights): boolean => {
  const state = question.rules.resample(question.view, question.rng);
  const seed = question.rng.below(1_000_000_000);
  const results: number[] = [];
  for (const { ranked } of field) {
    results.push(standingAfter(question, { state, move: ranked.move, seed }, weights));
    if (question.budget.expired()) return false;
  }
  const mean = results.reduce((sum, result) => sum + result, 0) / results.length;
  for (const [place, trial] of field.entries()) {
    trial.total += (results[place] ?? mean) - mean;
    trial.runs += 1;
  }
  return true;
};

const byMerit = (a: Trial, b: Trial): number => meritOf(b) - meritOf(a);
const meritOf = ({ ranked, total, runs }: Trial): number => (PRIOR * ranked.gain + total) / (PRIOR + runs);

import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import type { Bot, Personality } from '../bot.ts';
import { evaluate, expectedPoints, utility } from './evaluate.ts';
import { type CdQuestion, type Ranked, ranked } from './rank.ts';
import { afterReactions } from './reactions.ts';
import { reasonsFor } from './reasons.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Purchases that get a second look, with the answers of the others. */
const SECOND_LOOKS = 10;

type Position = Pick<CdQuestion, 'board' | 'rules' | 'rng'>;

/** Every candidate by the prospects it leaves, for the seat that moves. */
export const byProspects = (
  question: Position,
  state: State,
  seat: number,
  weights: Weights,
): readonly Ranked[] => {
  const atOnce = ranked(question, state, {
    worthOf: (after) => evaluate(question.board, after, seat, weights),
    jitter: weights.jitter,
  });
  return state.phase === 'stock' ? withReactions(question, atOnce, seat, weights) : atOnce;
};

/** The most promising purchases again, judged by where the round leaves them; one of each kind at least. */
const withReactions = (
  question: Position,
  atOnce: readonly Ranked[],
  seat: number,
  weights: Weights,
): readonly Ranked[] =>
  shortlist(atOnce)
    .map(({ move, after }): Ranked => {
      const end = afterReactions(question, after, weights);
      const points = expectedPoints(question.board, end, weights, true);
      return { move, after, worth: utility(points, seat, weights) };
    })
    .sort((a, b) => b.worth - a.worth);

const shortlist = (atOnce: readonly Ranked[]): readonly Ranked[] => {
  const kinds = new Map<string, number>();
  return atOnce.filter(({ move }) => {
    const kind = kindOf(move);
    const seen = kinds.get(kind) ?? 0;
    kinds.set(kind, seen + 1);
    return seen < 1 && kinds.size <= SECOND_LOOKS;
  });
};

/** Moves that differ only in detail: the same railroad bought, or one started at a similar value. */
const kindOf = (move: Move): string => {
  if (move.type === 'buyShares') return `buy ${move.railroad} ${Math.ceil(move.count / 2)}`;
  return move.type === 'startRailroad' ? `start ${Math.ceil(move.value / 8)}` : move.type;
};

/** The evaluation with its plan of routes and money to the end, and the others' answers to a purchase. */
export const regular = (personality: Personality): Bot<Board, State, Move, State> => ({
  choose: (question) => {
    const state = question.rules.resample(question.view, question.rng);
    const weights = WEIGHTS[personality];
    const [best] = byProspects(question, state, question.seat, weights);
    if (best === undefined) throw new RangeError('nothing to decide');
    const { move, after } = best;
    return {
      move,
      reasons: reasonsFor(question.board, { before: state, move, after }, question.seat, weights),
    };
  },
});

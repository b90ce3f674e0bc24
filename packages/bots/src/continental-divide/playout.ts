import { pick } from '@roundhouse/engine';
import {
  type Board,
  type Choices,
  choices,
  type Move,
  type State,
} from '@roundhouse/engine/continental-divide';
import { evaluate, expectedPoints } from './evaluate.ts';
import { quickLine } from './quickLine.ts';
import type { CdQuestion } from './rank.ts';
import type { Weights } from './weights.ts';

type Position = Pick<CdQuestion, 'board' | 'rules' | 'rng'>;

/** Plays on with quick judgements for everybody until `turns` turns have ended or the match is over. */
export const playOut = (position: Position, from: State, turns: number, weights: Weights): State => {
  let state = from;
  const last = from.turn + turns;
  while (state.phase !== 'over' && !(state.turn >= last && state.phase === 'stock' && state.position === 0))
    state = position.rules.apply(state, quickMove(position, state, weights));
  return state;
};

/**
 * How well a position looks for winning, between -1 and 1: the lead over the best rival, sharp at the end and
 * blurred before it.
 */
export const leadOf = (board: Board, state: State, seat: number, weights: Weights): number => {
  const points = expectedPoints(board, state, weights);
  let best = 0;
  for (const [other, expected] of points.entries()) if (other !== seat) best = Math.max(best, expected);
  const turnsLeft = state.phase === 'over' ? 0 : 9 - state.turn;
  return Math.tanh(((points[seat] ?? 0) - best) / (5 + 3 * turnsLeft));
};

/** A good move found fast: few candidates, one look each. */
const quickMove = (position: Position, state: State, weights: Weights): Move => {
  const open = choices(position.board, state);
  switch (open.phase) {
    case 'order':
      return { type: 'takeOrderCard', card: Math.min(...open.cards) };
    case 'build':
      return quickLine(position.board, state, open, weights) ?? { type: 'endTurn' };
    case 'stock':
      return quickPurchase(position, state, { open, weights });
    default:
      throw new RangeError('nothing to decide');
  }
};

type Stock = Extract<Choices, { readonly phase: 'stock' }>;

const quickPurchase = (
  { board, rules, rng }: Position,
  state: State,
  { open, weights }: { readonly open: Stock; readonly weights: Weights },
): Move => {
  const seat = state.order[state.position] ?? -1;
  let best: Move = { type: 'skipStock' };
  let most = Number.NEGATIVE_INFINITY;
  for (const move of [best, ...quickPurchases(open), ...quickStarts(open, rng)]) {
    const blur = (weights.jitter * 3 * rng.below(1000)) / 1000;
    const worth = evaluate(board, rules.apply(state, move), seat, weights) + blur;
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
};

const quickPurchases = ({ cash, buy }: Stock): readonly Move[] =>
  buy.flatMap(({ railroad, most, leastPrice }): readonly Move[] => {
    const least = most * leastPrice;
    const generous = least + Math.floor((cash - least) * 0.7);
    return [
      { type: 'buyShares', railroad, count: most, payment: least },
      { type: 'buyShares', railroad, count: most, payment: generous },
      { type: 'buyShares', railroad, count: 1, payment: leastPrice },
    ];
  });

const quickStarts = (
  { start: { railroads, hexes, values } }: Stock,
  rng: Position['rng'],
): readonly Move[] => {
  const [railroad] = railroads;
  if (railroad === undefined || hexes.length === 0) return [];
  const cheap = values[0];
  const dear = values[Math.floor(values.length * 0.6)];
  return [cheap, dear].flatMap((value) =>
    value === undefined
      ? []
      : [4, 8].map(
          (shares): Move => ({ type: 'startRailroad', railroad, hex: pick(hexes, rng), shares, value }),
        ),
  );
};

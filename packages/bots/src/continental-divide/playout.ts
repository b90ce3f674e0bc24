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
import type { Whims } from './whims.ts';

/** What is the same all through a playout. */
interface Position extends Pick<CdQuestion, 'board' | 'rules'> {
  readonly whims: Whims;
}

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
  { board, rules, whims }: Position,
  state: State,
  { open, weights }: { readonly open: Stock; readonly weights: Weights },
): Move => {
  const seat = state.order[state.position] ?? -1;
  const whim = (thing: number): number => whims(state.turn, seat, thing);
  let best: Move = { type: 'skipStock' };
  let most = evaluate(board, rules.apply(state, best), seat, weights);
  const tryOut = (move: Move, thing: number): void => {
    const after = rules.apply(state, move);
    const worth = evaluate(board, after, seat, weights) + weights.jitter * 3 * (whim(thing) - 0.5);
    if (worth > most) [best, most] = [move, worth];
  };
  for (const choice of open.buy) {
    const thing = 4 * (board.railroadIndexOf.get(choice.railroad) ?? 0);
    for (const [kind, move] of quickPurchases(open.cash, choice).entries()) tryOut(move, thing + kind);
  }
  for (const [kind, move] of quickStarts(open, whim).entries()) tryOut(move, STARTS + kind);
  return best;
};

/** Purchases have smaller numbers among the things players have whims about. */
const STARTS = 64;

const quickPurchases = (
  cash: number,
  { railroad, most, leastPrice }: Stock['buy'][number],
): readonly Move[] => {
  const least = most * leastPrice;
  const generous = least + Math.floor((cash - least) * 0.7);
  return [
    { type: 'buyShares', railroad, count: most, payment: least },
    { type: 'buyShares', railroad, count: most, payment: generous },
    { type: 'buyShares', railroad, count: 1, payment: leastPrice },
  ];
};

/** Cheap or dear, few shares or many, each in a city of the player's fancy. */
const quickStarts = (
  { start: { railroads, hexes, values } }: Stock,
  whim: (thing: number) => number,
): readonly Move[] => {
  const [railroad] = railroads;
  const [cheap] = values;
  const dear = values[Math.floor(values.length * 0.6)];
  if (railroad === undefined || hexes.length === 0 || cheap === undefined || dear === undefined) return [];
  return [cheap, dear].flatMap((value) =>
    [4, 8].flatMap((shares): readonly Move[] => {
      const hex = hexes[Math.floor(whim(2 * STARTS + shares + value) * hexes.length)];
      return hex === undefined ? [] : [{ type: 'startRailroad', railroad, hex, shares, value }];
    }),
  );
};

import {
  type Board,
  type Choices,
  choices,
  type Move,
  type State,
} from '@roundhouse/engine/continental-divide';
import { costTableOf, MOST_LINES, REGION_GOALS } from './costFields.ts';
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
  for (const [kind, move] of quickStarts(board, open, whim).entries()) tryOut(move, STARTS + kind);
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

/** Many cheap shares, many that nobody can take alone, or a few dear ones. */
const QUICK_STARTS = [
  { shares: 10, value: 10 },
  { shares: 10, value: 18 },
  { shares: 5, value: 30 },
] as const;

const quickStarts = (
  board: Board,
  { start: { railroads, hexes, values } }: Stock,
  whim: (thing: number) => number,
): readonly Move[] => {
  const [railroad] = railroads;
  const hex = quickCity(board, hexes, whim);
  if (railroad === undefined || hex === undefined) return [];
  return QUICK_STARTS.flatMap(({ shares, value: least }): readonly Move[] => {
    const value = values.find((each) => each >= least);
    return value === undefined ? [] : [{ type: 'startRailroad', railroad, hex, shares, value }];
  });
};

const DIVIDE_GOAL = REGION_GOALS.indexOf('divide');

/** Dollars that a whim may make of the way west from a city. */
const FANCY = 20;

/** The city hex with the cheapest way across the Divide, more or less. */
const quickCity = (
  board: Board,
  hexes: readonly string[],
  whim: (thing: number) => number,
): string | undefined => {
  const { cost, goals } = costTableOf(board);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const hex of hexes) {
    const index = board.hexIndexOf.get(hex) ?? 0;
    const toDivide = cost[DIVIDE_GOAL + goals * (index + MOST_LINES * board.hexIds.length)] ?? 0;
    const felt = toDivide + FANCY * whim(2 * STARTS + index);
    if (felt < least) [best, least] = [hex, felt];
  }
  return best;
};

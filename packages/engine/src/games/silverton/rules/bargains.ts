import type { Rng, Seat } from '../../../kernel/index.ts';
import type { Bundle } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { type Deal, dealOf } from './deal.ts';
import { dealProblem } from './dealProblem.ts';
import { type Holding, holdingsOf, NOTHING, plus } from './holdings.ts';
import { mostPaidBy } from './publicCash.ts';
import { activeSeat } from './turn.ts';

/** Who speaks, and who is the active player's partner: the speaker or the one spoken to. */
export interface Talk {
  readonly speaker: Seat;
  readonly partner: Seat;
}

const TRIES = 4;

/** Both sides of a talk, the speaker first. */
const sidesOf = (state: State, { speaker, partner }: Talk): readonly [Seat, Seat] =>
  speaker === partner ? [speaker, activeSeat(state)] : [speaker, partner];

/**
 * Every deal that `speaker` may name, lazily: all wares of both sides in all amounts with all sums of
 * cash. More than anybody can count; for playouts and the page there are `sampleDeal` and choices.
 */
export function* dealsIn(board: Board, state: State, talk: Talk): Generator<Deal> {
  const [speaker, other] = sidesOf(state, talk);
  for (const gets of bundlesOf(holdingsOf(board, state, other)))
    for (const gives of bundlesOf(holdingsOf(board, state, speaker)))
      for (const cash of cashSums(state, talk)) {
        const deal = dealOf(activeSeat(state), talk.partner, { speaker, ...withCash({ gives, gets }, cash) });
        if (dealProblem(board, state, deal) === undefined) yield deal;
      }
}

/** Every choice of wares, none first; the first holding changes fastest. */
function* bundlesOf(holdings: readonly Holding[], from = 0): Generator<Bundle> {
  const holding = holdings[from];
  if (holding === undefined) {
    yield NOTHING;
    return;
  }
  for (const rest of bundlesOf(holdings, from + 1)) {
    yield rest;
    for (let amount = 1; amount <= holding.most; amount += 1) yield plus(rest, holding.part(amount));
  }
}

/** Cash from the speaker (above 0) or to the speaker (below 0), nothing first. */
function* cashSums(state: State, talk: Talk): Generator<number> {
  const [speaker, other] = sidesOf(state, talk);
  const pays = mostPaidBy(state, speaker, speaker);
  const asks = mostPaidBy(state, other, speaker);
  for (let sum = 0; sum <= pays; sum += 1) yield sum;
  for (let sum = 1; sum <= asks; sum += 1) yield -sum;
}

interface Sides {
  readonly gives: Bundle;
  readonly gets: Bundle;
}

const withCash = ({ gives, gets }: Sides, cash: number): Sides => ({
  gives: { ...gives, cash: Math.max(0, cash) },
  gets: { ...gets, cash: Math.max(0, -cash) },
});

/**
 * A deal that `speaker` may name, at random: mostly few wares and round sums, but any can come up.
 * `undefined` if some tries hit on none.
 */
export const sampleDeal = (board: Board, state: State, talk: Talk, rng: Rng): Deal | undefined => {
  const [speaker, other] = sidesOf(state, talk);
  const own = holdingsOf(board, state, speaker);
  const others = holdingsOf(board, state, other);
  for (let left = TRIES; left > 0; left -= 1) {
    const sides = { gives: sampleBundle(own, rng), gets: sampleBundle(others, rng) };
    const cash = sampleCash(state, talk, rng);
    const deal = dealOf(activeSeat(state), talk.partner, { speaker, ...withCash(sides, cash) });
    if (dealProblem(board, state, deal) === undefined) return deal;
  }
  return undefined;
};

/** One ware more with every second throw, until a throw says stop or nothing is left. */
const sampleBundle = (holdings: readonly Holding[], rng: Rng): Bundle => {
  const rest = [...holdings];
  let bundle = NOTHING;
  while (rest.length > 0 && rng.below(2) === 0) {
    const [holding] = rest.splice(rng.below(rest.length), 1);
    if (holding !== undefined) bundle = plus(bundle, holding.part(1 + rng.below(holding.most)));
  }
  return bundle;
};

const sampleCash = (state: State, talk: Talk, rng: Rng): number => {
  const [speaker, other] = sidesOf(state, talk);
  const gives = rng.below(2) === 0;
  const most = mostPaidBy(state, gives ? speaker : other, speaker);
  const sum = rng.below(8) === 0 ? rng.below(most + 1) : Math.min(most, 5 * rng.below(120));
  return gives ? sum : -sum;
};

import { type Rng, seededRng } from '@roundhouse/engine';
import { type Move, type State, sumToReach } from '@roundhouse/engine/silverton';
import { bestMove } from './judge.ts';
import { outlookOf } from './outlook.ts';
import { turnsLeftIn } from './pace.ts';
import type { SvQuestion } from './rank.ts';
import type { Weights } from './weights.ts';
import { worthOf } from './worth.ts';

/** Turns a playout looks ahead, at a table and alone: one player's turns are soon played. */
const HORIZON = 2;
const LONE_HORIZON = 6;

/** Dollars a turn sooner is worth to whoever plays alone for a sum. */
const TURN = 600;
/** Dollars that winning is worth beyond the money. */
const VICTORY = 1_500;
/** How much of the best rival's prospects count against the own. */
const RIVAL = 0.4;

export interface Future {
  readonly state: State;
  readonly move: Move;
  /** Of the dice: the same for all moves that are compared. */
  readonly seed: number;
}

type Match = Pick<SvQuestion, 'board' | 'rules' | 'seat'>;

/** How well the seat stands, in dollars, after a move and some turns of judged play by everybody. */
export const standingAfter = (match: Match, { state, move, seed }: Future, weights: Weights): number => {
  const { board, rules } = match;
  const rng = seededRng(seed);
  const last = state.turn + (state.players.length === 1 ? LONE_HORIZON : HORIZON);
  let now = rules.apply(state, move);
  for (let actor = rules.actor(now); actor.kind !== 'over' && now.turn < last; actor = rules.actor(now)) {
    const next =
      actor.kind === 'seat'
        ? bestMove({ board, rules, state: now, seat: actor.seat, weights, rng }).move
        : rules.sampleMove(now, diceFor(now, seed));
    now = rules.apply(now, next);
  }
  if (state.players.length > 1) return leadIn(match, now, weights);
  return sumToReach(now.options) === Number.POSITIVE_INFINITY
    ? worthOf(outlookOf(board, now, 0, weights))
    : -TURN * turnOfSum(match, now, weights);
};

/** Dice by turn and occasion: what one move changes leaves the rest of luck as it was. */
const diceFor = (state: State, seed: number): Rng =>
  seededRng(`${seed}/${state.turn}/${state.stage.kind}/${occasionOf(state)}`);

const occasionOf = ({ active, stage }: State): number => {
  if (stage.kind === 'marketRoll') return stage.column;
  return stage.kind === 'operationRoll' ? stage.working.length : active;
};

/** The turn in which a lone player has the sum, or is likely to; money beyond it breaks ties. */
const turnOfSum = ({ board, rules }: Match, state: State, weights: Weights): number => {
  const worth = worthOf(outlookOf(board, state, 0, weights));
  const over = rules.actor(state).kind === 'over';
  const more = over ? 0 : turnsLeftIn(board, state, weights);
  const failed = over && (state.players[0]?.cash ?? 0) < sumToReach(state.options) ? 4 : 0;
  return state.turn + more + failed - worth / 10_000;
};

/** Own prospects less part of the best rival's, and more for a match won. */
const leadIn = ({ board, rules, seat }: Match, state: State, weights: Weights): number => {
  const standings = rules.actor(state).kind === 'over' ? rules.standings(state) : [];
  const worths = state.players.map(
    (_, each) => standings[each]?.score ?? worthOf(outlookOf(board, state, each, weights)),
  );
  const rival = Math.max(...worths.filter((_, each) => each !== seat));
  const rank = standings[seat]?.rank;
  const spoils = rank === undefined ? 0 : VICTORY * (rank === 1 ? 1 : -1);
  return (worths[seat] ?? 0) - RIVAL * rival + spoils;
};

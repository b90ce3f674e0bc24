import type { GameRules, Rejection, Seat } from '@roundhouse/engine';
import type { Move, Options, State, View } from '@roundhouse/engine/continental-divide';

/** A decision sketched for this turn or a coming one: any but those about the player order. */
export type PlannedMove = Exclude<Move, { readonly type: 'dealOrder' | 'takeOrderCard' }>;

/** Those that are laid out on the desk before they are made. */
export type DraftedMove = Extract<Move, { readonly type: 'startRailroad' | 'buyShares' | 'buildLine' }>;

/** A planned move as it stands after everything that has happened since it was sketched. */
interface PlanStep {
  readonly move: PlannedMove;
  /** The turn it would be made in. */
  readonly turn: number;
  /** Before the move, as far as the plan alone goes: what others may do is unknown. */
  readonly before: State;
  readonly after: State;
  /** Why it cannot be done as planned. */
  readonly rejection?: Rejection;
}

export interface Plan {
  readonly steps: readonly PlanStep[];
  /** Where the plan leads: the next decision can be sketched from here. */
  readonly end: State;
}

export type Rules = GameRules<State, Move, View, Options>;

const LAST_TURN = 8;

const PAST_THE_END: Rejection = { rule: 'CD-1.4', code: 'table/pastTheEnd' };

/** Follows a plan from the position as it is, paying dividends between turns; nobody else moves. */
export const followPlan = (
  rules: Rules,
  position: State,
  seat: Seat,
  moves: readonly PlannedMove[],
): Plan => {
  const steps: PlanStep[] = [];
  let now = firstChance(position, seat);
  for (const move of moves) {
    const ready = readyFor(rules, now, move);
    const rejection = ready.turn > LAST_TURN ? PAST_THE_END : rules.reject(ready, move);
    const after = rejection === undefined ? following(rules, ready, move) : now;
    steps.push({
      move,
      turn: ready.turn,
      before: rejection === undefined ? ready : now,
      after,
      ...(rejection === undefined ? {} : { rejection }),
    });
    now = after;
  }
  return { steps, end: now };
};

/** The position as if it were the seat's turn and the seat played last: this turn if it has yet to play. */
const firstChance = (position: State, seat: Seat): State => {
  const place = position.order.indexOf(seat);
  const playing = position.phase === 'stock' || position.phase === 'build';
  if (playing && place === position.position) return playingLast(position, seat, {});
  const yetToPlay = playing && place > position.position;
  const turn = yetToPlay ? position.turn : position.turn + 1;
  return playingLast(position, seat, { phase: 'stock', turn, linesBuilt: [], cards: [] });
};

const playingLast = (position: State, seat: Seat, changes: Partial<State>): State => {
  const order = [...position.order.filter((other) => other !== seat), seat];
  return { ...position, order, position: order.length - 1, ...changes };
};

/** The position after a planned move: at the end of a turn dividends are paid, and the next one begins. */
const following = (rules: Rules, ready: State, move: PlannedMove): State =>
  move.type === 'endTurn' ? nextTurn(rules, ready) : rules.apply(ready, move);

/** Skips what has to be skipped before such a move can be made: the stock, or the rest of the turn. */
const readyFor = (rules: Rules, now: State, move: PlannedMove): State => {
  if (move.type === 'buildLine' || move.type === 'endTurn') {
    const building = now.phase === 'stock' ? rules.apply(now, { type: 'skipStock' }) : now;
    return rules.reject(building, move)?.code === 'buildLine/alreadyBuilt'
      ? readyFor(rules, nextTurn(rules, building), move)
      : building;
  }
  return now.phase === 'stock' ? now : nextTurn(rules, now);
};

const nextTurn = (rules: Rules, now: State): State => {
  const seat = now.order.at(-1) ?? -1;
  const paid = rules.apply(now, { type: 'endTurn' });
  return playingLast(paid, seat, { phase: 'stock', turn: now.turn + 1, linesBuilt: [], cards: [] });
};

const isPlanned = (move: Move): move is PlannedMove =>
  move.type !== 'dealOrder' && move.type !== 'takeOrderCard';

/** Reads a plan kept as JSON; what cannot be read is left out. */
export const planFrom = (rules: Rules, json: unknown): readonly PlannedMove[] =>
  (Array.isArray(json) ? json : []).flatMap((each: unknown) => {
    const read = rules.decodeMove(each);
    return read.ok && isPlanned(read.value) ? [read.value] : [];
  });

export const planKey = (matchId: string, seat: Seat): string => `roundhouse.plan.${matchId}.${seat}`;

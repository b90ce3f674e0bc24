import {
  type Actor,
  type AnyRules,
  type MatchHeader,
  type PlainMove,
  playOn,
  type Rejection,
  type Replay,
  type Seat,
} from '@roundhouse/engine';

/**
 * A match folded once and kept: the state before the first move and after each. States share what did
 * not change, so that any moment of the past is at hand at once and taking back costs nothing.
 */
export interface Timeline {
  readonly moves: readonly PlainMove[];
  /** One more than moves. */
  readonly states: readonly unknown[];
  /** Who made each move. */
  readonly actors: readonly Actor[];
}

/** The match before its first move. */
export const timelineOf = (rules: AnyRules, header: MatchHeader): Timeline => ({
  moves: [],
  states: [rules.setup(header)],
  actors: [],
});

export const stateNow = ({ states }: Timeline): unknown => states.at(-1);

/** `timeline` with moves played on at its end; stops before the first that breaks a rule, and says so. */
export const played = (
  rules: AnyRules,
  timeline: Timeline,
  moves: readonly PlainMove[],
): {
  readonly timeline: Timeline;
  readonly broken?: { readonly sequence: number; readonly rejection: Rejection };
} => {
  const states: unknown[] = [...timeline.states];
  const actors: Actor[] = [...timeline.actors];
  const from = { state: stateNow(timeline), moves, sequence: timeline.moves.length };
  const outcome: Replay<unknown> = playOn(rules, from, ({ before, after }) => {
    actors.push(rules.actor(before));
    states.push(after);
  });
  const made = moves.slice(0, states.length - timeline.states.length);
  const after: Timeline = { moves: [...timeline.moves, ...made], states, actors };
  return outcome.ok ? { timeline: after } : { timeline: after, broken: outcome.brokenAt };
};

/** The first `length` moves of `timeline`. */
export const cut = ({ moves, states, actors }: Timeline, length: number): Timeline => ({
  moves: moves.slice(0, length),
  states: states.slice(0, length + 1),
  actors: actors.slice(0, length),
});

/** How many of its own last moves `seat` may take back: the kernel's `undoableMoves`, from what is at hand. */
export const undoable = ({ actors }: Timeline, seat: Seat): number => {
  const last = actors.findLastIndex((actor) => actor.kind !== 'seat' || actor.seat !== seat);
  return actors.length - 1 - last;
};

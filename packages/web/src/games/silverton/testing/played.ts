import { type PlainEvent, seededRng } from '@roundhouse/engine';
import { type Move, type Options, type State, silverton } from '@roundhouse/engine/silverton';

export const board = silverton.defaultBoard;
export const rules = silverton.rules(board);

/** The options of a match, the rest as they are by default. */
export const optionsOf = (chosen: Partial<Options>): Options => {
  const read = silverton.decodeOptions(chosen);
  if (!read.ok) throw new TypeError(read.problem.path);
  return read.value;
};

/** Plays at random from a seed until `stop` says so, and gives everything that happened to `onMove`. */
export const playedUntil = (
  {
    players,
    options,
    seed,
  }: { readonly players: number; readonly options: Partial<Options>; readonly seed: number },
  stop: (state: State) => boolean,
  onMove: (events: readonly PlainEvent[], move: Move, before: State) => void = () => undefined,
): State => {
  const rng = seededRng(seed);
  let state = rules.setup({ players, options: optionsOf(options) });
  while (rules.actor(state).kind !== 'over' && !stop(state)) {
    const move = rules.sampleMove(state, rng);
    const after = rules.apply(state, move);
    onMove(rules.narrate(state, move, after), move, state);
    state = after;
  }
  return state;
};

import { continentalDivide, type Move, type State } from '@roundhouse/engine/continental-divide';

export const board = continentalDivide.defaultBoard;
export const rules = continentalDivide.rules(board);

/** A match of so many players after these moves, each in the match notation. */
export const played = (players: number, ...moves: readonly string[]): State => {
  let state = rules.setup({ players, options: {} });
  for (const text of moves) {
    const move = rules.notation.parse(state, text);
    if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.problem)}`);
    const rejection = rules.reject(state, move.value);
    if (rejection !== undefined) throw new Error(`${text}: ${rejection.code}`);
    state = rules.apply(state, move.value);
  }
  return state;
};

/** A move in the match notation, legal or not. */
export const moveOf = (state: State, text: string): Move => {
  const move = rules.notation.parse(state, text);
  if (!move.ok) throw new Error(`${text}: ${JSON.stringify(move.problem)}`);
  return move.value;
};

/** Union Pacific has just been started in Chicago and can build. */
export const readyToBuild = (): State => played(3, 'deal 1 2 3', 'start UP H22 8 @30');

import type { GameRules, PlainMove } from '../kernel/index.ts';

/** A move after which the state breaks an invariant: a defect of the game, never of the player. */
export class RefereeError extends Error {
  override readonly name = 'RefereeError';
}

/** The same rules with a referee at the table, who stops the match at the first broken invariant. */
export const refereed = <State, Move extends PlainMove, View, Options>(
  rules: GameRules<State, Move, View, Options>,
): GameRules<State, Move, View, Options> => ({
  ...rules,
  apply: (state, move) => {
    const after = rules.apply(state, move);
    const violations = rules.violations(after);
    if (violations.length > 0)
      throw new RefereeError(`after ${JSON.stringify(move)}: ${violations.join('; ')}`);
    return after;
  },
});

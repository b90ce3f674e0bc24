import { passOn } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** Step 7 is over: the next player's phase 4, or the market. */
export const endTurn = bareMove({
  type: 'endTurn',
  verb: 'end-turn',
  reject: () => undefined,
  apply: (_, state) => passOn(state),
});

export type EndTurn = Parameters<typeof endTurn.apply>[2];

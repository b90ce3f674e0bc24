import { begin } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** The active player has done all the deals they want; step 5 follows. */
export const endTrading = bareMove({
  type: 'endTrading',
  verb: 'end-trading',
  reject: () => undefined,
  apply: (_, state) => begin(state, 'income'),
});

export type EndTrading = Parameters<typeof endTrading.apply>[2];

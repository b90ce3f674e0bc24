import { nextInOrder } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** SV-11.5: the player buys neither train nor plow this turn. */
export const buyNothing = bareMove({
  type: 'buyNothing',
  verb: 'buy-nothing',
  reject: () => undefined,
  apply: (_, state) => nextInOrder(state),
});

export type BuyNothing = Parameters<typeof buyNothing.apply>[2];

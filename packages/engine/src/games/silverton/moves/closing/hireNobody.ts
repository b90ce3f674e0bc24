import { nextInOrder } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** SV-30.7: the player does not hire this turn. */
export const hireNobody = bareMove({
  type: 'hireNobody',
  verb: 'hire-nobody',
  reject: () => undefined,
  apply: (_, state) => nextInOrder(state),
});

export type HireNobody = Parameters<typeof hireNobody.apply>[2];

import { leavePlacing } from '../../effects/placing.ts';
import { bareMove } from '../shapes.ts';

/** SV-4.1: the player places no more; nobody has to. */
export const endPlacing = bareMove({
  type: 'endPlacing',
  verb: 'end-placing',
  reject: () => undefined,
  apply: (board, state) => leavePlacing(board, state),
});

export type EndPlacing = Parameters<typeof endPlacing.apply>[2];

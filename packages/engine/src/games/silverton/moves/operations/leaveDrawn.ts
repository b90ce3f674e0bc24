import { leaveFaceUp } from '../../effects/claims.ts';
import { bareMove } from '../shapes.ts';

/** SV-6.1: the claim just drawn stays face up; more than eight may then lie there. */
export const leaveDrawn = bareMove({
  type: 'leaveDrawn',
  verb: 'leave-drawn',
  reject: () => undefined,
  apply: (_, state) => leaveFaceUp(state),
});

export type LeaveDrawn = Parameters<typeof leaveDrawn.apply>[2];

import { sendHome } from '../../effects/staff.ts';
import { surveyorOn } from '../../rules/building.ts';
import { activeSeat } from '../../rules/turn.ts';
import { bareMove } from '../shapes.ts';

/** SV-6.2.6: after a successful roll the player may still decline the second segment. */
export const declineSegment = bareMove({
  type: 'declineSegment',
  verb: 'decline-second',
  reject: () => undefined,
  apply: (_, state) => {
    if (state.stage.kind !== 'secondBuild') return state;
    const seat = activeSeat(state);
    const home = sendHome(state, { seat, staff: surveyorOn(state, seat, state.stage.segment) ?? -1 });
    return { ...home, stage: { kind: 'track' } };
  },
});

export type DeclineSegment = Parameters<typeof declineSegment.apply>[2];

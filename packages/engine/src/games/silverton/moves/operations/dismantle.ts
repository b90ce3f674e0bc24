import { returnLostLines } from '../../effects/lines.ts';
import { receive } from '../../effects/money.ts';
import { sendHome } from '../../effects/staff.ts';
import { liftTrack } from '../../effects/track.ts';
import { canDismantle, surveyorOn } from '../../rules/building.ts';
import { activeSeat } from '../../rules/turn.ts';
import { segmentMove } from '../segmentMove.ts';

/** SV-6.2.5: what the bank pays for each point of length. */
export const SALVAGE = 10;

/** SV-6.2.5: takes up own track a surveyor stands on, for its salvage value. */
export const dismantle = segmentMove({
  type: 'dismantle',
  verb: 'dismantle',
  reject: (board, state, segment) => {
    const seat = activeSeat(state);
    const params = { segment: segment.id };
    if (surveyorOn(state, seat, segment.index) === undefined)
      return { rule: 'SV-4.5', code: 'dismantle/noSurveyor', params };
    if (state.owners[segment.index] !== seat)
      return { rule: 'SV-4.5', code: 'dismantle/notOwnTrack', params };
    return canDismantle(board, state, segment)
      ? undefined
      : { rule: 'SV-6.2.5', code: 'dismantle/notConnected', params };
  },
  apply: (board, state, segment) => {
    const seat = activeSeat(state);
    const home = sendHome(state, { seat, staff: surveyorOn(state, seat, segment.index) ?? -1 });
    const lifted = liftTrack(home, seat, segment.index);
    return returnLostLines(board, receive(lifted, seat, segment.length * SALVAGE), seat);
  },
});

export type Dismantle = Parameters<typeof dismantle.apply>[2];

import { surveyed, surveyorOn } from '../rules/building.ts';
import { activeSeat } from '../rules/turn.ts';
import type { State } from '../state.ts';
import { sendHome } from './staff.ts';

/** Step 2 is over: surveyors that built nothing go home (SV-14.3); step 3 follows. */
export const finishTrack = (state: State): State => {
  const seat = activeSeat(state);
  const home = surveyed(state).reduce(
    (before, segment) => sendHome(before, { seat, staff: surveyorOn(before, seat, segment) ?? -1 }),
    state,
  );
  return { ...home, stage: { kind: 'operating', working: [] } };
};

import type { Seat } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import type { SegmentIndex } from '../types.ts';

/** SV-6.2.2: cubes of a player, and so the most segments at a time. */
export const CUBES = 32;

/** Number of the surveyor of `seat` that may act on a segment now; `undefined` if there is none. */
export const surveyorOn = (state: State, seat: Seat, segment: SegmentIndex): number | undefined => {
  const staff = state.players[seat]?.staff.findIndex(
    ({ place, held }) => !held && place.at === 'segment' && place.segment === segment,
  );
  return staff === undefined || staff < 0 ? undefined : staff;
};

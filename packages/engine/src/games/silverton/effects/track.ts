import type { Seat } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import type { SegmentIndex } from '../types.ts';
import { withPlayer } from './money.ts';

/** Puts a cube of `seat` on an open segment. The only way track comes into being. */
export const layTrack = (state: State, seat: Seat, segment: SegmentIndex): State => ({
  ...withPlayer(state, seat, (player) => ({ ...player, segments: [...player.segments, segment] })),
  owners: state.owners.with(segment, seat),
});

/** Takes the cube off a segment of `seat`. The only way track disappears. */
export const liftTrack = (state: State, seat: Seat, segment: SegmentIndex): State => ({
  ...withPlayer(state, seat, (player) => ({
    ...player,
    segments: player.segments.filter((own) => own !== segment),
  })),
  owners: state.owners.with(segment, -1),
});

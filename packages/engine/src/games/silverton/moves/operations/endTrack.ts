import { finishTrack } from '../../effects/finishTrack.ts';
import { bareMove } from '../shapes.ts';

/** SV-6.2.1: building is never compulsory; the remaining surveyors go home. */
export const endTrack = bareMove({
  type: 'endTrack',
  verb: 'end-track',
  reject: () => undefined,
  apply: (_, state) => finishTrack(state),
});

export type EndTrack = Parameters<typeof endTrack.apply>[2];

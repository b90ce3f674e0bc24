import type { Actor, Seat, Viewer } from '@roundhouse/engine';
import type { SeatPlan } from './seats.ts';

/** The seats people play at this screen. */
export const peopleAt = (seats: readonly SeatPlan[]): readonly Seat[] =>
  seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Who looks when a match is opened: the only person, the person to move, or nobody yet while chance or a bot moves. */
export const firstViewer = (people: readonly Seat[], actor: Actor): Viewer => {
  const [only] = people;
  if (only === undefined) return 'spectator';
  if (people.length === 1) return only;
  return actor.kind === 'seat' && people.includes(actor.seat) ? actor.seat : 'spectator';
};

/** Who ought to look now: the person who has to decide; failing that, whoever has looked so far. */
export const nextViewer = (people: readonly Seat[], actor: Actor, viewer: Viewer): Viewer =>
  actor.kind === 'seat' && people.includes(actor.seat) ? actor.seat : viewer;

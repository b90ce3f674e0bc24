import type { Seat } from '@roundhouse/engine';
import type { Choices, Move, State } from '@roundhouse/engine/silverton';
import type { ChoicesAt, Target } from './svSession.ts';
import { isSameTarget } from './targets.ts';

/** What is known when a place is pressed. */
export interface Pressing {
  readonly now: Choices;
  readonly position: State;
  readonly seat: Seat;
  /** The staff member or plow in hand. */
  readonly staff?: number | undefined;
  readonly plow?: number | undefined;
}

/** What pressing a place means now, legal or not; `undefined` where it means nothing. */
export const movePressed = (pressing: Pressing, target: Target): Move | undefined => {
  const { now } = pressing;
  switch (now.stage) {
    case 'placing':
      return { type: 'place', staff: placedBy(now, pressing, target), target };
    case 'phantom':
      return target.on === 'claim' || target.on === 'line'
        ? { type: 'placePhantom', card: target }
        : undefined;
    case 'claims':
      return prospecting(now, target);
    case 'moveAside':
      return target.on === 'segment' ? { type: 'moveAside', segment: target.segment } : undefined;
    case 'track':
    case 'secondBuild':
      return target.on === 'segment' ? building(now, target.segment) : undefined;
    case 'plows':
      return target.on === 'segment' ? plowing(now, pressing, target.segment) : undefined;
    default:
      return undefined;
  }
};

/** Whoever is in hand; else the first who may go there, or who would be asked. */
const placedBy = (
  { staff }: ChoicesAt<'placing'>,
  { staff: inHand, position, seat }: Pressing,
  target: Target,
): number => {
  const role = target.on === 'segment' ? 'S' : 'P';
  const own = position.players[seat]?.staff ?? [];
  if (inHand !== undefined && own[inHand]?.role === role) return inHand;
  const able = staff.find(({ targets }) => targets.some((each) => isSameTarget(each, target)));
  const free = own.findIndex((member) => member.role === role && member.place.at === 'home');
  const any = own.findIndex((member) => member.role === role);
  return able?.staff ?? (free >= 0 ? free : Math.max(0, any));
};

const prospecting = ({ prospectors }: ChoicesAt<'claims'>, target: Target): Move | undefined => {
  const found = prospectors.find((each) => isSameTarget(each.target, target));
  if (found === undefined) return undefined;
  return { type: target.on === 'deck' ? 'drawFromDeck' : 'buyCard', staff: found.staff };
};

const building = (now: ChoicesAt<'track' | 'secondBuild'>, segment: string): Move => {
  if (now.dismantle.some((each) => each.segment === segment)) return { type: 'dismantle', segment };
  const choice = now.build.find((each) => each.segment === segment);
  if (choice?.roll === true) return { type: 'trySecondSegment', segment };
  const [abandon] = choice?.abandon ?? [];
  return { type: 'buildSegment', segment, ...(abandon === undefined ? {} : { abandon }) };
};

const plowing = ({ plows }: ChoicesAt<'plows'>, { plow }: Pressing, segment: string): Move => {
  const able = plows.find(({ segments }) => segments.includes(segment));
  return { type: 'setPlow', bonus: plow ?? able?.bonus ?? plows[0]?.bonus ?? 0, segment };
};

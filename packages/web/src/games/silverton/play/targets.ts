import type { Seat } from '@roundhouse/engine';
import type { Board, Choices, View } from '@roundhouse/engine/silverton';
import type { Target } from './svSession.ts';

/** Whether two targets are the same place. */
export const isSameTarget = (one: Target, other: Target): boolean => keyOf(one) === keyOf(other);

/** A target as a word: to compare, and to mark. */
export const keyOf = (target: Target): string => {
  switch (target.on) {
    case 'segment':
      return target.segment;
    case 'claim':
      return `#${target.claim}`;
    case 'line':
      return `=${target.line}`;
    case 'deck':
      return 'deck';
  }
};

/** A board as somebody at a seat sees it. */
export interface Viewing {
  readonly board: Board;
  readonly view: View;
  readonly seat: Seat | undefined;
}

/** Whether a place is the viewer's own track: a surveyor goes there to dismantle it (SV-4.5). */
export const isOwnTrack = ({ board, view, seat }: Viewing, target: Target): boolean =>
  target.on === 'segment' && view.owners[board.segmentById.get(target.segment)?.index ?? -1] === seat;

const onSegments = (segments: readonly string[]): readonly Target[] =>
  segments.map((segment): Target => ({ on: 'segment', segment }));

/** The places that can be pressed now; with a staff member or plow in hand, those it can go to. */
export const targetsNow = (
  now: Choices | undefined,
  inHand: { readonly staff?: number | undefined; readonly plow?: number | undefined },
): readonly Target[] => {
  switch (now?.stage) {
    case 'placing':
      return now.staff
        .filter(({ staff }) => inHand.staff === undefined || inHand.staff === staff)
        .flatMap(({ targets }) => targets);
    case 'phantom':
      return now.cards;
    case 'moveAside':
      return onSegments(now.aside);
    case 'claims':
      return now.prospectors.map(({ target }) => target);
    case 'track':
    case 'secondBuild':
      return onSegments([...now.build, ...now.dismantle].map(({ segment }) => segment));
    case 'plows':
      return onSegments(
        now.plows
          .filter(({ bonus }) => inHand.plow === undefined || inHand.plow === bonus)
          .flatMap(({ segments }) => segments),
      );
    default:
      return [];
  }
};

import type { Board, View } from '@roundhouse/engine/silverton';
import { isMatchEvent } from '../describe/describeEvent.ts';
import { pieceOf } from '../describe/terms.ts';
import type { MapMarks, PlannedMarks, StaffMark } from '../map/marks.ts';
import { bestDelivery } from './deliveries.ts';
import type { Desk } from './desk.ts';
import type { SvSession, Target } from './svSession.ts';
import { isOwnTrack } from './targets.ts';

/** Where on the map a target is: its segment, or the town of its claim. */
const placeOf = (board: Board, target: Target): string | undefined => {
  if (target.on === 'segment') return target.segment;
  return target.on === 'claim' ? board.towns[board.claims[target.claim]?.town ?? -1]?.id : undefined;
};

const staffMarks = (board: Board, { players }: View): readonly StaffMark[] => {
  const counts = new Map<string, number>();
  return players.flatMap(({ staff }, seat) =>
    staff.flatMap((member): StaffMark[] => {
      if (member.place.at !== 'segment') return [];
      const segment = board.segments[member.place.segment]?.id ?? '';
      const order = counts.get(segment) ?? 0;
      counts.set(segment, order + 1);
      return [{ seat, piece: pieceOf(member), segment, order, held: member.held }];
    }),
  );
};

/** The way of the delivery that is laid out, or would be proposed. */
const routeOf = ({ choices: now, move }: Desk): readonly string[] => {
  if (now?.stage !== 'deliveries') return [];
  const shown = move?.type === 'deliver' ? move : bestDelivery(now.deliveries);
  return now.deliveries.find(({ claim, city }) => claim === shown?.claim && city === shown.city)?.route ?? [];
};

const longestOf = (board: Board, route: readonly string[]): string | undefined =>
  route.toSorted(
    (one, other) => (board.segmentById.get(other)?.length ?? 0) - (board.segmentById.get(one)?.length ?? 0),
  )[0];

/** Segments got since the viewer's last move. */
const freshTrack = ({ log, lastOwn, sequence, viewer }: SvSession): readonly string[] =>
  log
    .slice(lastOwn, sequence)
    .flatMap(({ events }) => events)
    .flatMap((event) =>
      isMatchEvent(event) && event.type === 'segmentBuilt' && event.seat !== viewer ? [event.segment] : [],
    );

/** Segments and towns a pending question is about. */
const askedAbout = (board: Board, { stage }: View): readonly string[] => {
  if (stage.kind === 'callSpecial') return stage.segments.flatMap((index) => board.segments[index]?.id ?? []);
  if (stage.kind === 'drawn') return [placeOf(board, { on: 'claim', claim: stage.claim }) ?? ''];
  const asks = stage.kind === 'moveAside' || stage.kind === 'secondBuild' || stage.kind === 'secondRoll';
  return asks ? [board.segments[stage.segment]?.id ?? ''] : [];
};

const plannedMarks = ({ board, planner, seat }: Desk): PlannedMarks | undefined => {
  const wishes = planner.plan.steps.filter(({ outlook }) => outlook !== 'done' && outlook !== 'gone');
  if (seat === undefined || wishes.length === 0) return undefined;
  const track = wishes.flatMap(({ target }) => (target.on === 'segment' ? [target.segment] : []));
  const claims = wishes.filter(({ target }) => target.on === 'claim');
  return { seat, track, towns: claims.flatMap(({ target }) => placeOf(board, target) ?? []) };
};

/** Own track that surveyors may be sent to. */
const ownTrackOpen = (desk: Desk): readonly string[] =>
  desk.targets.filter((each) => isOwnTrack(desk, each)).flatMap((each) => placeOf(desk.board, each) ?? []);

/** What the map shows beyond the pieces. */
export const marksOf = (desk: Desk): MapMarks => {
  const { board, view, session, target } = desk;
  const route = routeOf(desk);
  const chosen = target === undefined ? undefined : placeOf(board, target);
  return {
    open: [...new Set(desk.targets.flatMap((each) => placeOf(board, each) ?? []))],
    own: view.stage.kind === 'placing' ? ownTrackOpen(desk) : [],
    chosen: [...askedAbout(board, view), ...(chosen === undefined ? [] : [chosen])],
    route,
    longest: longestOf(board, route),
    staff: staffMarks(board, view),
    fresh: freshTrack(session),
    planned: plannedMarks(desk),
    spotlight: session.spotlight?.place,
  };
};

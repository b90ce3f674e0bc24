import type { Rejection, Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { Player, State } from '../state.ts';
import type { Board, Segment, SegmentIndex } from '../types.ts';
import { isConnected, isConnectedTo } from './network.ts';
import { boundTo, MOST_PLAYERS_FOR_SECONDS, touchesOwn } from './touching.ts';
import { activeSeat, isWinter } from './turn.ts';

/** SV-6.2.2: cubes of a player, and so the most segments at a time. */
export const CUBES = 32;

/** Number of the surveyor of `seat` that may act on a segment now; `undefined` if there is none. */
export const surveyorOn = (state: State, seat: Seat, segment: SegmentIndex): number | undefined => {
  const staff = state.players[seat]?.staff.findIndex(
    ({ place, held }) => !held && place.at === 'segment' && place.segment === segment,
  );
  return staff === undefined || staff < 0 ? undefined : staff;
};

/** Segments the active player's surveyors may act on, in the order of the staff. */
export const surveyed = (state: State): readonly SegmentIndex[] =>
  playerAt(state, activeSeat(state)).staff.flatMap(({ place, held }) =>
    !held && place.at === 'segment' ? [place.segment] : [],
  );

const without = (player: Player, lifted: readonly SegmentIndex[]): Player =>
  lifted.length === 0
    ? player
    : { ...player, segments: player.segments.filter((segment) => !lifted.includes(segment)) };

/** How the active player may build a segment: from track of earlier turns, or by a roll (SV-6.2.3). */
export const reachOf = (board: Board, state: State, segment: Segment): 'direct' | 'second' | undefined => {
  const seat = activeSeat(state);
  const player = playerAt(state, seat);
  const surveyor = player.staff[surveyorOn(state, seat, segment.index) ?? -1];
  if (surveyor === undefined) return undefined;
  if (touchesOwn(board, without(player, state.ledger.builtNow), surveyor, segment)) return 'direct';
  const inARow = state.players.length <= MOST_PLAYERS_FOR_SECONDS && !isWinter(board, state);
  return inARow && touchesOwn(board, player, surveyor, segment) ? 'second' : undefined;
};

/** Why the active player cannot build a segment now, cubes and the roll for a second one apart. */
export const buildProblem = (
  board: Board,
  state: State,
  { move, segment }: { readonly move: string; readonly segment: Segment },
): Rejection | undefined => {
  const seat = activeSeat(state);
  const params = { segment: segment.id };
  const { cash } = playerAt(state, seat);
  if (surveyorOn(state, seat, segment.index) === undefined)
    return { rule: 'SV-6.2', code: `${move}/noSurveyor`, params };
  if (state.owners[segment.index] !== -1) return { rule: 'SV-14.1', code: `${move}/notOpen`, params };
  if (segment.parallels.some((parallel) => state.owners[parallel] === seat))
    return { rule: 'SV-4.6', code: `${move}/parallel`, params };
  if (reachOf(board, state, segment) === undefined)
    return { rule: 'SV-14.4', code: `${move}/notTouching`, params };
  return cash < segment.cost
    ? { rule: 'SV-14.5', code: `${move}/cannotAfford`, params: { ...params, cost: segment.cost, cash } }
    : undefined;
};

/** Why the active player cannot abandon `abandoned` to build `segment`; `undefined`: nothing to abandon is a try. */
export const cubeProblem = (
  board: Board,
  state: State,
  { segment, abandoned }: { readonly segment: Segment; readonly abandoned: Segment | undefined },
): Rejection | undefined => {
  const seat = activeSeat(state);
  const player = playerAt(state, seat);
  const short = player.segments.length >= CUBES;
  if (abandoned === undefined) return short ? { rule: 'SV-6.2.2', code: 'buildSegment/noCube' } : undefined;
  const params = { segment: abandoned.id };
  if (!short) return { rule: 'SV-6.2.7', code: 'buildSegment/cubeLeft', params };
  if (state.owners[abandoned.index] !== seat)
    return { rule: 'SV-6.2.7', code: 'buildSegment/notOwnTrack', params };
  if (state.stage.kind === 'secondBuild' && isFirstOf(state, abandoned, segment))
    return { rule: 'SV-6.2.7', code: 'buildSegment/firstOfPair', params };
  const surveyor = player.staff[surveyorOn(state, seat, segment.index) ?? -1];
  const left = without(player, [abandoned.index]);
  return surveyor !== undefined && touchesOwn(board, left, surveyor, segment)
    ? undefined
    : { rule: 'SV-6.2.7', code: 'buildSegment/cutsOff', params };
};

const isFirstOf = ({ ledger }: State, first: Segment, { a, b }: Segment): boolean =>
  ledger.builtNow.includes(first.index) && [first.a, first.b].some((town) => town === a || town === b);

/** SV-4.5, SV-6.2.5: whether the active player's marked segment is still connected, to its surveyor's city. */
export const canDismantle = (board: Board, state: State, segment: Segment): boolean => {
  const seat = activeSeat(state);
  const player = playerAt(state, seat);
  const surveyor = player.staff[surveyorOn(state, seat, segment.index) ?? -1];
  const city = surveyor === undefined ? undefined : boundTo(player, surveyor);
  return city === undefined
    ? isConnected(board, player, segment.a)
    : isConnectedTo(board, player, city, segment.a);
};

import type { Player, StaffMember } from '../state.ts';
import type { Board, Segment, TownIndex } from '../types.ts';
import { isConnectedTo } from './network.ts';

/** SV-4.4: two segments in a row only at a table of so many. */
export const MOST_PLAYERS_FOR_SECONDS = 4;

/** The start city a surveyor is bound to; `undefined` when it is free (SV-20.11, SV-20.13). */
export const boundTo = ({ startCities, joined }: Player, { city }: StaffMember): TownIndex | undefined =>
  startCities.length > 1 && !joined ? city : undefined;

/** Whether the player starts at a town or has track there. */
export const findsTrack = (board: Board, { startCities, segments }: Player, town: TownIndex): boolean =>
  startCities.includes(town) ||
  (board.towns[town]?.segments.some((index) => segments.includes(index)) ?? false);

/** Whether a surveyor can go on from a town: for a bound one it must be of the network of its city. */
const reaches = (board: Board, player: Player, member: StaffMember, town: TownIndex): boolean => {
  const city = boundTo(player, member);
  return city === undefined ? findsTrack(board, player, town) : isConnectedTo(board, player, city, town);
};

/** SV-4.2: whether a segment touches a start city or own track, for a bound surveyor that of its city. */
export const touchesOwn = (board: Board, player: Player, member: StaffMember, { a, b }: Segment): boolean =>
  reaches(board, player, member, a) || reaches(board, player, member, b);

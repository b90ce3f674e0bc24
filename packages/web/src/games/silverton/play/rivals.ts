import type { Seat } from '@roundhouse/engine';
import {
  type Board,
  isConnected,
  isWinter,
  lineLength,
  type StaffMember,
  type State,
} from '@roundhouse/engine/silverton';
import { disputeOdds, type Odds } from './odds.ts';
import type { Target } from './svSession.ts';

/** One who would roll for a place. */
export interface Rival {
  readonly seat: Seat;
  readonly staff: number;
  readonly bonus: number;
}

/** Who stands where a target is, with the bonus each would roll with. */
const rivalsAt = (board: Board, state: State, target: Target): readonly Rival[] =>
  state.order.flatMap((seat) =>
    (state.players[seat]?.staff ?? []).flatMap((member, staff) =>
      standsAt(board, member, target)
        ? [{ seat, staff, bonus: bonusAt(board, state, { seat, member, target }) }]
        : [],
    ),
  );

/** What one of `seat`'s staff would face at a target; `undefined` where nobody else stands. */
export const oddsAt = (
  board: Board,
  state: State,
  { seat, staff, target }: { readonly seat: Seat; readonly staff: number; readonly target: Target },
): { readonly own: number; readonly rivals: readonly Rival[]; readonly odds: Odds } | undefined => {
  const member = state.players[seat]?.staff[staff];
  const rivals = rivalsAt(board, state, target).filter((rival) => rival.seat !== seat);
  if (member === undefined || rivals.length === 0 || target.on === 'deck') return undefined;
  const everyone = [{ seat, staff, bonus: bonusAt(board, state, { seat, member, target }) }, ...rivals];
  const counted = target.on === 'line' ? withRoutes(board, state, everyone, target.line) : everyone;
  const [own, ...others] = counted;
  if (own === undefined) return undefined;
  return {
    own: own.bonus,
    rivals: others,
    odds: disputeOdds(
      own.bonus,
      others.map(({ bonus }) => bonus),
    ),
  };
};

const standsAt = (board: Board, { place }: StaffMember, target: Target): boolean => {
  if (target.on === 'segment')
    return place.at === 'segment' && board.segments[place.segment]?.id === target.segment;
  if (target.on === 'claim') return place.at === 'claim' && place.claim === target.claim;
  return target.on === 'line' && place.at === 'line' && place.line === target.line;
};

/** SV-5.7: own bonus, and 3 for own track from the claim's town to a start city. */
const bonusAt = (
  board: Board,
  state: State,
  { seat, member, target }: { readonly seat: Seat; readonly member: StaffMember; readonly target: Target },
): number => {
  const town = target.on === 'claim' ? board.claims[target.claim]?.town : undefined;
  const player = state.players[seat];
  const connected = town !== undefined && player !== undefined && isConnected(board, player, town);
  return member.bonus + (connected ? 3 : 0);
};

/** SV-5.7: on a line, by how much the longest route among them is longer. */
const withRoutes = (
  board: Board,
  state: State,
  rivals: readonly Rival[],
  number: number,
): readonly Rival[] => {
  const line = board.lines[number];
  const snowFree = isWinter(board, state);
  const lengths = rivals.map(({ seat }) => {
    const player = state.players[seat];
    return line === undefined || player === undefined
      ? undefined
      : lineLength(board, player, line, { snowFree });
  });
  const longest = Math.max(0, ...lengths.flatMap((length) => length ?? []));
  return rivals.map((rival, index) => ({
    ...rival,
    bonus: rival.bonus + longest - (lengths[index] ?? longest),
  }));
};

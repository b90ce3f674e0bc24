import type { Seat } from '../../../kernel/index.ts';
import type { State } from '../state.ts';
import type { Bonus, Role } from '../types.ts';

/** SV-14.6: pieces of a colour for one role, by bonus. */
const PIECES: Readonly<Record<Bonus, number>> = { 0: 2, 1: 1, 2: 1 };

/** SV-30.7: the most staff by number of players. */
const MOST_STAFF = [0, 0, 8, 6, 6, 4, 4];

const hires = ({ options }: State): boolean => options.optionalRules.includes('hiring');

/** Whether `seat` has a piece at hand; the dead lie on theirs until they are replaced (SV-30.7.1). */
export const hasFreePiece = (
  state: State,
  seat: Seat,
  { role, bonus }: { readonly role: Role; readonly bonus: Bonus },
): boolean => {
  const colours = hires(state) && state.players.length <= 3 ? 2 : 1;
  const used = state.players[seat]?.staff.filter((each) => each.role === role && each.bonus === bonus);
  return (used?.length ?? 0) < colours * PIECES[bonus];
};

/** Whether `seat` may get one more; the jailed count, the dead do not (SV-30.7.1). */
export const hasRoomForStaff = (state: State, seat: Seat): boolean => {
  if (!hires(state)) return true;
  const living = state.players[seat]?.staff.filter(({ place }) => place.at !== 'dead').length ?? 0;
  return living < (MOST_STAFF[state.players.length] ?? 0);
};

import type { StaffMember, StaffPlace, StaffRef, State } from '../state.ts';
import { playerAt, withPlayer } from './money.ts';

const HOME: StaffPlace = { at: 'home' };
const JAIL: StaffPlace = { at: 'jail' };

export const staffAt = (state: State, { seat, staff }: StaffRef): StaffMember => {
  const member = playerAt(state, seat).staff[staff];
  if (member === undefined) throw new RangeError(`seat ${seat} has no staff member ${staff}`);
  return member;
};

export const withStaff = (
  state: State,
  { seat, staff }: StaffRef,
  change: (member: StaffMember) => StaffMember,
): State =>
  withPlayer(state, seat, (player) => ({
    ...player,
    staff: player.staff.map((member, index) => (index === staff ? change(member) : member)),
  }));

/** Puts a staff member somewhere; whatever tie, won dispute or sentence it stood under is over. */
export const moveStaff = (state: State, ref: StaffRef, place: StaffPlace): State =>
  withStaff(state, ref, ({ sentenced: _, ...member }) => ({
    ...member,
    place,
    held: false,
    wonDispute: false,
  }));

/** SV-14.3: home as soon as the task is done, declined, lost or impossible; the sentenced to jail (SV-5.5). */
export const sendHome = (state: State, ref: StaffRef): State =>
  moveStaff(state, ref, staffAt(state, ref).sentenced ? JAIL : HOME);

export const sendToJail = (state: State, ref: StaffRef): State => moveStaff(state, ref, JAIL);

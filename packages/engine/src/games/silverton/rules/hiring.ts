import type { Rejection, Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { State } from '../state.ts';
import { ROLES, type Role, type TownIndex } from '../types.ts';
import { hasFreePiece, hasRoomForStaff } from './pieces.ts';
import { activeSeat } from './turn.ts';

/** SV-30.7. */
export const HIRING_FEE = 400;

/** A newcomer without bonus. */
export interface Hiring {
  readonly role: Role;
  /** Staff number of the dead one whose place is taken. */
  readonly replaces: number | undefined;
  /** Start city a surveyor is assigned to (SV-20.12). */
  readonly city: TownIndex | undefined;
}

const replacesProblem = (state: State, seat: Seat, { role, replaces }: Hiring): Rejection | undefined => {
  if (replaces === undefined)
    return hasFreePiece(state, seat, { role, bonus: 0 })
      ? undefined
      : { rule: 'SV-30.7.1', code: 'hire/noPiece', params: { role } };
  const dead = playerAt(state, seat).staff[replaces];
  if (dead?.place.at !== 'dead' || dead.role !== role)
    return { rule: 'SV-30.7', code: 'hire/notDead', params: { staff: replaces } };
  return dead.bonus === 0 || hasFreePiece(state, seat, { role, bonus: 0 })
    ? undefined
    : { rule: 'SV-30.7.1', code: 'hire/noPiece', params: { role } };
};

/** Start cities a new surveyor can be assigned to: both of a spike not yet joined, else none. */
export const citiesToAssign = (state: State, seat: Seat): readonly TownIndex[] => {
  const { joined, startCities } = playerAt(state, seat);
  return joined || startCities.length < 2 ? [] : startCities;
};

/** Why the active player cannot hire like this. */
export const hiringProblem = (state: State, hiring: Hiring): Rejection | undefined => {
  const seat = activeSeat(state);
  const { cash } = playerAt(state, seat);
  if (!hasRoomForStaff(state, seat)) return { rule: 'SV-30.7', code: 'hire/enoughStaff' };
  const problem = replacesProblem(state, seat, hiring);
  if (problem !== undefined) return problem;
  const cities = hiring.role === 'S' ? citiesToAssign(state, seat) : [];
  const fits = hiring.city === undefined ? cities.length === 0 : cities.includes(hiring.city);
  if (!fits) return { rule: 'SV-20.12', code: 'hire/wrongCity' };
  return cash < HIRING_FEE
    ? { rule: 'SV-14.5', code: 'hire/cannotAfford', params: { cost: HIRING_FEE, cash } }
    : undefined;
};

/** Every way the active player could hire, legal or not. */
export const hirings = (state: State): readonly Hiring[] => {
  const seat = activeSeat(state);
  const dead = playerAt(state, seat).staff.flatMap(({ place }, staff) =>
    place.at === 'dead' ? [staff] : [],
  );
  return ROLES.flatMap((role) => {
    const cities = role === 'S' ? citiesToAssign(state, seat) : [];
    return [undefined, ...dead].flatMap((replaces) =>
      (cities.length === 0 ? [undefined] : cities).map((city) => ({ role, replaces, city })),
    );
  });
};

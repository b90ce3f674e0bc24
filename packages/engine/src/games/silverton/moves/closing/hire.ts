import {
  decoded,
  integer,
  type MoveRule,
  object,
  oneOf,
  optional,
  problem,
  string,
} from '../../../../kernel/index.ts';
import { pay, withPlayer } from '../../effects/money.ts';
import { fixedWord, staffText, staffWord, townWord } from '../../notation.ts';
import { HIRING_FEE, type Hiring, hiringProblem, hirings } from '../../rules/hiring.ts';
import { activeSeat, nextInOrder } from '../../rules/turn.ts';
import type { StaffMember, State } from '../../state.ts';
import { type Board, ROLES, type Role, type TownId } from '../../types.ts';

/** SV-30.7: hires a surveyor or prospector without bonus, or puts one in a dead prospector's place. */
export interface Hire {
  readonly type: 'hire';
  readonly role: Role;
  readonly replaces?: number;
  /** Start city of a surveyor, in a spike scenario whose two are not joined yet (SV-20.12). */
  readonly city?: TownId;
}

const hiringOf = (board: Board, { role, replaces, city }: Hire): Hiring => ({
  role,
  replaces,
  city: city === undefined ? undefined : (board.townById.get(city)?.index ?? -1),
});

const newcomer = ({ role, city }: Hiring): StaffMember => ({
  role,
  bonus: 0,
  place: { at: 'home' },
  held: false,
  wonDispute: false,
  ...(city === undefined ? {} : { city }),
});

const hired = (staff: readonly StaffMember[], hiring: Hiring): readonly StaffMember[] =>
  hiring.replaces === undefined
    ? [...staff, newcomer(hiring)]
    : staff.with(hiring.replaces, newcomer(hiring));

export const hire: MoveRule<Board, State, Hire> = {
  type: 'hire',
  verb: 'hire',
  decode: object<Hire>({
    type: oneOf(['hire']),
    role: oneOf(ROLES),
    replaces: optional(integer(0)),
    city: optional(string),
  }),
  *options(board, state) {
    for (const hiring of hirings(state)) {
      const { role, replaces, city } = hiring;
      if (hiringProblem(state, hiring) !== undefined) continue;
      yield {
        type: 'hire',
        role,
        ...(replaces === undefined ? {} : { replaces }),
        ...(city === undefined ? {} : { city: board.towns[city]?.id ?? '' }),
      };
    }
  },
  reject: (board, state, move) => hiringProblem(state, hiringOf(board, move)),
  apply: (board, state, move) => {
    const seat = activeSeat(state);
    const paid = pay(state, seat, HIRING_FEE);
    return nextInOrder(
      withPlayer(paid, seat, (player) => ({ ...player, staff: hired(player.staff, hiringOf(board, move)) })),
    );
  },
  format: (_, state, { role, replaces, city }) => [
    role,
    ...(replaces === undefined ? [] : [staffText(state, activeSeat(state), replaces)]),
    ...(city === undefined ? [] : [city]),
  ],
  parse: (board, state, [first = '', ...words]) => {
    const role = fixedWord('role', ROLES).read(first);
    if (role === undefined) return problem('role', 'S or P', first);
    const dead = staffWord(state, activeSeat(state));
    const town = townWord(board);
    let move: Hire = { type: 'hire', role };
    for (const word of words) {
      const replaces = dead.read(word);
      const city = town.read(word);
      if (replaces !== undefined && move.replaces === undefined) move = { ...move, replaces };
      else if (city !== undefined && move.city === undefined) move = { ...move, city };
      else return problem('words', `${dead.expected}, or ${town.expected}`, word);
    }
    return decoded(move);
  },
};

import { integer, type MoveRule, object, oneOf, type Seat } from '../../../../kernel/index.ts';
import { readWords, seatText, seatWord, thenRead } from '../../notation.ts';
import { withTalksOpened } from '../../rules/haggling.ts';
import { activeSeat, othersThan } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** The active player asks another to name a deal (SV-6.4). */
export interface Invite {
  readonly type: 'invite';
  readonly to: Seat;
}

export const invite: MoveRule<Board, State, Invite> = {
  type: 'invite',
  verb: 'invite',
  decode: object<Invite>({ type: oneOf(['invite']), to: integer(0, 11) }),

  options: (_, state) => othersThan(state, activeSeat(state)).map((to): Invite => ({ type: 'invite', to })),

  reject: (_, state, { to }) =>
    othersThan(state, activeSeat(state)).includes(to)
      ? undefined
      : { rule: 'SV-6.4', code: 'invite/noSuchPlayer', params: { seat: to } },

  apply: (_, state, { to }) => ({ ...withTalksOpened(state), stage: { kind: 'invited', seat: to } }),

  format: (_, __, { to }) => [seatText(to)],
  parse: (_, __, words) =>
    thenRead(readWords<readonly [Seat]>(words, seatWord), ([to]): Invite => ({ type: 'invite', to })),
};

import { integer, type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { victimsOf } from '../../effects/draws.ts';
import { strikeProspector } from '../../effects/events.ts';
import { readWords, staffText, staffWord, thenRead } from '../../notation.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** SV-9.1 option: the owner picks the prospector an event of the refill hits. */
export interface ChooseVictim {
  readonly type: 'chooseVictim';
  readonly staff: number;
}

const struckSeat = ({ stage }: State): number => (stage.kind === 'eventVictim' ? stage.seat : 0);

export const chooseVictim: MoveRule<Board, State, ChooseVictim> = {
  type: 'chooseVictim',
  verb: 'victim',
  decode: object<ChooseVictim>({ type: oneOf(['chooseVictim']), staff: integer(0) }),
  options: (_, state) =>
    victimsOf(state, struckSeat(state)).map((staff) => ({ type: 'chooseVictim', staff })),
  reject: (_, state, { staff }) =>
    victimsOf(state, struckSeat(state)).includes(staff)
      ? undefined
      : { rule: 'SV-9.1', code: 'chooseVictim/notAtHand', params: { staff } },
  apply: (_, state, { staff }) =>
    state.stage.kind === 'eventVictim'
      ? {
          ...strikeProspector(state, state.stage.event, { seat: state.stage.seat, staff }),
          stage: { kind: 'refillClaim' },
        }
      : state,
  format: (_, state, { staff }) => [staffText(state, struckSeat(state), staff)],
  parse: (_, state, words) =>
    thenRead(
      readWords<[number]>(words, staffWord(state, struckSeat(state))),
      ([staff]): ChooseVictim => ({ type: 'chooseVictim', staff }),
    ),
};

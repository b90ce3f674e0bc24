import { type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { noWords } from '../../notation.ts';
import { begin } from '../../rules/turn.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** The active player has done all the deals they want; step 5 follows. */
export interface EndTrading {
  readonly type: 'endTrading';
}

const END_TRADING: EndTrading = { type: 'endTrading' };

export const endTrading: MoveRule<Board, State, EndTrading> = {
  type: 'endTrading',
  verb: 'end-trading',
  decode: object<EndTrading>({ type: oneOf(['endTrading']) }),
  options: () => [END_TRADING],
  reject: () => undefined,
  apply: (_, state) => begin(state, 'income'),
  format: () => [],
  parse: (_, __, words) => noWords(words, END_TRADING),
};

import { type MoveRule, object, oneOf } from '../../../../kernel/index.ts';
import { noWords } from '../../notation.ts';
import type { State } from '../../state.ts';
import type { Board } from '../../types.ts';

/** Ends the talks without a deal: an offer is refused, a counter-offer dropped, an invitation declined. */
export interface Refuse {
  readonly type: 'refuse';
}

const REFUSE: Refuse = { type: 'refuse' };

export const refuse: MoveRule<Board, State, Refuse> = {
  type: 'refuse',
  verb: 'refuse',
  decode: object<Refuse>({ type: oneOf(['refuse']) }),
  options: () => [REFUSE],
  reject: () => undefined,
  apply: (_, state) => ({ ...state, stage: { kind: 'trading' } }),
  format: () => [],
  parse: (_, __, words) => noWords(words, REFUSE),
};

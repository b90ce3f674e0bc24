import { type MoveRule, object, oneOf } from '../../../kernel/index.ts';
import { beginBuilding } from '../rules/turn.ts';
import type { Board, SkipStock, State } from '../types.ts';
import { parseWords } from './words.ts';

/** Buys nothing in this player-turn (CD-3.1, CD-3.8). */
export const skipStock: MoveRule<Board, State, SkipStock> = {
  type: 'skipStock',
  decode: object<SkipStock>({ type: oneOf(['skipStock']) }),
  options: () => [{ type: 'skipStock' }],
  reject: () => undefined,
  apply: (_board, state) => beginBuilding(state),
  verb: 'skip',
  format: () => [],
  parse: (_board, _state, words) => parseWords(words, [], skipStock),
};

import { type MoveRule, object, oneOf } from '../../../kernel/index.ts';
import { endPlayerTurn } from '../rules/turn.ts';
import type { Board, EndTurn, State } from '../types.ts';
import { parseWords } from './words.ts';

/** Ends the player-turn; after the last player's, dividends are paid (CD-2.2). */
export const endTurn: MoveRule<Board, State, EndTurn> = {
  type: 'endTurn',
  decode: object<EndTurn>({ type: oneOf(['endTurn']) }),
  options: () => [{ type: 'endTurn' }],
  reject: () => undefined,
  apply: (_board, state) => endPlayerTurn(state),
  verb: 'end',
  format: () => [],
  parse: (_board, _state, words) => parseWords(words, [], endTurn),
};

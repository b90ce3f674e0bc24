import { problemText } from '../../../kernel/index.ts';
import type { Board } from '../types.ts';
import pack from './board.json' with { type: 'json' };
import { decodeBoard } from './decodeBoard.ts';

const read = decodeBoard(pack);
if (!read.ok) throw new Error(`board.json: ${problemText(read.problem)}`);

/** The reconstructed board; docs/sources/continental-divide.md says where its figures come from. */
export const defaultBoard: Board = read.value;

import { problemText } from '../../../kernel/index.ts';
import { decodeBoard, defaultBoard } from '../board.ts';
import type { BoardPack } from '../data/pack.ts';
import type { Board } from '../types.ts';

/** The default board with some of its pack changed. */
export const boardWith = (change: (pack: BoardPack) => BoardPack): Board => {
  const read = decodeBoard(change(defaultBoard.pack));
  if (!read.ok) throw new Error(problemText(read.problem));
  return read.value;
};

import type { Board, Move, State, View } from '@roundhouse/engine/continental-divide';
import type { TableSession } from '../../../match/session.ts';

/** A match of Continental Divide as its table sees it. */
export type CdSession = TableSession<Board, State, Move, View>;

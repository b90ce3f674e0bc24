import type { BoardId, PlainEvent } from '@roundhouse/engine';
import { continentalDivide } from './continentalDivide.ts';
import { type Describer, describerBy } from './describer.ts';
import { silverton } from './silverton.ts';

/** Method syntax, so that one for a game's own board fits. */
interface DescriberFor {
  describer(board: BoardId): Describer<PlainEvent>;
}

const DESCRIBERS: ReadonlyMap<string, DescriberFor> = new Map<string, DescriberFor>([
  ['continental-divide', { describer: () => continentalDivide }],
  ['silverton', silverton],
]);

/** Turns the events of a match on this board into English. */
export const describerOf = (game: string, board: BoardId): Describer<PlainEvent> =>
  DESCRIBERS.get(game)?.describer(board) ?? describerBy<PlainEvent>({});

import type { PlainEvent } from '@roundhouse/engine';
import type { Board, MatchEvent } from '@roundhouse/engine/continental-divide';
import type { LogEntry } from '../../../match/host.ts';
import { indexOf } from './lines.ts';

type Builds = Extract<MatchEvent, { readonly type: 'railroadStarted' | 'lineBuilt' }>;
const builds = (event: PlainEvent): event is Builds =>
  event.type === 'railroadStarted' || event.type === 'lineBuilt';

/** The cubes on the map after the log's first `sequence` moves, one bit a railroad. */
export const cubesAfter = (board: Board, log: readonly LogEntry[], sequence: number): readonly number[] => {
  const cubes = board.hexIds.map(() => 0);
  for (const event of log.slice(0, sequence).flatMap(({ events }) => events.filter(builds))) {
    const bit = 1 << (board.railroadIndexOf.get(event.railroad) ?? 31);
    for (const id of event.type === 'lineBuilt' ? event.hexes : [event.hex]) {
      const hex = indexOf(board, id);
      cubes[hex] = (cubes[hex] ?? 0) | bit;
    }
  }
  return cubes;
};

/** How many moves had been made at the end of a turn; `turns` says the turn after so many moves. */
export const endOfTurn = (turns: readonly number[], turn: number): number => {
  const end = turns.findLastIndex((each) => each <= turn);
  return Math.max(0, end);
};

import type { PlainEvent } from '@roundhouse/engine';
import type { Board, MatchEvent } from '@roundhouse/engine/continental-divide';
import type { TrackStep } from './routes.ts';

/** A log entry as far as the map cares. */
interface Told {
  readonly events: readonly PlainEvent[];
}

export type LineBuilt = Extract<MatchEvent, { readonly type: 'lineBuilt' }>;

const isLineBuilt = (event: PlainEvent): event is LineBuilt => event.type === 'lineBuilt';

/** The lines built in the log's first `sequence` moves. */
export const linesBuilt = (log: readonly Told[], sequence: number): readonly LineBuilt[] =>
  log.slice(0, sequence).flatMap(({ events }) => events.filter(isLineBuilt));

/** How the cubes on the map are joined: the lines, hex by hex. */
export const trackSteps = (board: Board, lines: readonly LineBuilt[]): readonly TrackStep[] =>
  lines.flatMap(({ railroad, from, direction, hexes }) =>
    hexes.map((to, index) => ({
      railroad: board.railroadIndexOf.get(railroad) ?? -1,
      from: board.hexIndexOf.get(hexes[index - 1] ?? from) ?? -1,
      to: board.hexIndexOf.get(to) ?? -1,
      sameRow: direction === 'E' || direction === 'W',
    })),
  );

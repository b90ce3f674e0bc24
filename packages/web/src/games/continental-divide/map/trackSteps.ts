import type { PlainEvent } from '@roundhouse/engine';
import type { Board, MatchEvent } from '@roundhouse/engine/continental-divide';
import type { TrackStep } from './routes.ts';

/** A log entry as far as the map cares. */
interface Told {
  readonly events: readonly PlainEvent[];
}

type LineBuilt = Extract<MatchEvent, { readonly type: 'lineBuilt' }>;

const isLineBuilt = (event: PlainEvent): event is LineBuilt => event.type === 'lineBuilt';

/** How the cubes on the map are joined: the lines of the log's first `sequence` moves, hex by hex. */
export const trackSteps = (board: Board, log: readonly Told[], sequence: number): readonly TrackStep[] =>
  log.slice(0, sequence).flatMap(({ events }) =>
    events.filter(isLineBuilt).flatMap(({ railroad, from, direction, hexes }) =>
      hexes.map((to, index) => ({
        railroad: board.railroadIndexOf.get(railroad) ?? -1,
        from: board.hexIndexOf.get(hexes[index - 1] ?? from) ?? -1,
        to: board.hexIndexOf.get(to) ?? -1,
        sameRow: direction === 'E' || direction === 'W',
      })),
    ),
  );

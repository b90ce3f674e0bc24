import type { HexIndex, RailroadIndex } from '@roundhouse/engine/continental-divide';

/** A line sketched on the map but not built. */
export interface GhostLine {
  readonly railroad: RailroadIndex;
  readonly from: HexIndex;
  readonly hexes: readonly HexIndex[];
  /** Whether it runs due east or west. */
  readonly sameRow: boolean;
}

/** What the table wants shown on the map beyond the pieces themselves. */
export interface MapMarks {
  /** Places that can be chosen now: own track to build from, or starting hexes. */
  readonly open: readonly HexIndex[];
  /** The place chosen to build from or to start at. */
  readonly chosen?: HexIndex | undefined;
  /** The line being drawn. */
  readonly line?: GhostLine | undefined;
  /** Hexes a line from the chosen place could reach. */
  readonly reach: readonly HexIndex[];
  /** The next hex the line could take. */
  readonly next?: HexIndex | undefined;
  /** The hex that was asked about and cannot be used. */
  readonly refused?: HexIndex | undefined;
  /** Lines of the private plan. */
  readonly plans: readonly GhostLine[];
  /** Hexes of the last lines, since the viewer's own last move. */
  readonly fresh: readonly HexIndex[];
  readonly spotlight?: HexIndex | undefined;
}

export const NO_MARKS: MapMarks = { open: [], reach: [], plans: [], fresh: [] };

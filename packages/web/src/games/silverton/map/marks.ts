import type { Seat } from '@roundhouse/engine';

/** A staff piece standing on the map, with how many stand on the same segment before it. */
export interface StaffMark {
  readonly seat: Seat;
  readonly piece: string;
  readonly segment: string;
  readonly order: number;
  readonly held: boolean;
}

/** Track and towns of a private plan. */
export interface PlannedMarks {
  readonly seat: Seat;
  readonly track: readonly string[];
  readonly towns: readonly string[];
}

/** What the table wants shown on the map beyond the pieces themselves. */
export interface MapMarks {
  /** Segments and towns that can be chosen now. */
  readonly open: readonly string[];
  /** Those of them that are own track, to be dismantled. */
  readonly own: readonly string[];
  /** What has been chosen, or is asked about. */
  readonly chosen: readonly string[];
  /** The way of a delivery, with its longest segment. */
  readonly route: readonly string[];
  readonly longest: string | undefined;
  readonly staff: readonly StaffMark[];
  /** Segments got since the viewer's last move. */
  readonly fresh: readonly string[];
  /** What the viewer's private plan wants, in their colour. */
  readonly planned: PlannedMarks | undefined;
  readonly spotlight: string | undefined;
}

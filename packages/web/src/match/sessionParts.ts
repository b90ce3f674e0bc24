import type { AnyRules, BoardId } from '@roundhouse/engine';
import type { AnyTable } from '../games/table.ts';
import type { MatchHost } from './host.ts';
import type { SeatPlan } from './seats.ts';

/** What a session is made of. */
export interface SessionParts {
  readonly matchId: string;
  readonly host: MatchHost;
  readonly rules: AnyRules;
  readonly board: BoardId;
  readonly seats: readonly SeatPlan[];
  readonly table: Pick<AnyTable, 'turnOf' | 'hasSecrets'>;
}

export interface Announcement {
  readonly text: string;
  readonly manner: 'polite' | 'assertive';
}

import type { PlainMove, Seat } from '@roundhouse/engine';
import type { SeatPlan } from './seats.ts';

/** What a bot is asked: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly seat: Seat;
  readonly plan: Extract<SeatPlan, { kind: 'bot' }>;
  readonly view: unknown;
  /** Different at every move of every match, so that bots do not play by rote. */
  readonly seed: string;
}

/** Somebody who plays the bots' seats, out of the way of the page. */
export interface BotPlayer {
  choose(question: BotQuestion): Promise<PlainMove>;
  close(): void;
}

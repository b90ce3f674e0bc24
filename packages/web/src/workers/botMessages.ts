import type { GameId, PlainMove } from '@roundhouse/engine';
import type { BotQuestion } from '../match/botPlayer.ts';

/** What the page asks the worker: everything a bot needs, in one message. */
export interface BotRequest {
  readonly id: number;
  readonly game: GameId;
  /** A board pack of the reader's own; left out for the game's default. */
  readonly boardJson?: unknown;
  readonly question: BotQuestion;
}

export type BotReply =
  | { readonly id: number; readonly move: PlainMove }
  | { readonly id: number; readonly error: string };

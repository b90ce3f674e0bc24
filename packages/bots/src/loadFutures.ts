import type { BoardId, GameId, PlainMove } from '@roundhouse/engine';
import type { Futures } from './futures.ts';

/** Any game's futures, for code that knows only the contract. */
type AnyFutures = Futures<BoardId, unknown, PlainMove, unknown>;

/** Loaded when asked for, like the games. */
export const FUTURES: Readonly<Record<GameId, () => Promise<AnyFutures>>> = {
  'continental-divide': () => import('./continental-divide/futures.ts').then((it) => it.futures),
  silverton: () => import('./silverton/futures.ts').then((it) => it.futures),
};

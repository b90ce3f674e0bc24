import { type BoardId, GAMES, type GameId, type PlainMove, type Rng, seededRng } from '@roundhouse/engine';
import { type Budget, withinTime } from './bot.ts';
import type { Futures, Ruled } from './futures.ts';
import { FUTURES } from './loadFutures.ts';
import { boardFor } from './thinking.ts';
import type { Progress } from './thread.ts';

/** How likely everybody is to win, as far as bots can tell. */
export interface WinChances {
  /** By seat; together 1. A lone player's is the chance of a victory by the grades of the scenario. */
  readonly seats: readonly number[];
  /** Ways to the end that were looked at. */
  readonly playouts: number;
}

/** What one viewer sees of a match; the state itself never comes near. */
interface Seen<Board, State, Move extends PlainMove, View> extends Ruled<Board, State, Move, View> {
  readonly futures: Futures<Board, State, Move, View>;
  readonly view: View;
}

/**
 * Lets bots play on from what a viewer sees, with another guess at what is hidden each time. The same view, seed
 * and number of playouts give the same chances; `undefined` when there was no time for any.
 */
export const winChances = <Board, State, Move extends PlainMove, View>(
  { futures, view, board, rules }: Seen<Board, State, Move, View>,
  { rng, budget }: { readonly rng: Rng; readonly budget: Budget },
): WinChances | undefined => {
  const table = { board, rules };
  const totals: number[] = [];
  let playouts = 0;
  for (let tries = 0; tries < budget.iterations && !budget.expired(); tries += 1) {
    const from = rules.resample(view, rng);
    const end = futures.playOn(table, from, rng.below(1_000_000_000));
    if (end === undefined) continue;
    const turns = rules.actor(from).kind === 'over' ? 0 : 1 + futures.turnOf(end) - futures.turnOf(from);
    for (const [seat, share] of futures.sharesAt(table, end, turns).entries())
      totals[seat] = (totals[seat] ?? 0) + share;
    playouts += 1;
  }
  return playouts === 0 ? undefined : { seats: totals.map((total) => total / playouts), playouts };
};

/** A question about win chances as plain JSON: all it takes to answer it somewhere else. */
export interface ChancesRequest {
  readonly game: GameId;
  /** A board pack as JSON; left out for the game's own board. */
  readonly pack?: unknown;
  readonly view: unknown;
  readonly seed: string;
  readonly playouts: number;
  /** Time for all of them. */
  readonly milliseconds: number;
}

/** Answers a question about win chances; `now` is the clock, in milliseconds. */
export const tellChances = async (
  { game: id, pack, view, seed, playouts, milliseconds }: ChancesRequest,
  now: () => number,
  progress: Progress<WinChances | undefined>,
): Promise<WinChances | undefined> => {
  const [game, futures] = await Promise.all([GAMES[id](), FUTURES[id]()]);
  const board: BoardId = boardFor(game, pack);
  progress.begun();
  const budget = withinTime(playouts, milliseconds, now);
  return winChances({ futures, view, board, rules: game.rules(board) }, { rng: seededRng(seed), budget });
};

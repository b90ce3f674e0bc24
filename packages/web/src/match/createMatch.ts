import {
  type AnyGame,
  type BoardId,
  commitmentOf,
  type MatchHeader,
  newHeader,
  type PlainMove,
} from '@roundhouse/engine';
import type { SeatPlan } from './seats.ts';
import type { LoadedMatch, MatchStore } from './storage.ts';

/** Where new names and secrets come from, and the time: the page's own, or a test's. */
export interface Fresh {
  /** `bytes` random bytes as hexadecimal; nobody can foresee them. */
  random(bytes: number): string;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What the players have agreed on. */
export interface Agreed {
  readonly board: BoardId;
  readonly seats: readonly SeatPlan[];
  readonly options: unknown;
}

/** A match that is about to begin, with chance committed to before the first move. */
export const newMatch = (game: AnyGame, { board, seats, options }: Agreed, fresh: Fresh): LoadedMatch => {
  const secret = fresh.random(32);
  const names = seats.map(({ name }) => name);
  const commitment = commitmentOf(secret);
  const header = newHeader(game, board, { players: seats.length, names, options, commitment });
  return { match: saved({ header, seats, secret, length: 0, over: false }, fresh), moves: [] };
};

/** A what-if: a match of its own that begins like another. */
export const branchedMatch = (
  { match, moves }: LoadedMatch,
  { at, over, seats }: { readonly at: number; readonly over: boolean; readonly seats: readonly SeatPlan[] },
  fresh: Fresh,
): LoadedMatch => {
  const branch = continuedMatch({ header: match.header, moves: moves.slice(0, at), over }, seats, fresh);
  return { ...branch, match: { ...branch.match, branch: { of: match.id, at } } };
};

/**
 * A match that begins with moves made elsewhere: imported, or branched off another. Its early draws were
 * not made here, so that it carries no promise about chance.
 */
export const continuedMatch = (
  from: { readonly header: MatchHeader; readonly moves: readonly PlainMove[]; readonly over: boolean },
  seats: readonly SeatPlan[],
  fresh: Fresh,
): LoadedMatch => {
  const { commitment, seats: _played, ...bare } = from.header;
  const header = from.over && commitment !== undefined ? { ...bare, commitment } : bare;
  const length = from.moves.length;
  return {
    match: saved({ header, seats, secret: fresh.random(32), length, over: from.over }, fresh),
    moves: from.moves,
  };
};

const saved = (
  known: Pick<LoadedMatch['match'], 'header' | 'seats' | 'secret' | 'length' | 'over'>,
  fresh: Fresh,
): LoadedMatch['match'] => ({
  id: fresh.random(8),
  createdAt: fresh.now(),
  changedAt: fresh.now(),
  ...known,
});

/** Keeps a new match and gives its id. */
export const keep = async (store: MatchStore, { match, moves }: LoadedMatch): Promise<string> => {
  await store.write(match, 0, moves);
  return match.id;
};

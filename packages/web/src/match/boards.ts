import type { AnyGame, BoardId, MatchHeader } from '@roundhouse/engine';
import type { MatchStore } from './storage.ts';

/** A board with the file it was read from, where it is not the game's own. */
export interface KnownBoard {
  readonly board: BoardId;
  readonly json?: unknown;
}

/** The boards of a game that are at hand here: its own, then the reader's. */
export const boardsFor = async (game: AnyGame, store: MatchStore): Promise<readonly KnownBoard[]> => {
  const kept = (await store.boards()).filter((saved) => saved.game === game.id);
  const read = kept.flatMap(({ json }): KnownBoard[] => {
    const board = game.decodeBoard(json);
    return board.ok ? [{ board: board.value, json }] : [];
  });
  return [{ board: game.defaultBoard }, ...read];
};

/** The board a match was set up on, if it is at hand. */
export const boardOf = async (
  game: AnyGame,
  store: MatchStore,
  { board }: Pick<MatchHeader, 'board'>,
): Promise<KnownBoard | undefined> => {
  if (board.hash === game.defaultBoard.hash) return { board: game.defaultBoard };
  return (await boardsFor(game, store)).find((known) => known.board.hash === board.hash);
};

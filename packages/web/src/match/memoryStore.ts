import type { LoadedMatch, MatchStore, SavedBoard } from './storage.ts';

/** A store that forgets with the page: for tests, and for browsers that keep nothing. */
export const memoryStore = (): MatchStore => {
  const matches = new Map<string, LoadedMatch>();
  const boards = new Map<string, SavedBoard>();
  return {
    list: async () =>
      [...matches.values()].map(({ match }) => match).sort((a, b) => b.changedAt - a.changedAt),
    load: async (id) => matches.get(id),
    write: async (match, from, moves) => {
      const kept = matches.get(match.id)?.moves.slice(0, from) ?? [];
      matches.set(match.id, { match, moves: [...kept, ...moves] });
    },
    remove: async (id) => {
      matches.delete(id);
    },
    boards: async () => [...boards.values()],
    keepBoard: async (board) => {
      boards.set(board.hash, board);
    },
  };
};

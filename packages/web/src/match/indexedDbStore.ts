import type { PlainMove } from '@roundhouse/engine';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchStore, SavedBoard, SavedMatch } from './storage.ts';

interface Schema extends DBSchema {
  matches: { key: string; value: SavedMatch };
  /** One row a move, so that a move of a long match costs no more to keep than one of a short one. */
  moves: { key: [string, number]; value: PlainMove };
  boards: { key: string; value: SavedBoard };
}

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('roundhouse', 1, {
    upgrade(database) {
      database.createObjectStore('matches', { keyPath: 'id' });
      database.createObjectStore('moves');
      database.createObjectStore('boards', { keyPath: 'hash' });
    },
  });

const movesOf = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** The store of this browser. */
export const indexedDbStore = async (): Promise<MatchStore> => {
  const database = await openDatabase();
  /** How many moves of a match are known to be kept: moves made after them take nothing's place. */
  const lengths = new Map<string, number>();
  return {
    list: async () => (await database.getAll('matches')).sort((a, b) => b.changedAt - a.changedAt),
    load: async (id) => {
      const read = database.transaction(['matches', 'moves']);
      const [match, moves] = await Promise.all([
        read.objectStore('matches').get(id),
        read.objectStore('moves').getAll(movesOf(id)),
      ]);
      if (match === undefined) return undefined;
      lengths.set(id, moves.length);
      return { match, moves };
    },
    write: async (match, from, moves) => {
      const write = database.transaction(['matches', 'moves'], 'readwrite');
      const store = write.objectStore('moves');
      const isAppending = lengths.get(match.id) === from;
      lengths.delete(match.id);
      await Promise.all([
        write.objectStore('matches').put(match),
        ...(isAppending ? [] : [store.delete(movesOf(match.id, from))]),
        ...moves.map((move, index) => store.put(move, [match.id, from + index])),
        write.done,
      ]);
      lengths.set(match.id, from + moves.length);
    },
    remove: async (id) => {
      const write = database.transaction(['matches', 'moves'], 'readwrite');
      lengths.delete(id);
      await Promise.all([
        write.objectStore('matches').delete(id),
        write.objectStore('moves').delete(movesOf(id)),
        write.done,
      ]);
    },
    boards: () => database.getAll('boards'),
    keepBoard: async (board) => {
      await database.put('boards', board);
    },
  };
};

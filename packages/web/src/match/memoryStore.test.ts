import { describe, expect, it } from 'vitest';
import { memoryStore } from './memoryStore.ts';
import type { SavedMatch } from './storage.ts';

const saved = (id: string, changedAt: number, length: number): SavedMatch => ({
  id,
  header: {
    game: 'toy',
    rulesVersion: 1,
    board: { id: 'toy', hash: '' },
    players: 2,
    options: {},
    names: [],
  },
  seats: [],
  secret: '',
  createdAt: 0,
  changedAt,
  length,
  over: false,
});
const PASS = { type: 'pass' };
const ROLL = { type: 'roll' };

describe('a store of matches', () => {
  it('appends moves, and keeps fewer when moves are taken back', async () => {
    const store = memoryStore();
    await store.write(saved('a', 1, 2), 0, [PASS, ROLL]);
    await store.write(saved('a', 2, 3), 2, [ROLL]);
    expect((await store.load('a'))?.moves).toEqual([PASS, ROLL, ROLL]);

    await store.write(saved('a', 3, 1), 1, []);
    expect(await store.load('a')).toMatchObject({ match: { changedAt: 3 }, moves: [PASS] });
  });

  it('lists the newest change first and forgets what is removed', async () => {
    const store = memoryStore();
    await store.write(saved('old', 1, 0), 0, []);
    await store.write(saved('new', 2, 0), 0, []);
    expect((await store.list()).map(({ id }) => id)).toEqual(['new', 'old']);

    await store.remove('new');
    expect(await store.load('new')).toBeUndefined();
    expect(await store.list()).toHaveLength(1);
  });
});

import { continentalDivide, type Move } from '@roundhouse/engine/continental-divide';
import { aTableSession } from '../../../match/testing/aTableSession.ts';
import type { CdSession } from '../play/cdSession.ts';
import { board, played } from './played.ts';

/** A session for tests: seat 0 looks, after the given moves. */
export const aSession = (
  players: number,
  ...moves: readonly string[]
): CdSession & { readonly made: Move[] } =>
  aTableSession(continentalDivide, {
    board,
    options: {},
    names: ['Marion', 'Theo', 'Inès', 'Hal', 'Ada', 'Kit'].slice(0, players),
    start: played(players, ...moves),
    before: moves.length,
    viewer: 0,
  });

/** A small store that forgets everything with the test. */
export const aStore = (): Pick<Storage, 'getItem' | 'setItem'> => {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
};

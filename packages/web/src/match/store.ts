import { indexedDbStore } from './indexedDbStore.ts';
import { memoryStore } from './memoryStore.ts';
import type { MatchStore } from './storage.ts';

let opened: Promise<MatchStore> | undefined;

/** Where this page keeps its matches: the browser's database, or memory where there is none. */
export const pageStore = (): Promise<MatchStore> => {
  opened ??= indexedDbStore().catch(() => memoryStore());
  return opened;
};

/** Randomness nobody can foresee, and the time of day. */
export const fresh = {
  random: (bytes: number): string =>
    [...crypto.getRandomValues(new Uint8Array(bytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
  now: (): number => Date.now(),
};

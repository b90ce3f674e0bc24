import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

/** A value that templates follow by themselves and plain code can read, set and test. */
export interface Observable<T> {
  current: T;
  /** Calls `listener` after every change until the returned function is called. */
  listen(listener: (value: T) => void): () => void;
}

/** An observable value; setting it to what it already is tells nobody. */
export const observable = <T>(initial: T): Observable<T> => {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  const listen = (listener: (value: T) => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // A bare signal: a subscriber would set up an effect of its own for every reading, thousands a move.
  const changes = new SvelteMap([['count', 0]]);
  return {
    get current() {
      changes.get('count');
      return value;
    },
    set current(next) {
      if (Object.is(value, next)) return;
      value = next;
      changes.set('count', untrack(() => changes.get('count') ?? 0) + 1);
      for (const listener of listeners) listener(next);
    },
    listen,
  };
};

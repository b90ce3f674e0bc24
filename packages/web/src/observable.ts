import { createSubscriber } from 'svelte/reactivity';

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
  const follow = createSubscriber((update) => listen(update));
  return {
    get current() {
      follow();
      return value;
    },
    set current(next) {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener(next);
    },
    listen,
  };
};

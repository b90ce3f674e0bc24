import { untrack } from 'svelte';

/** Long enough for a move to be drawn, too short to be missed. */
const LATE_MS = 120;

/**
 * What `read` says, asked again only a moment after something it goes by has changed: for what can wait until a move
 * has been drawn. Many changes in a row are taken over together. Call while a component is set up.
 */
export const late = <T>(read: () => T, milliseconds = LATE_MS): { readonly current: T } => {
  let current = $state.raw(untrack(read));
  let asking = true;
  let asked = $state(0);
  $effect(() => {
    void asked;
    if (asking) {
      asking = false;
      current = read();
      return undefined;
    }
    const timer = setTimeout(() => {
      asking = true;
      asked += 1;
    }, milliseconds);
    return () => clearTimeout(timer);
  });
  return {
    get current() {
      return current;
    },
  };
};

import { untrack } from 'svelte';

/** Long enough for a move to be drawn, too short to be missed. */
const LATE_MS = 120;

/**
 * What `read` says, taken over a moment later: for what can wait until a move has been drawn. Many changes
 * in a row are taken over together. Call while a component is set up.
 */
export const late = <T>(read: () => T, milliseconds = LATE_MS): { readonly current: T } => {
  let current = $state.raw(untrack(read));
  let newest = untrack(() => current);
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => {
    newest = read();
    if (newest === untrack(() => current)) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      current = newest;
    }, milliseconds);
  });
  $effect(() => () => clearTimeout(timer));
  return {
    get current() {
      return current;
    },
  };
};

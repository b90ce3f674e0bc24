/** Everything but home arrives when it is asked for, so that the first load stays small. */
export const lazyScreens = {
  new: () => import('./NewMatch.svelte'),
  match: () => import('../frame/MatchScreen.svelte'),
  rules: () => import('./Rules.svelte'),
  matches: () => import('./Matches.svelte'),
  import: () => import('./Import.svelte'),
  learn: () => import('./learn.ts'),
  watchBots: () => import('./watchBots.ts'),
  rulebookPanel: () => import('../rulebook/RulebookPanel.svelte'),
};

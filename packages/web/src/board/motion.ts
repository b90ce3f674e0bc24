/** Whether things should stay still: the reader's system asks for it, or the reader does here. */
export const wantsStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

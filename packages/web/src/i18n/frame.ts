import { area } from './area.ts';

/** The words of the frame around every table. */
export const frameWords = area({
  en: () => import('./en/frame.ts'),
  fr: () => import('./fr/frame.ts'),
});

export const { t, has } = frameWords;

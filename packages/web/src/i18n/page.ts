import { area } from './area.ts';

/** The words outside the table: home, new match, saved matches, import, settings. */
export const page = area({
  en: () => import('./en/page.ts'),
  fr: () => import('./fr/page.ts'),
});

export const { t, has } = page;

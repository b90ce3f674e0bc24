import { area } from './area.ts';

/** What the coach says at both tables. */
export const coachWords = area({
  en: () => import('./en/coach.ts'),
  fr: () => import('./fr/coach.ts'),
});

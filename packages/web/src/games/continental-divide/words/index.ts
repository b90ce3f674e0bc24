import { area } from '../../../i18n/area.ts';
import type { messages } from './en.ts';

/** Every word of the Continental Divide table. */
export const cd = area<keyof typeof messages>({
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
});

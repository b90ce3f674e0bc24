import { area } from '../../../i18n/area.ts';
import type { messages as log } from './en/log.ts';
import type { messages as table } from './en/table.ts';
import type { messages as why } from './en/why.ts';

type Key = keyof typeof log | keyof typeof table | keyof typeof why;

/** Every word of the Silverton table. */
export const sv = area<Key>({
  en: async () => {
    const parts = await Promise.all([import('./en/log.ts'), import('./en/table.ts'), import('./en/why.ts')]);
    return { messages: { ...parts[0].messages, ...parts[1].messages, ...parts[2].messages } };
  },
  fr: async () => {
    const parts = await Promise.all([import('./fr/log.ts'), import('./fr/table.ts'), import('./fr/why.ts')]);
    return { messages: { ...parts[0].messages, ...parts[1].messages, ...parts[2].messages } };
  },
});

import { area } from '../../../i18n/area.ts';
import type { messages as log } from './en/log.ts';
import type { messages as map } from './en/map.ts';
import type { messages as table } from './en/table.ts';

type Key = keyof typeof log | keyof typeof map | keyof typeof table;

/** Every word of the Continental Divide table. */
export const cd = area<Key>({
  en: async () => {
    const parts = await Promise.all([import('./en/log.ts'), import('./en/map.ts'), import('./en/table.ts')]);
    return { messages: { ...parts[0].messages, ...parts[1].messages, ...parts[2].messages } };
  },
  fr: async () => {
    const parts = await Promise.all([import('./fr/log.ts'), import('./fr/map.ts'), import('./fr/table.ts')]);
    return { messages: { ...parts[0].messages, ...parts[1].messages, ...parts[2].messages } };
  },
});

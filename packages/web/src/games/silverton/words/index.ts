import { area } from '../../../i18n/area.ts';
import type { messages as aids } from './en/aids.ts';
import type { messages as cards } from './en/cards.ts';
import type { messages as log } from './en/log.ts';
import type { messages as table } from './en/table.ts';
import type { messages as why } from './en/why.ts';

type Key = keyof typeof aids | keyof typeof cards | keyof typeof log | keyof typeof table | keyof typeof why;

/** Every word of the Silverton table. */
export const sv = area<Key>({
  en: async () => {
    const [aid, card, told, shown, whys] = await Promise.all([
      import('./en/aids.ts'),
      import('./en/cards.ts'),
      import('./en/log.ts'),
      import('./en/table.ts'),
      import('./en/why.ts'),
    ]);
    return {
      messages: { ...aid.messages, ...card.messages, ...told.messages, ...shown.messages, ...whys.messages },
    };
  },
  fr: async () => {
    const [aid, card, told, shown, whys] = await Promise.all([
      import('./fr/aids.ts'),
      import('./fr/cards.ts'),
      import('./fr/log.ts'),
      import('./fr/table.ts'),
      import('./fr/why.ts'),
    ]);
    return {
      messages: { ...aid.messages, ...card.messages, ...told.messages, ...shown.messages, ...whys.messages },
    };
  },
});

import type { Language } from './language.ts';

/** Narrow and wide spaces that do not break a line. */
const NARROW = '\u202f';
const WIDE = '\u00a0';

/** Catalogues are typed with plain spaces; French sets unbreakable ones before its double signs. */
export const typeset = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : text
        .replaceAll(/ ([?!;])/g, `${NARROW}$1`)
        .replaceAll(/ ([:»%$])/g, `${WIDE}$1`)
        .replaceAll('« ', `«${WIDE}`);

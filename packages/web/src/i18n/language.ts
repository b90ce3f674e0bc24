import { observable } from '../observable.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Which conventions for numbers, dates and plurals go with a language. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  fr: 'fr-FR',
};

const chosen = observable<Language>('en');
const areas = new Set<(language: Language) => Promise<void>>();

/** The language of the page now; followed by templates. */
export const languageNow = (): Language => chosen.current;

export const localeNow = (): string => LOCALES[chosen.current];

/** Called before the first use of an area, and again for each language chosen later. */
export const followLanguage = (load: (language: Language) => Promise<void>): void => {
  areas.add(load);
};

/** Changes the language of everything on the page at once, when all its words have arrived. */
export const speak = async (language: Language): Promise<void> => {
  await Promise.all([...areas].map((load) => load(language)));
  chosen.current = language;
};

/** The first of the reader's languages that we speak. */
export const languageFor = (preferred: readonly string[]): Language => {
  for (const tag of preferred) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
};

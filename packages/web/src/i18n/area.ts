import { IntlMessageFormat } from 'intl-messageformat';
import { ahead } from './ahead.ts';
import { formatters } from './formatters.ts';
import { followLanguage, type Language, languageNow, localeNow } from './language.ts';
import type { Fragment, Sentence } from './sentence.ts';
import { typeset } from './typeset.ts';

/** What stands for the arguments of a message; fragments only in sentences. */
type Values = Readonly<Record<string, string | number>>;
type RichValues = Readonly<Record<string, Fragment | number>>;

/** Where the words of an area come from, one module a language, fetched when first needed. */
export interface AreaSource<Key extends string> {
  readonly en: () => Promise<{
    readonly messages: Readonly<Record<Key, string>>;
  }>;
  readonly fr: () => Promise<{
    readonly messages: Readonly<Record<Key, string>>;
  }>;
}

/** The words of one area of the page, in the language of the moment. */
export interface Area<Key extends string> {
  /** Fetches the words in the present language; call before drawing. */
  load(): Promise<void>;
  t(key: Key, values?: Values): string;
  /** Like `t`, with places, seats and rules kept apart for links. */
  sentence(key: Key, values?: RichValues): Sentence;
  /** For keys made of codes: whether there is such a message. */
  has(key: string): key is Key;
}

/** `{cash, number, money}` in a message gives $1,390 or 1 390 $. */
export const MONEY = {
  style: 'currency',
  currency: 'USD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const;

/** `{gain, number, signed}` gives +3. */
const FORMATS = {
  number: { money: MONEY, signed: { signDisplay: 'exceptZero' } as const },
};

/** So many messages are kept ready to be said again. */
const REMEMBERED = 2_000;

export const area = <Key extends string>(source: AreaSource<Key>): Area<Key> => {
  const catalogues = new Map<Language, ReadonlyMap<string, string>>();
  const compiled = new Map<string, IntlMessageFormat>();
  /** What was said lately: from move to move most words of a table stay as they are. */
  const said = new Map<string, string>();
  const load = async (language: Language): Promise<void> => {
    if (catalogues.has(language)) return;
    const { messages } = await source[language]();
    const set = Object.entries<string>(messages).map(
      ([key, text]) => [key, typeset(text, language)] as const,
    );
    catalogues.set(language, new Map(set));
    // A sentence takes its time when it is first put together: better now than in the middle of a move.
    const puttingTogether = (key: string) => (): void => {
      if (languageNow() === language) format(key);
    };
    ahead(set.map(([key]) => puttingTogether(key)));
  };
  const format = (key: string): IntlMessageFormat => {
    const id = `${languageNow()} ${key}`;
    const known = compiled.get(id);
    if (known !== undefined) return known;
    const text = catalogues.get(languageNow())?.get(key) ?? key;
    const made = new IntlMessageFormat(text, localeNow(), FORMATS, { ignoreTag: true, formatters });
    compiled.set(id, made);
    return made;
  };
  const say = (key: Key, values: Values | undefined): string => {
    const id = `${languageNow()} ${key}${values === undefined ? '' : JSON.stringify(values)}`;
    const known = said.get(id);
    if (known !== undefined) return known;
    const text = String(format(key).format(values));
    if (said.size >= REMEMBERED) said.clear();
    if (catalogues.has(languageNow())) said.set(id, text);
    return text;
  };
  return {
    load: () => {
      followLanguage(load);
      return load(languageNow());
    },
    t: say,
    sentence: (key, values) => {
      const parts = format(key).formatToParts<Fragment>(values);
      return parts.map((part): Fragment => part.value);
    },
    has: (key): key is Key => catalogues.get(languageNow())?.has(key) ?? false,
  };
};

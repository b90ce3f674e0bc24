import type { Formatters } from 'intl-messageformat';
import { TypesetNumbers } from './typesetNumbers.ts';

type NumberStyle = Parameters<Formatters['getNumberFormat']>[1];

const known = <Key, T>(made: Map<Key, T>, key: Key, make: () => T): T => {
  const before = made.get(key);
  if (before !== undefined) return before;
  const now = make();
  made.set(key, now);
  return now;
};

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();
const numbersByStyle = new Map<string, WeakMap<object, Intl.NumberFormat>>();

const numberFormat = (locale: string, style: NumberStyle): Intl.NumberFormat =>
  known(numbers, `${locale} ${JSON.stringify(style)}`, () => new TypesetNumbers(locale, style));

/** Number formats and plural rules shared by all messages: making one of each for every message is slow. */
export const formatters: Formatters = {
  getNumberFormat: (locales, style) => {
    const locale = String(locales);
    if (style === undefined) return numberFormat(locale, style);
    const byStyle = known(numbersByStyle, locale, () => new WeakMap());
    const before = byStyle.get(style);
    if (before !== undefined) return before;
    const now = numberFormat(locale, style);
    byStyle.set(style, now);
    return now;
  },
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getPluralRules: (locales, options) =>
    known(plurals, `${locales} ${options?.type}`, () => new Intl.PluralRules(locales, options)),
};

import { type Decoded, decoded, oneOf, problem } from '../../../kernel/index.ts';

/** What one word after the verb must be. The name is how a problem speaks of it. */
export interface Word<T> {
  readonly name: string;
  readonly read: (text: string) => T | undefined;
  readonly expected: string;
}

/** A whole number, with `prefix` before it. */
export const wholeWord = (name: string, prefix = ''): Word<number> => ({
  name,
  read: (text) => {
    const digits = text.startsWith(prefix) ? text.slice(prefix.length) : '';
    return /^(0|[1-9]\d{0,14})$/.test(digits) ? Number(digits) : undefined;
  },
  expected: prefix === '' ? 'a whole number' : `${prefix} and a whole number`,
});

/** One of a closed set. */
export const knownWord = <const T extends string>(name: string, known: readonly T[]): Word<T> => ({
  name,
  read: (text) => known.find((each) => each === text),
  expected: known.length > 20 ? `a ${name} of this board` : `one of ${known.join(', ')}`,
});

type Values<T extends readonly unknown[]> = { readonly [K in keyof T]: Word<T[K]> };

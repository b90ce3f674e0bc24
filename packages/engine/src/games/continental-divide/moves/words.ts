import { type Decoded, type Decoder, decoded, problem } from '../../../kernel/index.ts';
import type { Board } from '../types.ts';

/** What one word after the verb must be. Its name is the field it fills, and how a problem speaks of it. */
interface Word {
  readonly name: string;
  readonly read: (text: string) => string | number | undefined;
  readonly expected: string;
}

/** A whole number, written after `prefix`. */
export const wholeWord = (name: string, prefix = ''): Word => ({
  name,
  read: (text) => {
    const digits = text.startsWith(prefix) ? text.slice(prefix.length) : '';
    return /^(0|[1-9]\d{0,14})$/.test(digits) ? Number(digits) : undefined;
  },
  expected: `${prefix === '' ? '' : `${prefix} and `}a whole number`,
});

/** One of a closed set. */
export const knownWord = (name: string, known: readonly string[]): Word => ({
  name,
  read: (text) => (known.includes(text) ? text : undefined),
  expected: known.length > 10 ? `a ${name} of this board` : `one of ${known.join(', ')}`,
});

export const railroadWord = (board: Board): Word => knownWord('railroad', board.railroadIds);

export const hexWord = (board: Board, name: string): Word => ({
  name,
  read: (text) => (board.hexIndexOf.has(text) ? text : undefined),
  expected: 'a hex of this board',
});

/** Reads exactly these words and makes the move of them; the first word that does not fit is the problem. */
export const parseWords = <Move>(
  words: readonly string[],
  expected: readonly Word[],
  move: { readonly type: string; readonly decode: Decoder<Move> },
): Decoded<Move> => {
  const fields = readWords(words, expected);
  return fields.ok ? move.decode({ type: move.type, ...fields.value }) : fields;
};

const readWords = (
  words: readonly string[],
  expected: readonly Word[],
): Decoded<Readonly<Record<string, string | number>>> => {
  const fields: Record<string, string | number> = {};
  for (const [index, word] of expected.entries()) {
    const text = words[index];
    const value = text === undefined ? undefined : word.read(text);
    if (value === undefined) return problem(word.name, word.expected, text);
    if (word.name !== LITERAL) fields[word.name] = value;
  }
  const extra = words[expected.length];
  return extra === undefined
    ? decoded(fields)
    : problem(`word ${expected.length + 2}`, 'the end of the move', extra);
};

const LITERAL = 'word';

/** A word that is always the same and fills no field. */
export const literalWord = (text: string): Word => ({ ...knownWord(LITERAL, [text]) });

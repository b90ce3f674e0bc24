import { type Decoded, decoded, problem, type Seat } from '../../kernel/index.ts';
import { playerAt } from './effects/money.ts';
import type { State } from './state.ts';
import type { Board, ClaimNumber, ColumnId, LineNumber, SegmentId, TownId } from './types.ts';

/**
 * How moves are written. A verb, then words: `place S1 denver--golden`, `place P2 #41`, `roll 4 3`.
 * - verbs are lower case, hyphenated: `take-back`, `end-placing`;
 * - staff: the letter of the role and the number in the player's list, from 1: `S1`, `P3`;
 * - claims `#41`; passenger lines `=9`; the claim deck `deck`; seats, from 1, `@2`;
 * - segments, towns and market columns by their ids; money `$120`; other counts as plain numbers.
 */
export interface Word<T> {
  /** What the word is called when it is wrong. */
  readonly name: string;
  readonly expected: string;
  readonly read: (text: string) => T | undefined;
}

/** A whole number with `prefix` before it. */
export const wholeWord = (name: string, prefix = ''): Word<number> => ({
  name,
  expected: prefix === '' ? 'a whole number' : `${prefix} and a whole number`,
  read: (text) => {
    const digits = text.startsWith(prefix) ? text.slice(prefix.length) : '';
    return /^(0|[1-9]\d{0,14})$/.test(digits) ? Number(digits) : undefined;
  },
});

/** One of a few fixed texts. */
export const fixedWord = <const T extends string>(name: string, texts: readonly T[]): Word<T> => ({
  name,
  expected: `one of ${texts.join(', ')}`,
  read: (text) => texts.find((each) => each === text),
});

export const claimText = (claim: ClaimNumber): string => `#${claim}`;
export const claimWord: Word<ClaimNumber> = wholeWord('claim', '#');

export const lineText = (line: LineNumber): string => `=${line}`;
export const lineWord: Word<LineNumber> = wholeWord('line', '=');

export const moneyText = (amount: number): string => `$${amount}`;
export const moneyWord: Word<number> = wholeWord('money', '$');

export const seatText = (seat: Seat): string => `@${seat + 1}`;
export const seatWord: Word<Seat> = mapped(wholeWord('seat', '@'), (number) =>
  number < 1 ? undefined : number - 1,
);

export const segmentWord = ({ segmentById }: Board): Word<SegmentId> => ({
  name: 'segment',
  expected: 'a segment of this board',
  read: (text) => segmentById.get(text)?.id,
});

export const townWord = ({ townById }: Board): Word<TownId> => ({
  name: 'town',
  expected: 'a town of this board',
  read: (text) => townById.get(text)?.id,
});

export const columnWord = ({ columnById }: Board): Word<ColumnId> => ({
  name: 'column',
  expected: 'a market column of this board',
  read: (text) => columnById.get(text)?.id,
});

/** A staff member of `seat` as text; an unknown number is written `?9`. */
export const staffText = (state: State, seat: Seat, staff: number): string =>
  `${playerAt(state, seat).staff[staff]?.role ?? '?'}${staff + 1}`;

export const staffWord = (state: State, seat: Seat): Word<number> => ({
  name: 'staff',
  expected: `one of ${playerAt(state, seat)
    .staff.map((_, staff) => staffText(state, seat, staff))
    .join(', ')}`,
  read: (text) => {
    const staff = Number(text.slice(1)) - 1;
    const known = playerAt(state, seat).staff[staff] !== undefined;
    return known && text === staffText(state, seat, staff) ? staff : undefined;
  },
});

/** Either of two kinds of word. */
export const eitherWord = <A, B>(first: Word<A>, second: Word<B>): Word<A | B> => ({
  name: `${first.name} or ${second.name}`,
  expected: `${first.expected}, or ${second.expected}`,
  read: (text) => first.read(text) ?? second.read(text),
});

/** `word` with its value turned into another. */
export function mapped<A, B>(word: Word<A>, turn: (value: A) => B | undefined): Word<B> {
  return {
    ...word,
    read: (text) => {
      const value = word.read(text);
      return value === undefined ? undefined : turn(value);
    },
  };
}

type WordsFor<T extends readonly unknown[]> = { readonly [K in keyof T]: Word<T[K]> };

/** Reads exactly these words, each by its own kind. */
export const readWords = <T extends readonly unknown[]>(
  words: readonly string[],
  ...kinds: WordsFor<T>
): Decoded<T> => {
  const values: unknown[] = [];
  for (const [index, kind] of kinds.entries()) {
    const text = words[index];
    const value = text === undefined ? undefined : kind.read(text);
    if (value === undefined) return problem(kind.name, kind.expected, text);
    values.push(value);
  }
  const extra = words[kinds.length];
  return extra === undefined
    ? decoded(values as unknown as T)
    : problem('words', 'nothing more after the move', extra);
};

/** Reads a list of words of one kind, possibly empty. */
export const readList = <T>(words: readonly string[], kind: Word<T>): Decoded<readonly T[]> => {
  const values: T[] = [];
  for (const text of words) {
    const value = kind.read(text);
    if (value === undefined) return problem(kind.name, kind.expected, text);
    values.push(value);
  }
  return decoded(values);
};

/** A move that is its verb alone. */
export const noWords = <Move>(words: readonly string[], move: Move): Decoded<Move> => {
  const read = readWords<readonly []>(words);
  return read.ok ? decoded(move) : read;
};

/** Goes on with what was read. */
export const thenRead = <A, B>(read: Decoded<A>, next: (value: A) => B): Decoded<B> =>
  read.ok ? decoded(next(read.value)) : read;

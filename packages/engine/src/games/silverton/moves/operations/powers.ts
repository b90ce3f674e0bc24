import { type Decoded, type Decoder, decoded, integer, listOf } from '../../../../kernel/index.ts';
import { readList, wholeWord } from '../../notation.ts';

/** Powers of trains in one order only, so that the same trains make the same move. */
const inOrder = (read: Decoded<readonly number[]>): Decoded<readonly number[]> =>
  read.ok ? decoded(read.value.toSorted((one, other) => one - other)) : read;

/** Reads the powers of at most four trains, in any order. */
export const powers: Decoder<readonly number[]> = (json, path) => inOrder(listOf(integer(1), 4)(json, path));

/** The same from words such as `T9 T24`. */
export const readPowers = (words: readonly string[]): Decoded<readonly number[]> =>
  inOrder(readList(words, wholeWord('train', 'T')));

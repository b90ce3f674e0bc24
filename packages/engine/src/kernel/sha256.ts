/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) of UTF-8 text, as hexadecimal. Ours because the engine runs
 * where neither Node's crypto nor a synchronous Web Crypto can be counted on; tested against published vectors.
 */
export const sha256 = (text: string): string => hexadecimal(digest(utf8(text)));

export const hmacSha256 = (key: string, text: string): string => {
  const long = utf8(key);
  const short = long.length > 64 ? toBytes(digest(long)) : long;
  const padded = (mask: number): readonly number[] =>
    Array.from({ length: 64 }, (_, index) => (short[index] ?? 0) ^ mask);
  const inner = toBytes(digest([...padded(0x36), ...utf8(text)]));
  return hexadecimal(digest([...padded(0x5c), ...inner]));
};

const digest = (bytes: readonly number[]): readonly number[] => {
  const state = Int32Array.from(INITIAL);
  const schedule = new Int32Array(64);
  const words = paddedWords(bytes);
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16));
    extend(schedule);
    compress(state, schedule);
  }
  return [...state];
};

const hexadecimal = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

const toBytes = (words: readonly number[]): readonly number[] =>
  words.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff));

const primes = (count: number): readonly number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;

/** Fractional parts of the roots of the first primes, as the standard defines them. */
const INITIAL: readonly number[] = primes(8).map((p) => fraction(Math.sqrt(p)));
const ROUND: readonly number[] = primes(64).map((p) => fraction(Math.cbrt(p)));

const utf8 = (text: string): readonly number[] => {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
};

const paddedWords = (bytes: readonly number[]): Int32Array => {
  const words = new Int32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  const put = (index: number, byte: number): void => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - 8 * (index & 3)));
  };
  for (const [index, byte] of bytes.entries()) put(index, byte);
  put(bytes.length, 0x80);
  words[words.length - 2] = Math.floor((bytes.length * 8) / 0x1_0000_0000);
  words[words.length - 1] = bytes.length * 8;
  return words;
};

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Fills the message schedule from its first sixteen words on. */
const extend = (schedule: Int32Array): void => {
  for (let t = 16; t < 64; t += 1) {
    const x = schedule[t - 15] ?? 0;
    const y = schedule[t - 2] ?? 0;
    const small0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const small1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    schedule[t] = (schedule[t - 16] ?? 0) + small0 + (schedule[t - 7] ?? 0) + small1;
  }
};

const compress = (state: Int32Array, schedule: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + big1 + ((e & f) ^ (~e & g)) + (ROUND[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word;
};

import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from './sha256.ts';

/** FIPS 180-4 examples as published by NIST. */
const DIGESTS = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
] as const;

/** RFC 4231, test cases 1 and 2: those whose keys and texts are plain ASCII. */
const MACS = [
  ['\x0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
  [
    'Jefe',
    'what do ya want for nothing?',
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  ],
] as const;

describe('sha256', () => {
  it.each(DIGESTS)('gives the published digest (%#)', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('agrees with another implementation on every length around a block, and on any text', () => {
    const texts = [
      ...Array.from({ length: 140 }, (_, length) => 'a'.repeat(length)),
      'é',
      '€',
      '🚂',
      'ÿ€🚂'.repeat(40),
    ];
    const other = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
    expect(texts.map(sha256)).toEqual(texts.map(other));
  });
});

describe('hmacSha256', () => {
  it.each(MACS)('gives the published code (%#)', (key, text, code) => {
    expect(hmacSha256(key, text)).toBe(code);
  });

  it('agrees with another implementation on keys around and beyond a block', () => {
    const keys = ['', 'k'.repeat(63), 'k'.repeat(64), 'k'.repeat(65), 'k'.repeat(131), 'clé'];
    const other = (key: string): string => createHmac('sha256', key).update('3/1').digest('hex');
    expect(keys.map((key) => hmacSha256(key, '3/1'))).toEqual(keys.map(other));
  });
});

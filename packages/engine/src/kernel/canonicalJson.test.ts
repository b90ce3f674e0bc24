import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson.ts';

it('writes equal values alike, whatever the order of their keys, and keeps lists in order', () => {
  expect(canonicalJson({ b: [{ d: 1, c: null }, 'x'], a: true })).toBe(
    canonicalJson({ a: true, b: [{ c: null, d: 1 }, 'x'] }),
  );
  expect(canonicalJson({ b: [2, 1], a: {} })).toBe('{"a":{},"b":[2,1]}');
});

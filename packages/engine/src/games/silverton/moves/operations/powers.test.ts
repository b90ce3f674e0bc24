import { expect, it } from 'vitest';
import { powers, readPowers } from './powers.ts';

it('SV-11.8 the same trains make the same move, in whatever order they are named', () => {
  expect(powers([24, 9, 9])).toEqual({ ok: true, value: [9, 9, 24] });
  expect(readPowers(['T24', 'T9'])).toEqual({ ok: true, value: [9, 24] });
  expect(powers([9, 9, 9, 9, 9]).ok).toBe(false);
  expect(readPowers(['24']).ok).toBe(false);
});

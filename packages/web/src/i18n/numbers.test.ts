import { expect, it } from 'vitest';
import { chance } from './numbers.ts';

it.each([
  [0, '0%'],
  [0.001, '<5%'],
  [0.024, '<5%'],
  [0.03, '5%'],
  [0.426, '45%'],
  [0.96, '95%'],
  [0.98, '>95%'],
  [1, '100%'],
])('a chance of %d is told as %s: only what is certain is called so', (value, text) => {
  expect(chance(value)).toBe(text);
});

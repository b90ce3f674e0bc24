import { expect, it } from 'vitest';
import { chance } from './numbers.ts';

it.each([
  [0, '0%'],
  [0.001, '<1%'],
  [0.005, '1%'],
  [0.426, '43%'],
  [0.994, '99%'],
  [0.998, '>99%'],
  [1, '100%'],
])('a chance of %d is told as %s: only what is certain is called so', (value, text) => {
  expect(chance(value)).toBe(text);
});

import { expect, it } from 'vitest';
import { formatters } from './formatters.ts';
import { chance, money, moneyChange } from './numbers.ts';

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

it('writes a minus sign, not a hyphen', () => {
  expect(money(-890)).toBe('−$890');
  expect(moneyChange(-3)).toBe('−$3');
  expect(formatters.getNumberFormat('en', { style: 'decimal' }).format(-2)).toBe('−2');
});

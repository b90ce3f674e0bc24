import { expect, test } from 'vitest';
import { pathAt } from './pathAt.ts';

const plain = (d: string): string => d.replaceAll(/\s+/g, ' ').replaceAll(/ (?=[A-Za-z]|$)/g, '');

test('absolute numbers move and grow, relative ones only grow', () => {
  expect(plain(pathAt('M1 2L3-4h5V.5Z', { x: 100, y: 200, scale: 2 }))).toBe('M102 204L106 192h10V201Z');
});

test('of an arc the radii grow, the flags stay and the end moves', () => {
  expect(plain(pathAt('M-7 0A7 7 0 1 1 7 0', { x: 10, y: 20, scale: 3 }))).toBe('M-11 20A21 21 0 1 1 31 20');
});

test('numbers that follow without a command are read like those before', () => {
  expect(plain(pathAt('M0 0 4 4c1 1 2 2 3 3-1-1-2-2-3-3', { x: 1, y: 1 }))).toBe(
    'M1 1 5 5c1 1 2 2 3 3 -1 -1 -2 -2 -3 -3',
  );
});

import { expect, it } from 'vitest';
import { sealLetters } from './seats.ts';

it.each([
  [
    ['Marion', 'Marcel'],
    ['M', 'A'],
  ],
  [
    ['Player 1', 'Player 2', 'Player 3'],
    ['1', '2', '3'],
  ],
  [
    ['Player 1', 'Shay'],
    ['P', 'S'],
  ],
  [
    ['Player 1', 'player 1', 'Player 1'],
    ['1', 'P', 'L'],
  ],
])('the seals of %j read %j', (names, letters) => {
  expect(sealLetters(names)).toEqual(letters);
});

import type { Seat } from '@roundhouse/engine';

/** Shape, colour and dashes of a seat: three signs, so that none has to be told by colour alone. */
export interface SeatLook {
  readonly shape: 'circle' | 'shield' | 'hexagon' | 'square' | 'diamond' | 'star';
  /** A CSS colour that follows the theme; text on it is `var(--on-seat)`. */
  readonly colour: string;
  /** Dashes of the seat's line in a chart; empty for an unbroken one. */
  readonly dash: readonly number[];
  /** The outline on a grid of 24. */
  readonly outline: string;
}

const LOOKS: readonly SeatLook[] = [
  { shape: 'circle', colour: 'var(--seat-0)', dash: [], outline: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Z' },
  {
    shape: 'shield',
    colour: 'var(--seat-1)',
    dash: [7, 4],
    outline: 'M12 1c3 1.6 6 2.2 9.5 2.2V12c0 5.5-4 9-9.5 11-5.5-2-9.5-5.5-9.5-11V3.2C6 3.2 9 2.6 12 1Z',
  },
  {
    shape: 'hexagon',
    colour: 'var(--seat-2)',
    dash: [2, 3],
    outline: 'M12 .5 22 6.2v11.6L12 23.5 2 17.8V6.2Z',
  },
  { shape: 'square', colour: 'var(--seat-3)', dash: [9, 3, 2, 3], outline: 'M2.5 2.5h19v19h-19Z' },
  { shape: 'diamond', colour: 'var(--seat-4)', dash: [4, 2], outline: 'M12 0 24 12 12 24 0 12Z' },
  {
    shape: 'star',
    colour: 'var(--seat-5)',
    dash: [12, 4],
    outline:
      'M12 0l3.2 4.3L20.5 3.5l-.8 5.3L24 12l-4.3 3.2.8 5.3-5.3-.8L12 24l-3.2-4.3-5.3.8.8-5.3L0 12l4.3-3.2-.8-5.3 5.3.8Z',
  },
];

const FIRST: SeatLook = { shape: 'circle', colour: 'var(--seat-0)', dash: [], outline: '' };

export const seatLook = (seat: Seat): SeatLook => LOOKS[seat % LOOKS.length] ?? FIRST;

/** A name that ends in a figure: Player 2. */
const NUMBERED = /^(.*?)\s*(\d)$/u;
const stemOf = (name: string): string | undefined => NUMBERED.exec(name)?.[1];

/**
 * One letter for each name: its first one that no name before it has taken, so that Marion and Marcel
 * do not both read M. Names told apart by a figure alone are known by it: Player 1, Player 2.
 */
export const sealLetters = (names: readonly string[]): readonly string[] => {
  const taken: string[] = [];
  for (const name of names) {
    const stem = stemOf(name);
    const numbered = stem !== undefined && names.filter((other) => stemOf(other) === stem).length > 1;
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
    if (numbered) letters.unshift(name.slice(-1));
    taken.push(letters.find((letter) => !taken.includes(letter)) ?? letters[0] ?? '?');
  }
  return taken;
};

/** How much a player leans towards something in a turn, from 0 up to but not including 1. */
export type Whims = (turn: number, seat: number, thing: number) => number;

/** Scatters 32 bits (the last steps of murmur3). */
const scattered = (bits: number): number => {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/**
 * One variation of how everybody feels about everything. It does not depend on what was played before, so
 * that the futures of two moves under the same seed differ by the moves alone.
 */
export const whimsOf =
  (seed: number): Whims =>
  (turn, seat, thing) =>
    scattered(scattered(seed ^ ((turn << 12) | (seat << 8))) ^ thing) / 0x1_0000_0000;

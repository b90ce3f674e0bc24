/** A source of chance for bots, playouts and tests. Rules never hold one: chance is an actor. */
export interface Rng {
  /** A whole number from 0 up to but not including `count`, all equally likely. */
  below(count: number): number;
}

/**
 * A seeded generator (sfc32). The same seed gives the same numbers on every machine.
 * Our own because the engine has no dependencies and playouts call it millions of times a second.
 */
export const seededRng = (seed: number | string): Rng => {
  let [a, b, c, counter] = seedWords(String(seed));
  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    return out >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp += 1) next();
  return { below: (count) => Math.floor((next() / 0x1_0000_0000) * count) };
};

/** Four 32-bit words out of any text (FNV-1a with a mixing step for each word). */
const seedWords = (text: string): [number, number, number, number] => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  const word = (): number => {
    hash = (hash + 0x9e3779b9) | 0;
    let mixed = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return mixed ^ (mixed >>> 15);
  };
  return [word(), word(), word(), 1];
};

/** One of `items` at random. */
export const pick = <T>(items: readonly T[], rng: Rng): T => {
  const item = items[rng.below(items.length)];
  if (item === undefined) throw new RangeError('pick needs at least one item');
  return item;
};

/** `items` in random order (Fisher-Yates), the original untouched. */
export const shuffled = <T>(items: readonly T[], rng: Rng): readonly T[] => {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(rng.below(rest.length), 1));
  return order;
};

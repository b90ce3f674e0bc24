/** How a path is set down: where its origin comes to lie, and how much larger it is drawn. */
interface Setting {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

type Rule = 'x' | 'y' | 'size' | 'same';

/** What each number after a command means. */
const NUMBERS: Readonly<Record<string, readonly Rule[]>> = {
  M: ['x', 'y'],
  L: ['x', 'y'],
  H: ['x'],
  V: ['y'],
  C: ['x', 'y', 'x', 'y', 'x', 'y'],
  A: ['size', 'size', 'same', 'same', 'same', 'x', 'y'],
};

const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * A path drawn around (0, 0) at its place on the map. Hundreds of small shapes become one path this way, which
 * the browser draws at once; as elements with transforms of their own each would be a layer to consider.
 */
export const pathAt = (d: string, { x, y, scale = 1 }: Setting): string => {
  let command = 'M';
  let count = 0;
  const from = { x, y, size: 0 };
  const placed = (value: number): number => {
    const rules = NUMBERS[command.toUpperCase()] ?? [];
    const rule = rules[count % rules.length];
    count += 1;
    if (rule === 'same') return value;
    const absolute = command === command.toUpperCase();
    return rounded(value * scale + (absolute ? from[rule ?? 'size'] : 0));
  };
  return (d.match(TOKEN) ?? [])
    .map((token) => {
      if (!/[a-z]/i.test(token)) return `${placed(Number(token))} `;
      command = token;
      count = 0;
      return token;
    })
    .join('');
};

/** A hex in axial coordinates (pointy-top, rows run east-west). The third cube coordinate is -q-r. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions, anticlockwise from east, as printed on compass roses. */
export const HEX_DIRECTIONS = ['E', 'NE', 'NW', 'W', 'SW', 'SE'] as const;
export type HexDirection = (typeof HEX_DIRECTIONS)[number];

/** A direction as its place in `HEX_DIRECTIONS`; the opposite is three further on. */
export type HexDirectionIndex = 0 | 1 | 2 | 3 | 4 | 5;
export const HEX_DIRECTION_INDICES: readonly HexDirectionIndex[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const hexKey = ({ q, r }: Hex): string => `${q},${r}`;

export const hexNeighbour = (hex: Hex, direction: HexDirectionIndex): Hex => {
  const step = STEPS[direction] ?? { q: 0, r: 0 };
  return { q: hex.q + step.q, r: hex.r + step.r };
};

/** How many steps apart two hexes are. */
export const hexDistance = (a: Hex, b: Hex): number => {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

/**
 * Neighbour table for a set of hexes: entry `6 * index + direction` is the index of the neighbour,
 * or -1 where the map ends. A flat array because line building walks it in the hottest loop there is.
 */
export const neighbourTable = (hexes: readonly Hex[]): readonly number[] => {
  const indexOf = new Map(hexes.map((hex, index) => [hexKey(hex), index]));
  return hexes.flatMap((hex) =>
    HEX_DIRECTION_INDICES.map((direction) => indexOf.get(hexKey(hexNeighbour(hex, direction))) ?? -1),
  );
};

/** Terrains a board may name; any other is drawn as plains. */
export const TERRAINS = [
  'swamp',
  'farmland',
  'prairie',
  'plains',
  'forest',
  'hills',
  'desert',
  'basin',
  'plateau',
  'mountain',
  'highMountain',
  'valley',
  'coast',
] as const;
export type Terrain = (typeof TERRAINS)[number];

const NAMES: ReadonlySet<string> = new Set(TERRAINS);
const isTerrain = (name: string): name is Terrain => NAMES.has(name);

export const terrainOf = ({ terrain }: { readonly terrain: string }): Terrain =>
  isTerrain(terrain) ? terrain : 'plains';

/** Engraver's marks for the top third of a hex, drawn around its middle: strokes only. */
export const GLYPHS: Readonly<Partial<Record<Terrain, string>>> = {
  mountain: 'm-22 9l13-19l7 10l6-8l15 17m-32-8l5-6',
  highMountain: 'm-26 11l16-27l9 14l8-12l18 25m-41-12l7-11m17-3l6 9m-24 1l-4 16',
  hills: 'm-22 7q8-14 17-3q8-12 17 0q5-5 10 1',
  plateau: 'm-22 7l6-11h14l4 11m0 0l5-8h12l4 8',
  forest: 'm-14 8v-4m0 0h-6l6-9l6 9zm14 4v-4m0 0h-7l7-12l7 12zm14 4v-4m0 0h-6l6-9l6 9z',
  swamp: 'm-20 7h14m-7 0v-9m0 9l-4-7m4 7l4-7m11 7h14m-7 0v-9m0 9l-4-7m4 7l4-7',
  desert: 'm-18 6h.1m9-8h.1m9 9h.1m8-8h.1m9 7h.1m-19-13h.1',
  basin: 'm-20 4q6-5 12 0t12 0t12 0',
  prairie: 'm-14 7l-3-8m3 8v-9m0 9l3-8m14 8l-3-8m3 8v-9m0 9l3-8',
};

import type { Board } from '@roundhouse/engine/continental-divide';

/** A railroad as the board pack prints it: name, colours, symbol. */
export type PackRailroad = Board['pack']['railroads'][number];

/** The printed railroad of that id. */
export const railroadOf = ({ pack, railroadIndexOf }: Board, id: string): PackRailroad | undefined =>
  pack.railroads[railroadIndexOf.get(id) ?? -1];

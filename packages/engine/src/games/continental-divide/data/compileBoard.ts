import { neighbourTable } from '../../../kernel/index.ts';
import type { Board } from '../types.ts';
import { type BoardPack, REGIONS } from './pack.ts';

/** Flat tables by hex index out of a pack whose lists are in order. */
export const compileBoard = (pack: BoardPack, hash: string): Board => {
  const { hexes, ports, railroads } = pack;
  const hexIds = hexes.map((hex) => hex.id);
  const hexIndexOf = new Map(hexIds.map((id, index) => [id, index]));
  const railroadIds = railroads.map((railroad) => railroad.id);
  return {
    id: pack.id,
    hash,
    pack,
    hexIds,
    hexIndexOf,
    neighbours: neighbourTable(hexes),
    cost: hexes.map((hex) => hex.cost),
    income: hexes.map((hex) => hex.income),
    region: hexes.map((hex) => REGIONS.indexOf(hex.region)),
    westOfDivide: hexes.map((hex) => hex.westOfDivide),
    isStartingCity: hexes.map((hex) => hex.startingCity !== undefined),
    startingHexes: pack.startingCities.flatMap((city) => city.hexes.map((id) => hexIndexOf.get(id) ?? -1)),
    port: hexIds.map((id) => ports.findIndex((port) => port.hex === id)),
    railroadIds,
    railroadIndexOf: new Map(railroadIds.map((id, index) => [id, index])),
  };
};

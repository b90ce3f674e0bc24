import { HEX_DIRECTION_INDICES, HEX_DIRECTIONS, hexNeighbour, type Problem } from '../../../kernel/index.ts';
import type { BoardPack, PackHex } from './pack.ts';

const HEXES_OF_A_CITY = 3;

/** What is wrong with the lists of a pack by themselves: doubles, names that lead nowhere. */
export const problemWithLists = (pack: BoardPack): Problem | undefined =>
  doubles(pack) ?? wrongDirections(pack) ?? wrongCities(pack) ?? wrongPorts(pack);

const wrong = (path: string, expected: string, found: string | number): Problem => ({
  path,
  expected,
  found: String(found),
});

const doubles = ({ railroads, startingCities, ports, hexes }: BoardPack): Problem | undefined =>
  double('railroads', 'id', railroads, ({ id }) => id) ??
  double('railroads', 'colour', railroads, ({ colour }) => colour) ??
  double('railroads', 'symbol', railroads, ({ symbol }) => symbol) ??
  double('startingCities', 'name', startingCities, ({ name }) => name) ??
  double('ports', 'name', ports, ({ name }) => name) ??
  double('hexes', 'id', hexes, ({ id }) => id) ??
  double('hexes', 'q', hexes, ({ q, r }) => `${q},${r}`);

const double = <T>(
  list: string,
  field: string,
  items: readonly T[],
  read: (item: T) => string,
): Problem | undefined => {
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const value = read(item);
    if (seen.has(value)) return wrong(`${list}[${index}].${field}`, 'one that no other has', value);
    seen.add(value);
  }
  return undefined;
};

/** Lines are named by direction, so a pack must mean the same six by the same names. */
const wrongDirections = ({ grid }: BoardPack): Problem | undefined => {
  for (const index of HEX_DIRECTION_INDICES) {
    const step = hexNeighbour({ q: 0, r: 0 }, index);
    const given = grid.directions[index];
    if (given?.name !== HEX_DIRECTIONS[index] || given?.dq !== step.q || given.dr !== step.r)
      return wrong(
        `grid.directions[${index}]`,
        `${HEX_DIRECTIONS[index]} with dq ${step.q} and dr ${step.r}`,
        given === undefined ? 'nothing' : `${given.name} with dq ${given.dq} and dr ${given.dr}`,
      );
  }
  return undefined;
};

const wrongCities = (pack: BoardPack): Problem | undefined => {
  for (const [index, city] of pack.startingCities.entries()) {
    const path = `startingCities[${index}].hexes`;
    const marked = pack.hexes.filter((hex) => hex.startingCity === city.name).map((hex) => hex.id);
    if (new Set(city.hexes).size !== HEXES_OF_A_CITY)
      return wrong(path, `${HEXES_OF_A_CITY} different hexes`, city.hexes.join(', '));
    if (!sameSet(marked, city.hexes))
      return wrong(path, `the hexes marked ${city.name}: ${marked.join(', ')}`, city.hexes.join(', '));
  }
  for (const [index, hex] of pack.hexes.entries()) {
    const problem = hex.startingCity === undefined ? undefined : wrongCityHex(pack, hex, `hexes[${index}]`);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** A starting-city hex is in the East and has no figures: its cube is free and brings nothing (CD-3.5). */
const wrongCityHex = (pack: BoardPack, hex: PackHex, path: string): Problem | undefined => {
  if (!pack.startingCities.some((city) => city.name === hex.startingCity))
    return wrong(`${path}.startingCity`, 'a name from startingCities', hex.startingCity ?? '');
  if (hex.region !== 'eastern') return wrong(`${path}.region`, 'eastern in a starting city', hex.region);
  if (hex.westOfDivide) return wrong(`${path}.westOfDivide`, 'false in a starting city', 'true');
  if (hex.cost !== 0) return wrong(`${path}.cost`, '0 in a starting city', hex.cost);
  if (hex.income !== 0) return wrong(`${path}.income`, '0 in a starting city', hex.income);
  if (hex.port !== undefined) return wrong(`${path}.port`, 'none in a starting city', hex.port);
  return undefined;
};

const wrongPorts = (pack: BoardPack): Problem | undefined => {
  for (const [index, port] of pack.ports.entries()) {
    const marked = pack.hexes.filter((hex) => hex.port === port.name).map((hex) => hex.id);
    if (!sameSet(marked, [port.hex]))
      return wrong(`ports[${index}].hex`, `the one hex marked ${port.name}: ${marked.join(', ')}`, port.hex);
  }
  const stray = pack.hexes.findIndex(
    (hex) => hex.port !== undefined && !pack.ports.some((port) => port.name === hex.port),
  );
  return stray < 0
    ? undefined
    : wrong(`hexes[${stray}].port`, 'a name from ports', pack.hexes[stray]?.port ?? '');
};

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each));

import {
  boolean,
  type Decoder,
  decoded,
  HEX_DIRECTIONS,
  integer,
  listOf,
  number,
  object,
  oneOf,
  optional,
  problem,
  recordOf,
  string,
} from '../../../kernel/index.ts';
import {
  type BoardPack,
  type PackDirection,
  type PackGrid,
  type PackHex,
  type PackLabel,
  type PackLine,
  type PackLines,
  type PackPort,
  type PackProjection,
  type PackProvenance,
  type PackRailroad,
  type PackRules,
  type PackStartingCity,
  REGIONS,
} from './pack.ts';

const matching =
  (pattern: RegExp, expected: string): Decoder<string> =>
  (json, path = '') =>
    typeof json === 'string' && pattern.test(json) ? decoded(json) : problem(path, expected, json);

/** Ids are words of the notation, so they hold no blanks. */
const id = matching(/^[A-Za-z0-9&-]{1,40}$/, 'an id of letters, digits, & and -');
const colour = matching(/^#[0-9a-f]{6}$/, 'a colour such as #1a2b3c');

const exactly =
  <T>(count: number, item: Decoder<T>): Decoder<readonly T[]> =>
  (json, path = '') => {
    const read = listOf(item, count)(json, path);
    return read.ok && read.value.length < count ? problem(path, `a list of ${count}`, json) : read;
  };

const pair =
  <T>(item: Decoder<T>): Decoder<readonly [T, T]> =>
  (json, path = '') => {
    const read = exactly(2, item)(json, path);
    if (!read.ok) return read;
    const [first, second] = read.value;
    return first === undefined || second === undefined
      ? problem(path, 'a list of 2', json)
      : decoded([first, second]);
  };

const line = object<PackLine>({
  colour,
  description: string,
  points: listOf(pair(number)),
  edges: listOf(pair(id)),
});

const hex = object<PackHex>({
  id,
  q: integer(-1000, 1000),
  r: integer(-1000, 1000),
  lat: number,
  lon: number,
  terrain: string,
  cost: integer(0, 1000),
  income: integer(0, 1000),
  region: oneOf(REGIONS),
  westOfDivide: boolean,
  startingCity: optional(string),
  port: optional(string),
  town: optional(string),
  townSize: optional(string),
  townLat: optional(number),
  townLon: optional(number),
  rivers: optional(listOf(string)),
  elevM: optional(number),
  reliefM: optional(number),
});

const railroad = object<PackRailroad>({
  id,
  name: string,
  shortName: string,
  colour,
  textColour: colour,
  symbol: string,
  symbolName: string,
  founded: integer(0),
});

const place = { name: string, lat: number, lon: number, at: pair(number) };

const grid = object<PackGrid>({
  orientation: oneOf(['pointy-top']),
  coordinates: oneOf(['axial']),
  directions: exactly(
    6,
    object<PackDirection>({ name: oneOf(HEX_DIRECTIONS), dq: integer(-1, 1), dr: integer(-1, 1) }),
  ),
  idRule: string,
  unitRule: string,
  bounds: object<PackGrid['bounds']>({ xMin: number, xMax: number, yMin: number, yMax: number }),
});

const projection = object<PackProjection>({
  type: string,
  parallels: pair(number),
  latOrigin: number,
  lonOrigin: number,
  sphereRadiusKm: number,
  hexWidthKm: number,
  originKm: object<PackProjection['originKm']>({ x: number, y: number }),
  toUnits: string,
});

/** Reads the shape of a pack, field by field. Whether a match can be played on it: `decodeBoard`. */
export const decodePack = object<BoardPack>({
  id,
  name: string,
  provenance: object<PackProvenance>({
    summary: string,
    rules: listOf(string),
    reconstructed: listOf(string),
    measured: listOf(string),
  }),
  fieldProvenance: recordOf(string),
  rules: object<PackRules>({
    cubesAtStart: integer(1, 1000),
    cubesOnCentral: integer(0, 1000),
    cubesOnWestern: integer(0, 1000),
    divideIncomeBonus: integer(0, 1000),
    maxRailroadsPerHex: integer(1, 8),
  }),
  grid,
  projection,
  background: colour,
  railroads: exactly(8, railroad),
  startingCities: exactly(3, object<PackStartingCity>({ ...place, hexes: exactly(3, id) })),
  ports: exactly(5, object<PackPort>({ ...place, hex: id, victoryPoints: integer(0, 100) })),
  lines: object<PackLines>({ continentalDivide: line, easternCentral: line, centralWestern: line }),
  labels: listOf(
    object<PackLabel>({
      text: string,
      kind: string,
      lat: optional(number),
      lon: optional(number),
      at: pair(number),
      angle: number,
      rank: number,
    }),
    1000,
  ),
  hexes: listOf(hex, 2000),
});

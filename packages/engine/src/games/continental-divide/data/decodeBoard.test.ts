import { describe, expect, it } from 'vitest';
import { continentalDivide } from '../index.ts';
import pack from './board.json' with { type: 'json' };
import { canonicalJson } from './canonicalJson.ts';
import { decodeBoard } from './decodeBoard.ts';

type Pack = typeof pack;
type HexJson = Readonly<Record<string, unknown>>;

const indexOf = (id: string): number => pack.hexes.findIndex((hex) => hex.id === id);
const withHex = (id: string, change: HexJson): unknown => ({
  ...pack,
  hexes: pack.hexes.map((hex) => (hex.id === id ? { ...hex, ...change } : hex)),
});
const without = (...ids: readonly string[]): unknown => ({
  ...pack,
  hexes: pack.hexes.filter((hex) => !ids.includes(hex.id)),
});
const withRailroad = (index: number, change: object): unknown => ({
  ...pack,
  railroads: pack.railroads.map((railroad, at) => (at === index ? { ...railroad, ...change } : railroad)),
});
const withEdges = (edges: Pack['lines']['continentalDivide']['edges']): unknown => ({
  ...pack,
  lines: { ...pack.lines, continentalDivide: { ...pack.lines.continentalDivide, edges } },
});
const pathOf = (json: unknown): string | undefined => {
  const read = decodeBoard(json);
  return read.ok ? undefined : read.problem.path;
};

describe('decodeBoard', () => {
  it('CD-5.1 reads the default pack: 400 hexes in three regions, three starting cities, five ports', () => {
    const { defaultBoard: board } = continentalDivide;
    expect(board.hexIds).toHaveLength(400);
    expect([0, 1, 2].map((region) => board.region.filter((each) => each === region).length)).toEqual([
      116, 151, 133,
    ]);
    expect(board.startingHexes).toHaveLength(9);
    expect(board.port.filter((port) => port >= 0)).toHaveLength(5);
    expect(board.westOfDivide.filter(Boolean)).toHaveLength(153);
  });

  it('CD-4.7 knows the five ports', () => {
    expect(pack.ports.map(({ name, victoryPoints }) => [name, victoryPoints])).toEqual([
      ['San Diego', 1],
      ['Los Angeles', 1],
      ['San Francisco', 1],
      ['Portland', 1],
      ['Seattle', 2],
    ]);
  });

  it('hashes the content, not the order of keys or the blanks', () => {
    const reordered = Object.fromEntries(Object.entries(pack).toReversed());
    const hashOf = (json: unknown): string | undefined => {
      const read = decodeBoard(json);
      return read.ok ? read.value.hash : undefined;
    };
    expect(hashOf(reordered)).toBe(continentalDivide.defaultBoard.hash);
    expect(hashOf(withHex('N22', { cost: 6 }))).not.toBe(continentalDivide.defaultBoard.hash);
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  it('lets an owner load a pack with other figures and play on it', () => {
    const read = decodeBoard({ ...Object(withHex('N22', { cost: 2, income: 9 })), id: 'printed' });
    if (!read.ok) throw new Error(read.problem.path);
    const rules = continentalDivide.rules(read.value);
    expect(read.value.id).toBe('printed');
    expect(rules.actor(rules.setup({ players: 3, options: {} }))).toEqual({ kind: 'chance' });
  });

  it.each<[string, string, unknown]>([
    ['a cost below 0', `hexes[${indexOf('N22')}].cost`, withHex('N22', { cost: -1 })],
    ['a cost in cents', `hexes[${indexOf('N22')}].cost`, withHex('N22', { cost: 1.5 })],
    ['an income below 0', `hexes[${indexOf('N22')}].income`, withHex('N22', { income: -1 })],
    ['an unknown region', `hexes[${indexOf('N22')}].region`, withHex('N22', { region: 'north' })],
    ['a hex id used twice', `hexes[${indexOf('N22')}].id`, withHex('N22', { id: 'A3' })],
    ['two hexes in one place', `hexes[${indexOf('N22')}].q`, withHex('N22', { q: 2, r: 0 })],
    ['a missing field', 'hexes', { ...pack, hexes: undefined }],
    ['a misspelt field', 'hexs', { ...pack, hexs: [] }],
    ['seven railroads', 'railroads', { ...pack, railroads: pack.railroads.slice(1) }],
    ['a railroad id used twice', 'railroads[1].id', withRailroad(1, { id: 'UP' })],
    ['a colour used twice', 'railroads[1].colour', withRailroad(1, { colour: '#f59d2c' })],
    ['a symbol used twice', 'railroads[1].symbol', withRailroad(1, { symbol: '▼' })],
    ['an id with a blank', 'railroads[1].id', withRailroad(1, { id: 'S P' })],
    ['four ports', 'ports', { ...pack, ports: pack.ports.slice(1) }],
    ['two starting cities', 'startingCities', { ...pack, startingCities: pack.startingCities.slice(1) }],
    ['a port hex that is not marked', 'ports[4].hex', withHex('B2', { port: undefined })],
    ['a mark of a port nobody listed', `hexes[${indexOf('B3')}].port`, withHex('B3', { port: 'Tacoma' })],
    ['a second hex marked as one port', 'ports[4].hex', withHex('B3', { port: 'Seattle' })],
    ['a fourth hex of a city', 'startingCities[1].hexes', withHex('N22', { startingCity: 'Memphis' })],
    ['an unknown city', `hexes[${indexOf('N22')}].startingCity`, withHex('N22', { startingCity: 'Cairo' })],
    [
      'a city in the Central region',
      `hexes[${indexOf('N23')}].region`,
      withHex('N23', { region: 'central' }),
    ],
    ['a city in the West', `hexes[${indexOf('N23')}].westOfDivide`, withHex('N23', { westOfDivide: true })],
    ['a city that costs', `hexes[${indexOf('N23')}].cost`, withHex('N23', { cost: 1 })],
    ['a city with income', `hexes[${indexOf('N23')}].income`, withHex('N23', { income: 1 })],
    ['a city that is a port', `hexes[${indexOf('N23')}].port`, withHex('N23', { port: 'Seattle' })],
    ['a city hex listed twice', 'startingCities[0].hexes', cityListed('H22', 'H22', 'H23')],
    ['a city hex listed wrongly', 'startingCities[0].hexes', cityListed('G22', 'H22', 'H23')],
    ['a direction that points elsewhere', 'grid.directions[1]', turned()],
    ['a hex cut off', `hexes[${indexOf('A3')}]`, withHex('A3', { q: -40, r: 0 })],
    ['a start with no way out', 'hexes[0]', without('G22', 'F22')],
    ['an edge the line does not part', 'lines.continentalDivide.edges[0]', withEdges([['N22', 'N23']])],
    [
      'an edge left out',
      'lines.continentalDivide.edges',
      withEdges(pack.lines.continentalDivide.edges.slice(1)),
    ],
    [
      'a hex moved over the Divide without the line',
      'lines.continentalDivide.edges',
      withHex('N12', { westOfDivide: true }),
    ],
    ['no object at all', '', 'board'],
  ])('refuses %s and names the field', (_what, path, json) => {
    expect(pathOf(json)).toMatch(new RegExp(`^${path.replaceAll(/[[\].]/g, '\\$&')}`));
  });

  it.each([
    ['central', 'a hex in the central region'],
    ['western', 'a hex in the western region'],
  ])('CD-5.1 refuses a board without a %s region', (region, expected) => {
    const json = {
      ...pack,
      hexes: pack.hexes.map((hex) => (hex.region === region ? { ...hex, region: 'eastern' } : hex)),
    };
    expect(decodeBoard(json)).toMatchObject({ ok: false, problem: { expected } });
  });

  it('CD-5.3 refuses a board with nothing west of the Divide', () => {
    const json = { ...pack, hexes: pack.hexes.map((hex) => ({ ...hex, westOfDivide: false })) };
    expect(decodeBoard(json)).toMatchObject({ ok: false, problem: { expected: 'a hex west of the Divide' } });
  });
});

function cityListed(...hexes: readonly string[]): unknown {
  return {
    ...pack,
    startingCities: pack.startingCities.map((city, at) => (at === 0 ? { ...city, hexes } : city)),
  };
}

function turned(): unknown {
  const directions = pack.grid.directions.map((each, at) => (at === 1 ? { ...each, dq: -1 } : each));
  return { ...pack, grid: { ...pack.grid, directions } };
}

import { describe, expect, it } from 'vitest';
import { schemaFaults } from '../testing/jsonSchema.ts';
import pack from './board.json' with { type: 'json' };
import schema from './board.schema.json' with { type: 'json' };
import { decodePack } from './decodePack.ts';

type Json = Readonly<Record<string, unknown>> | readonly unknown[];

const isBranch = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** `json` with the value at a path replaced, or taken away when the new one is `undefined`. */
const changed = (json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.with(Number(key), changed(json[Number(key)], rest, value));
  const { [key]: old, ...others } = Object(json);
  const now = changed(old, rest, value);
  return now === undefined ? others : { ...others, [key]: now };
};

/** Paths to every value of the pack, of lists only the first item. */
const pathsIn = (json: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (!isBranch(json)) return [path];
  const keys = Array.isArray(json) ? Object.keys(json).slice(0, 1) : Object.keys(json);
  const below = keys.flatMap((key) => pathsIn(Object(json)[key], [...path, key]));
  return path.length === 0 ? below : [path, ...below];
};

const fitsSchema = (json: unknown): boolean => schemaFaults(schema, json).length === 0;
const fitsDecoder = (json: unknown): boolean => decodePack(json).ok;

const { points, edges, ...divide } = pack.lines.continentalDivide;
const line = { ...divide, points: points.slice(0, 1), edges: edges.slice(0, 1) };

/** A shortened pack whose one hex has every field there is. Its shape is all that is looked at here. */
const rich = {
  ...pack,
  lines: { continentalDivide: line, easternCentral: line, centralWestern: line },
  labels: pack.labels.slice(0, 1),
  hexes: [
    {
      ...pack.hexes[0],
      startingCity: 'Chicago',
      port: 'Seattle',
      town: 'Bellingham',
      townSize: 'town',
      townLat: 1,
      townLon: 2,
      rivers: ['Nooksack'],
    },
  ],
};

describe('board.schema.json', () => {
  it('describes the default pack', () => {
    expect(schemaFaults(schema, pack)).toEqual([]);
    expect(schemaFaults(schema, rich)).toEqual([]);
  });

  it.each([[undefined], [null], ['x y'], [''], [-1], [0], [0.5], [5000], [true], [[]], [{}], [[1, 2, 3]]])(
    'agrees with the decoder on every field replaced by %j',
    (value) => {
      const paths = pathsIn(rich);
      expect(paths.length).toBeGreaterThan(100);
      const disagreements = paths.filter((path) => {
        const json = changed(rich, path, value);
        return fitsSchema(json) !== fitsDecoder(json);
      });
      expect(disagreements.map((path) => path.join('.'))).toEqual([]);
    },
  );

  it('agrees with the decoder that no object has other fields', () => {
    const objects = pathsIn(rich).filter((path) => {
      const value = path.reduce((json: unknown, key) => Object(json)[key], rich);
      return isBranch(value) && !Array.isArray(value) && path.join() !== 'fieldProvenance';
    });
    expect(objects.length).toBeGreaterThan(10);
    for (const path of objects) {
      const json = changed(rich, [...path, 'extra'], 1);
      expect([path.join('.'), fitsSchema(json), fitsDecoder(json)]).toEqual([path.join('.'), false, false]);
    }
  });
});

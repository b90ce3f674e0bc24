import { describe, expect, it } from 'vitest';
import { schemaFaults } from '../../../testing/jsonSchema.ts';
import { disagreementsOn, lenientObjects, pathsIn } from '../../../testing/schemaAgreement.ts';
import pack from './board.json' with { type: 'json' };
import schema from './board.schema.json' with { type: 'json' };
import { decodePack } from './decodePack.ts';

/** One record of each kind with every field there is, so that each is looked at, and no more than it takes. */
const sample = {
  ...pack,
  towns: pack.towns.slice(0, 1),
  segments: [{ ...pack.segments[0], parallelGroup: 'x', attested: ['length'], note: 'x' }],
  claims: pack.claims.slice(0, 1),
  lines: [{ ...pack.lines[0], via: ['golden'], lostAtMarkers: 2 }],
  columns: [{ ...pack.columns[0], city: 'denver', saleLimit: 3 }],
};
const described = { schema, decode: decodePack, sample };

describe('board.schema.json', () => {
  it('describes the default pack', () => {
    expect(schemaFaults(schema, pack)).toEqual([]);
    expect(schemaFaults(schema, sample)).toEqual([]);
    expect(pathsIn(sample).length).toBeGreaterThan(100);
  });

  it.each([undefined, null, 'x y', '', 'a-', 'surveyed', -1, 0, 0.5, 5000, 1e9, true, [], {}, [1, 2, 3]])(
    'agrees with the decoder on every field replaced by %j',
    (value) => {
      expect(disagreementsOn(described, value)).toEqual([]);
    },
  );

  it('agrees with the decoder that no object has other fields', () => {
    expect(lenientObjects(described)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { lineBill } from './lineBill.ts';
import { aMatch, board, type RailroadInTest, trackFrom } from './testing/aMatch.ts';
import type { BuildLine } from './types.ts';

const bill = (up: RailroadInTest, line: Pick<BuildLine, 'from' | 'length'>) =>
  lineBill(board, aMatch({ phase: 'build', railroads: { UP: { treasury: 100, ...up } } }), {
    type: 'buildLine',
    railroad: 'UP',
    direction: 'W',
    ...line,
  });

describe('lineBill', () => {
  it('adds up a line that can be built', () => {
    expect(bill({ track: trackFrom('N23', 'W', 6) }, { from: 'N17', length: 9 })).toEqual({
      hexes: ['N16', 'N15', 'N14', 'N13', 'N12', 'N11', 'N10', 'N9', 'N8'],
      cost: 65,
      treasury: 35,
      income: 12,
      cubes: 17,
      regionsEntered: ['central', 'western'],
      crossesDivide: true,
    });
  });

  it('names the port', () => {
    expect(bill({ track: ['N23', 'B4'], cubes: 5 }, { from: 'B4', length: 2 })).toMatchObject({
      port: 'Seattle',
      crossesDivide: false,
      regionsEntered: [],
    });
  });

  it('says why a line cannot be built, and how far it would come', () => {
    expect(bill({ treasury: 10 }, { from: 'N23', length: 3 })).toMatchObject({
      cost: 17,
      treasury: -7,
      rejection: { rule: 'CD-4.4', code: 'buildLine/cannotAfford' },
    });
    expect(bill({ cubes: 1 }, { from: 'N23', length: 3 })).toMatchObject({
      hexes: ['N22'],
      rejection: { code: 'buildLine/noCubes' },
    });
  });
});

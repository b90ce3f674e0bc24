import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { violations } from '../invariants.ts';
import { aMatch, board, hexAt, type MatchInTest, railroadIn, trackFrom } from '../testing/aMatch.ts';
import type { BuildLine, State } from '../types.ts';
import { buildLine } from './buildLine.ts';

const build = (change: Partial<BuildLine> = {}): BuildLine => ({
  type: 'buildLine',
  railroad: 'UP',
  from: 'N23',
  direction: 'W',
  length: 3,
  ...change,
});
const building = (given: MatchInTest = {}): State =>
  aMatch({ phase: 'build', railroads: { UP: { treasury: 50 } }, ...given });

describe('buildLine', () => {
  // N22, N21 and N20 cost 5, 6 and 6 and bring 1 each.
  const after = buildLine.apply(board, building(), build());

  it('CD-4.3 puts one cube in each hex of the line', () => {
    expect(railroadIn(after, 'UP').track).toEqual(['N23', 'N22', 'N21', 'N20'].map(hexAt));
    for (const id of ['N23', 'N22', 'N21', 'N20']) expect(after.cubes[hexAt(id)]).toBe(1);
  });

  it('CD-4.4 the treasury pays for every hex, the players nothing', () => {
    expect(railroadIn(after, 'UP').treasury).toBe(50 - 17);
    expect(after.cash).toEqual(building().cash);
  });

  it('CD-4.5 income rises by the figure of every hex', () => {
    expect(railroadIn(after, 'UP').income).toBe(3);
  });

  it('CD-1.2 uses one track cube for every hex', () => {
    expect(railroadIn(after, 'UP').cubes).toBe(12 - 3);
  });

  it('CD-4.2 CD-4.10 the railroad has had its line, others may still be built, in any order', () => {
    const two = building({ railroads: { UP: { treasury: 50 }, GN: { treasury: 50, track: ['H22'] } } });
    const first = buildLine.apply(board, two, build());
    const other = build({ railroad: 'GN', from: 'H22', length: 2 });
    expect(buildLine.reject(board, first, build({ from: 'N20', length: 1 }))?.code).toBe(
      'buildLine/alreadyBuilt',
    );
    expect(buildLine.reject(board, first, other)).toBeUndefined();
    const [upFirst, gnFirst] = [
      buildLine.apply(board, first, other),
      buildLine.apply(board, buildLine.apply(board, two, other), build()),
    ];
    expect({ ...upFirst, linesBuilt: [] }).toEqual({ ...gnFirst, linesBuilt: [] });
    expect(violations(board, upFirst)).toEqual([]);
  });

  it('CD-4.9 track stays connected, whatever is built from wherever', () => {
    const branch = buildLine.apply(
      board,
      { ...after, linesBuilt: [] },
      build({ from: 'N21', direction: 'SW', length: 2 }),
    );
    expect(violations(board, branch)).toEqual([]);
    expect(railroadIn(branch, 'UP').track.slice(4)).toEqual(['O21', 'P20'].map(hexAt));
  });

  it('CD-4.13 offers lines in one direction each, from every hex of the track', () => {
    const options = [...buildLine.options(board, { ...after, linesBuilt: [] })];
    expect(new Set(options.map(({ from }) => from))).toEqual(new Set(['N23', 'N22', 'N21', 'N20']));
    expect(options).toContainEqual(build({ from: 'N20', direction: 'W', length: 1 }));
    expect(options).not.toContainEqual(build({ from: 'N21', direction: 'W', length: 1 }));
    expect(options).toEqual([...new Map(options.map((move) => [JSON.stringify(move), move])).values()]);
  });

  it('CD-4.4 offers every length the treasury can pay and no more', () => {
    const state = building({ railroads: { UP: { treasury: 11 } } });
    const lengths = [...buildLine.options(board, state)].filter(({ direction }) => direction === 'W');
    expect(lengths.map(({ length }) => length)).toEqual([1, 2]);
  });

  it('CD-4.1 offers nothing without a majority', () => {
    const state = building({ railroads: { UP: { treasury: 50, shares: [1, 2, 0] } } });
    expect([...buildLine.options(board, state)]).toEqual([]);
    expect(buildLine.sample?.(board, state, seededRng(1))).toBeUndefined();
  });

  it('draws every legal line sooner or later', () => {
    const state = building({
      railroads: {
        UP: { treasury: 20, track: trackFrom('N23', 'W', 3) },
        GN: { treasury: 12, track: ['H22'] },
        NP: { treasury: 4, track: ['G23'] },
      },
    });
    const legal = new Set([...buildLine.options(board, state)].map((move) => JSON.stringify(move)));
    const rng = seededRng('lines');
    const drawn = new Set<string>();
    for (let draw = 0; draw < 5000; draw += 1)
      drawn.add(JSON.stringify(buildLine.sample?.(board, state, rng)));
    expect(drawn).toEqual(legal);
    expect(legal.size).toBeGreaterThan(30);
  });

  it('is written as railroad, hex, direction and length', () => {
    expect(buildLine.format(board, building(), build())).toEqual(['UP', 'N23', 'W', '3']);
    expect(buildLine.parse(board, building(), ['UP', 'N23', 'W', '3'])).toEqual({ ok: true, value: build() });
  });

  it.each([
    ['railroad', ['XX', 'N23', 'W', '3']],
    ['from', ['UP', 'Z9', 'W', '3']],
    ['direction', ['UP', 'N23', 'N', '3']],
    ['length', ['UP', 'N23', 'W', 'far']],
  ])('names the word %s when it cannot be read', (path, words) => {
    expect(buildLine.parse(board, building(), words)).toMatchObject({ ok: false, problem: { path } });
  });
});

import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { violations } from '../invariants.ts';
import { aMatch, board, hexAt, railroadIn } from '../testing/aMatch.ts';
import type { StartRailroad, State } from '../types.ts';
import { startRailroad } from './startRailroad.ts';

const start = (change: Partial<StartRailroad> = {}): StartRailroad => ({
  type: 'startRailroad',
  railroad: 'UP',
  hex: 'H22',
  shares: 8,
  value: 20,
  ...change,
});

/** Three railroads in H22, at 10, 11 and 12. */
const crowded = aMatch({
  railroads: { ATSF: { track: ['H22'] }, SP: { track: ['H22'] }, NP: { track: ['H22'] } },
});

describe('startRailroad', () => {
  const before = aMatch({ cash: [60, 80, 80] });
  const after = startRailroad.apply(board, before, start());

  it('CD-3.1 CD-3.4 takes exactly one share for the stock value, all of it into the treasury', () => {
    expect(after.cash).toEqual([40, 80, 80]);
    expect(railroadIn(after, 'UP')).toMatchObject({ shares: [1, 0, 0], treasury: 20, issued: 8, value: 20 });
  });

  it('CD-3.5 puts a free first cube in the start hex: no income, 12 cubes still at hand', () => {
    expect(railroadIn(after, 'UP')).toMatchObject({ track: [hexAt('H22')], income: 0, cubes: 12, port: -1 });
    expect(after.cubes[hexAt('H22')]).toBe(1);
    expect(after.cubes.filter((cubes) => cubes !== 0)).toHaveLength(1);
  });

  it('CD-2.1 goes on to building for the same player', () => {
    expect(after).toMatchObject({ phase: 'build', position: 0 });
    expect(violations(board, startRailroad.apply(board, aMatch(), start()))).toEqual([]);
  });

  it('CD-3.3 keeps stock value and issued shares apart for each railroad', () => {
    const both = startRailroad.apply(
      board,
      { ...after, phase: 'stock' },
      start({ railroad: 'GN', value: 10 }),
    );
    expect(railroadIn(both, 'UP')).toMatchObject({ issued: 8, value: 20 });
    expect(railroadIn(both, 'GN')).toMatchObject({ issued: 8, value: 10 });
  });

  it('CD-3.2 accepts the third railroad of a hex', () => {
    const two = aMatch({ railroads: { ATSF: { track: ['H22'] }, SP: { track: ['H22'] } } });
    expect(startRailroad.reject(board, two, start())).toBeUndefined();
  });

  it.each([
    ['CD-3.2', { shares: 3, value: 10 }],
    ['CD-3.2', { shares: 10, value: 50 }],
  ])('%s accepts the ends of both ranges', (_rule, change) => {
    expect(startRailroad.reject(board, aMatch(), start(change))).toBeUndefined();
  });

  it.each<[string, string, State, Partial<StartRailroad>]>([
    ['CD-1.2', 'unknownRailroad', aMatch(), { railroad: 'XX' }],
    ['CD-3.1', 'alreadyStarted', crowded, { railroad: 'SP' }],
    ['CD-3.2', 'notAStartingCity', aMatch(), { hex: 'N22' }],
    ['CD-3.2', 'notAStartingCity', aMatch(), { hex: 'Z9' }],
    ['CD-3.2', 'hexFull', crowded, {}],
    ['CD-3.2', 'sharesOutOfRange', aMatch(), { shares: 2 }],
    ['CD-3.2', 'sharesOutOfRange', aMatch(), { shares: 11 }],
    ['CD-3.2', 'valueOutOfRange', aMatch(), { value: 9 }],
    ['CD-3.2', 'valueOutOfRange', aMatch(), { value: 51 }],
    ['CD-3.2', 'valueOutOfRange', aMatch(), { value: 20.5 }],
    ['CD-3.3', 'valueTaken', crowded, { hex: 'H23', value: 12 }],
    ['CD-3.4', 'cannotAfford', aMatch({ cash: [19, 80, 80] }), {}],
  ])('%s rejects with %s', (rule, code, state, change) => {
    expect(startRailroad.reject(board, state, start(change))).toMatchObject({
      rule,
      code: `startRailroad/${code}`,
    });
  });

  it('CD-3.4 says what is needed and what there is', () => {
    expect(startRailroad.reject(board, aMatch({ cash: [19, 80, 80] }), start())?.params).toEqual({
      value: 20,
      cash: 19,
    });
  });

  it('CD-3.2 offers 8 railroads, 9 hexes, 8 issues and 41 values at first', () => {
    let count = 0;
    for (const _move of startRailroad.options(board, aMatch())) count += 1;
    expect(count).toBe(8 * 9 * 8 * 41);
  });

  it('CD-3.8 offers nothing to who cannot pay 10, nor when all railroads are started', () => {
    const poor = aMatch({ cash: [9, 80, 80] });
    expect([...startRailroad.options(board, poor)]).toEqual([]);
    expect(startRailroad.sample?.(board, poor, seededRng(1))).toBeUndefined();
    const all = aMatch({
      railroads: Object.fromEntries(
        board.railroadIds.map((id, index) => [id, { track: [index < 3 ? 'H22' : 'H23'] }]),
      ),
    });
    expect(startRailroad.sample?.(board, all, seededRng(1))).toBeUndefined();
  });

  it('draws every legal start sooner or later', () => {
    const tight = aMatch({ cash: [11, 80, 80], railroads: { SP: { value: 10, track: ['H22'] } } });
    const legal = new Set([...startRailroad.options(board, tight)].map((move) => JSON.stringify(move)));
    const rng = seededRng('starts');
    const drawn = new Set<string>();
    for (let draw = 0; draw < 20_000; draw += 1)
      drawn.add(JSON.stringify(startRailroad.sample?.(board, tight, rng)));
    expect(legal.size).toBe(7 * 9 * 8);
    expect(drawn).toEqual(legal);
  });

  it('is written as railroad, hex, shares and @value', () => {
    expect(startRailroad.format(board, aMatch(), start())).toEqual(['UP', 'H22', '8', '@20']);
    expect(startRailroad.parse(board, aMatch(), ['UP', 'H22', '8', '@20'])).toEqual({
      ok: true,
      value: start(),
    });
  });

  it.each([
    ['railroad', ['XX', 'H22', '8', '@20']],
    ['hex', ['UP', 'Z9', '8', '@20']],
    ['shares', ['UP', 'H22', 'eight', '@20']],
    ['value', ['UP', 'H22', '8', '20']],
    ['value', ['UP', 'H22', '8']],
    ['word 6', ['UP', 'H22', '8', '@20', 'now']],
  ])('names the word %s when it cannot be read', (path, words) => {
    expect(startRailroad.parse(board, aMatch(), words)).toMatchObject({ ok: false, problem: { path } });
  });
});

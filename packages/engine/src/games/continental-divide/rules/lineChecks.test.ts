import { describe, expect, it } from 'vitest';
import { buildLine } from '../moves/buildLine.ts';
import { buyShares } from '../moves/buyShares.ts';
import { endTurn } from '../moves/endTurn.ts';
import { aMatch, board, type MatchInTest, type RailroadInTest, trackFrom } from '../testing/aMatch.ts';
import type { BuildLine, State } from '../types.ts';
import { rejectLine } from './lineChecks.ts';

const line = (from: string, direction: BuildLine['direction'], length: number): BuildLine => ({
  type: 'buildLine',
  railroad: 'UP',
  from,
  direction,
  length,
});
const withUp = (up: RailroadInTest, others: MatchInTest['railroads'] = {}): State =>
  aMatch({ phase: 'build', railroads: { UP: { treasury: 500, ...up }, ...others } });

/** From Memphis by row N across the Divide, then to the hex north-west of Los Angeles. */
const toCalifornia = trackFrom('N23', 'W', 18, 'SW', 1, 'W', 2);

/** Twelve hexes in the East: no cube left, Central not reached. */
const wanderer = trackFrom('O23', 'W', 5, 'NE', 2, 'NW', 2, 'E', 3);

/** Other railroads in a hex, however they came there. */
const othersAt = (hex: string, ...ids: readonly string[]): MatchInTest['railroads'] =>
  Object.fromEntries(ids.map((id) => [id, { track: ['H22', hex], shares: [0, 0, 1] }]));

describe('who may build', () => {
  it.each([
    ['sole', [2, 1, 1]],
    ['tied', [2, 2, 0]],
    ['any, when nobody else holds one: unsold shares count for nobody', [1, 0, 0]],
  ])('CD-4.1 a %s majority may build', (_what, shares) => {
    expect(rejectLine(board, withUp({ shares }), line('N23', 'W', 1))).toBeUndefined();
  });

  it.each([
    ['less than another', [1, 2, 0], { held: 1, most: 2 }],
    ['no share', [0, 1, 0], { held: 0, most: 1 }],
  ])('CD-4.1 with %s nobody may build', (_what, shares, params) => {
    expect(rejectLine(board, withUp({ shares }), line('N23', 'W', 1))).toEqual({
      rule: 'CD-4.1',
      code: 'buildLine/noMajority',
      params: { railroad: 'UP', ...params },
    });
  });

  it('CD-4.1 shares bought in this player-turn count', () => {
    const before = aMatch({ railroads: { UP: { treasury: 50, shares: [1, 2, 0] } } });
    const after = buyShares.apply(board, before, {
      type: 'buyShares',
      railroad: 'UP',
      count: 1,
      payment: 10,
    });
    expect(rejectLine(board, after, line('N23', 'W', 1))).toBeUndefined();
  });

  it('CD-4.2 a railroad gets one line a player-turn, and another from the next who qualifies', () => {
    const once = buildLine.apply(board, withUp({ shares: [1, 1, 0] }), line('N23', 'W', 1));
    expect(rejectLine(board, once, line('N22', 'W', 1))).toMatchObject({
      rule: 'CD-4.2',
      code: 'buildLine/alreadyBuilt',
    });
    const next = { ...endTurn.apply(board, once, { type: 'endTurn' }), phase: 'build' as const };
    expect(next.position).toBe(1);
    expect(rejectLine(board, next, line('N22', 'W', 1))).toBeUndefined();
  });
});

describe('where a line may go', () => {
  it.each<[string, string, State, BuildLine]>([
    ['CD-1.2', 'unknownRailroad', withUp({}), { ...line('N23', 'W', 1), railroad: 'XX' }],
    ['CD-4.1', 'notStarted', withUp({}), { ...line('N23', 'W', 1), railroad: 'GN' }],
    ['CD-4.3', 'unknownHex', withUp({}), line('Z9', 'W', 1)],
    ['CD-4.3', 'noTrackThere', withUp({}), line('N22', 'W', 1)],
    ['CD-4.3', 'noLength', withUp({}), line('N23', 'W', 0)],
    ['CD-4.3', 'noLength', withUp({}), line('N23', 'W', 1.5)],
    ['CD-4.3', 'offTheMap', withUp({ track: ['G23'] }), line('G23', 'E', 1)],
    ['CD-4.3', 'offTheMap', withUp({}), line('N23', 'W', Number.MAX_SAFE_INTEGER)],
    ['CD-4.3', 'ownTrack', withUp({ track: trackFrom('N23', 'W', 2) }), line('N23', 'W', 3)],
    ['CD-4.6', 'hexFull', withUp({}, othersAt('N22', 'GN', 'NP', 'SP')), line('N23', 'W', 1)],
    ['CD-4.7', 'portTaken', withUp({ track: toCalifornia }, othersAt('P3', 'GN')), line('O3', 'SE', 1)],
    ['CD-4.7', 'secondPort', withUp({ track: toCalifornia }), line('O3', 'SE', 2)],
    ['CD-4.8', 'startingCity', withUp({ track: ['O24'] }), line('O24', 'NW', 1)],
    ['CD-4.11', 'noCubes', withUp({ track: wanderer }), line(wanderer[12] ?? '', 'E', 1)],
    ['CD-4.4', 'cannotAfford', withUp({ treasury: 16 }), line('N23', 'W', 3)],
  ])('%s rejects with %s', (rule, code, state, move) => {
    expect(rejectLine(board, state, move)).toMatchObject({ rule, code: `buildLine/${code}` });
  });

  it('CD-4.3 a direction that is none is refused, should one ever get through', () => {
    const odd = Object.assign(line('N23', 'W', 1), { direction: 'N' });
    expect(rejectLine(board, withUp({}), odd)?.code).toBe('buildLine/unknownDirection');
  });

  it('CD-4.3 own track is not jumped, but its last hex is a start as good as any', () => {
    const state = withUp({ track: trackFrom('N23', 'W', 2) });
    expect(rejectLine(board, state, line('N21', 'W', 3))).toBeUndefined();
  });

  it('CD-4.4 names the cost of the whole line and what there is', () => {
    expect(rejectLine(board, withUp({ treasury: 16 }), line('N23', 'W', 3))?.params).toEqual({
      railroad: 'UP',
      cost: 17,
      treasury: 16,
    });
    expect(rejectLine(board, withUp({ treasury: 17 }), line('N23', 'W', 3))).toBeUndefined();
  });

  it('CD-4.6 the third railroad may enter a hex, the fourth not', () => {
    const state = withUp({}, othersAt('N22', 'GN', 'NP'));
    expect(rejectLine(board, state, line('N23', 'W', 1))).toBeUndefined();
  });

  it('CD-4.12 a closed hex cannot be passed: the hex is named, with how far the line came', () => {
    const state = withUp({}, othersAt('N21', 'GN', 'NP', 'SP'));
    expect(rejectLine(board, state, line('N23', 'W', 3))).toEqual({
      rule: 'CD-4.6',
      code: 'buildLine/hexFull',
      params: { railroad: 'UP', length: 3, built: 1, hex: 'N21' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { shareWorthOf, standings, victoryPointsOf } from './scoring.ts';
import { aMatch, board, type RailroadInTest, railroadIn, trackFrom } from './testing/aMatch.ts';

const worth = (given: RailroadInTest) =>
  shareWorthOf(board, railroadIn(aMatch({ railroads: { UP: given } }), 'UP'));

describe('scoring', () => {
  it.each<[string, RailroadInTest, Partial<ReturnType<typeof worth>>]>([
    ['0 for a railroad still in the East', { track: trackFrom('N23', 'W', 6) }, { total: 0 }],
    ['1 for the Central region', { track: trackFrom('N23', 'W', 7) }, { central: 1, total: 1 }],
    [
      '2 for the Divide',
      { track: trackFrom('N23', 'W', 12) },
      { central: 1, divide: 2, western: 0, total: 3 },
    ],
    ['1 for the Western region', { track: trackFrom('N23', 'W', 15) }, { western: 1, total: 4 }],
    ['1 for no unsold stock', { issued: 3, shares: [1, 1, 1] }, { soldOut: 1, total: 1 }],
    ['1 for San Diego', { track: ['N23', 'Q4'] }, { port: 1 }],
    ['1 for Los Angeles', { track: ['N23', 'P3'] }, { port: 1 }],
    ['1 for San Francisco', { track: ['N23', 'L1'] }, { port: 1 }],
    ['1 for Portland', { track: ['N23', 'D2'] }, { port: 1 }],
    ['2 for Seattle', { track: ['N23', 'B2'] }, { port: 2 }],
    [
      '7 at most',
      { track: [...trackFrom('N23', 'W', 15), 'B2'], issued: 3, shares: [3, 0, 0] },
      { total: 7 },
    ],
  ])('CD-7.2 a share is worth %s', (_what, given, due) => {
    expect(worth(given)).toMatchObject(due);
  });

  it('CD-7.2 certificates beyond the issue do not count as unsold', () => {
    expect(worth({ issued: 9, shares: [9, 0, 0] }).soldOut).toBe(1);
    expect(worth({ issued: 10, shares: [9, 0, 0] }).soldOut).toBe(0);
  });

  it('CD-7.4 a port gives its victory points and nothing more', () => {
    const inland = worth({ track: trackFrom('N23', 'W', 15) });
    const port = worth({ track: [...trackFrom('N23', 'W', 15), 'P3'] });
    expect(port).toEqual({ ...inland, port: 1, total: inland.total + 1 });
  });

  it('CD-7.3 points are shares times worth, over all railroads', () => {
    const state = aMatch({
      railroads: {
        UP: { shares: [3, 1, 0], track: trackFrom('N23', 'W', 7) },
        GN: { issued: 3, shares: [1, 2, 0], track: ['H22'] },
      },
    });
    expect([0, 1, 2].map((seat) => victoryPointsOf(board, state, seat))).toEqual([4, 3, 0]);
  });

  it('CD-7.3 most points win, ties share the place, money counts for nothing', () => {
    const state = aMatch({
      players: 4,
      phase: 'over',
      cash: [0, 500, 3, 1000],
      railroads: { UP: { shares: [2, 3, 3, 0], track: trackFrom('N23', 'W', 7) } },
    });
    expect(standings(board, state)).toEqual([
      { seat: 0, score: 2, rank: 3 },
      { seat: 1, score: 3, rank: 1 },
      { seat: 2, score: 3, rank: 1 },
      { seat: 3, score: 0, rank: 4 },
    ]);
  });
});

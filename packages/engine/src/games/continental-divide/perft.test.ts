import { describe, expect, it } from 'vitest';
import { perft } from '../../testing/index.ts';
import { continentalDivide } from './index.ts';
import { violations } from './invariants.ts';
import { aMatch, board, trackFrom } from './testing/aMatch.ts';

const rules = continentalDivide.rules(board);

const opening = aMatch({ order: [2, 0, 1] });

/** Turn 7, four players: UP and GN for seat 1 alone, SP tied with seat 0, NP in other hands. */
const lateBuild = aMatch({
  players: 4,
  phase: 'build',
  turn: 7,
  order: [1, 0, 3, 2],
  cash: [12, 9, 30, 41],
  railroads: {
    UP: { treasury: 31, shares: [1, 4, 0, 0], track: trackFrom('H22', 'W', 12, 'SW', 4) },
    GN: { treasury: 22, shares: [0, 3, 2, 0], track: trackFrom('G23', 'W', 6, 'NW', 4, 'W', 6) },
    SP: { treasury: 17, shares: [2, 2, 1, 0], track: trackFrom('S23', 'W', 11, 'NW', 3) },
    NP: { treasury: 60, shares: [0, 1, 3, 5], track: trackFrom('N23', 'W', 18) },
  },
});

const orderCards = aMatch({
  players: 6,
  phase: 'order',
  turn: 7,
  order: [4, 2, 0, 5, 1, 3],
  position: 5,
  cards: [-1, -1, -1, -1, -1, -1],
});

/** The last player-turn of the match, with cash for nothing and one railroad to build for. */
const lastTurn = aMatch({
  phase: 'stock',
  turn: 8,
  position: 2,
  cash: [150, 90, 9],
  railroads: { UP: { treasury: 11, shares: [0, 0, 2], track: trackFrom('N23', 'W', 2) } },
});

describe('perft', () => {
  it.each([
    ['opening', opening],
    ['late build', lateBuild],
    ['order cards', orderCards],
    ['last turn', lastTurn],
  ])('%s is a sound position', (_name, state) => {
    expect(violations(board, state)).toEqual([]);
  });

  it.each([
    // Eight railroads in nine hexes with eight issues and 41 values, or nothing.
    ['opening', 1, opening, 8 * 9 * 8 * 41 + 1],
    ['opening', 2, opening, 234817],
    ['late build', 1, lateBuild, 615],
    ['late build', 2, lateBuild, 233496],
    ['order cards', 1, orderCards, 6],
    ['order cards', 5, orderCards, 6 * 5 * 4 * 3 * 2],
    ['last turn', 1, lastTurn, 1],
    ['last turn', 2, lastTurn, 12],
    ['last turn', 3, lastTurn, 11],
    ['last turn', 4, lastTurn, 0],
  ])('%s, depth %i', (_name, depth, state, sequences) => {
    expect(perft(rules, state, { depth })).toMatchObject({ sequences, complete: true });
  });
});

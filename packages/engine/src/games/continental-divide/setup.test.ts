import { describe, expect, it } from 'vitest';
import { LAST_TURN } from './data/figures.ts';
import { continentalDivide } from './index.ts';
import { violations } from './invariants.ts';
import { rejectSetup, setup } from './setup.ts';
import { board } from './testing/aMatch.ts';

describe('setup', () => {
  it.each([
    [3, 80],
    [4, 60],
    [5, 48],
    [6, 40],
  ])('CD-1.1 %i players start with $%i each, $240 in all', (players, cash) => {
    const state = setup(board, { players, options: {} });
    expect(state.cash).toEqual(Array.from({ length: players }, () => cash));
    expect(players * cash).toBe(240);
    expect(violations(board, state)).toEqual([]);
  });

  it.each([0, 1, 2, 7, 3.5])('CD-1.1 no match for %d players', (players) => {
    expect(rejectSetup({ players, options: {} })).toEqual({
      rule: 'CD-1.1',
      code: 'setup/players',
      params: { players, min: 3, max: 6 },
    });
  });

  it('CD-1.2 eight railroads, none started, 32 track cubes each in lots of 12, 10 and 10', () => {
    const state = setup(board, { players: 3, options: {} });
    expect(state.railroads).toHaveLength(8);
    expect(state.railroads.every(({ issued, track }) => issued === 0 && track.length === 0)).toBe(true);
    expect(board.pack.rules).toMatchObject({ cubesAtStart: 12, cubesOnCentral: 10, cubesOnWestern: 10 });
  });

  it('CD-1.3 begins with the deal of the player order, by chance', () => {
    const rules = continentalDivide.rules(board);
    const state = rules.setup({ players: 3, options: {} });
    expect(rules.actor(state)).toEqual({ kind: 'chance' });
    expect([...rules.legalMoves(state)]).toHaveLength(6);
  });

  it('CD-1.4 lasts 8 turns', () => {
    expect(LAST_TURN).toBe(8);
  });
});

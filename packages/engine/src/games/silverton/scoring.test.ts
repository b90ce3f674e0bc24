import { describe, expect, it } from 'vitest';
import type { Options } from './options.ts';
import { gradeOf, isOver, standings } from './scoring.ts';
import { aTable, board } from './testing/aTable.ts';

const over = (options: Partial<Options>, turn: number, cash: number, owed = 0): boolean =>
  isOver(board, aTable({ options, turn, players: [{ cash: 0 }, { cash, owed }] }));

describe('the end', () => {
  it.each([
    ['SV-1.2 regular', 'regular', 10_000],
    ['SV-1.3 short', 'short', 6_000],
    ['SV-1.4 long', 'long', 20_000],
  ] as const)('%s: when anyone has the sum at the end of a turn', (_, length, sum) => {
    expect(over({ length }, 9, sum - 1)).toBe(false);
    expect(over({ length }, 9, sum)).toBe(true);
  });

  it('SV-1.5 a campaign lasts 24 turns, whatever anyone has', () => {
    expect(over({ length: 'campaign' }, 23, 99_999)).toBe(false);
    expect(over({ length: 'campaign' }, 24, 0)).toBe(true);
    expect(over({ length: 'campaign', playOn: true }, 24, 0)).toBe(true);
  });

  it('SV-1.6 any game ends after turn 24, unless the table plays on', () => {
    expect(over({ length: 'regular' }, 24, 0)).toBe(true);
    expect(over({ length: 'regular', playOn: true }, 24, 0)).toBe(false);
    expect(over({ length: 'regular', playOn: true }, 31, 10_000)).toBe(true);
  });

  it('SV-16.4 money owed does not count for the sum that ends the game', () => {
    expect(over({ length: 'short' }, 9, 6_000, 500)).toBe(true);
  });

  it('SV-20.6 Golden Spike with three ends after turn 20', () => {
    expect(over({ scenario: 'golden-spike-3', length: 'campaign' }, 19, 99_999)).toBe(false);
    expect(over({ scenario: 'golden-spike-3', length: 'campaign' }, 20, 0)).toBe(true);
  });

  it.each([
    ['SV-20.5', 'golden-spike-2'],
    ['SV-20.7', 'copper-spike'],
    ['SV-20.8', 'nickel-spike'],
    ['SV-20.9', 'silver-spike'],
  ] as const)('%s, SV-20.17 the other spikes last 24 turns, whatever anyone has', (_, scenario) => {
    expect(over({ scenario, length: 'campaign' }, 23, 99_999)).toBe(false);
    expect(over({ scenario, length: 'campaign' }, 24, 0)).toBe(true);
  });

  it('SV-20.10 Strong start ends like the length chosen', () => {
    expect(over({ scenario: 'strong-start', length: 'short' }, 9, 6_000)).toBe(true);
    expect(over({ scenario: 'strong-start', length: 'long' }, 9, 6_000)).toBe(false);
  });
});

describe('standings', () => {
  it('SV-1.6 the richest win, money owed subtracted (SV-16.4), ties shared', () => {
    const state = aTable({ players: [{ cash: 500 }, { cash: 700, owed: 200 }, { cash: 900, owed: 500 }] });
    expect(standings(board, state)).toEqual([
      { seat: 0, rank: 1, score: 500 },
      { seat: 1, rank: 1, score: 500 },
      { seat: 2, rank: 3, score: 400 },
    ]);
  });
});

const GRADES_IN_ORDER = [
  'decisiveVictory',
  'substantialVictory',
  'marginalVictory',
  'draw',
  'marginalDefeat',
  'substantialDefeat',
  'decisiveDefeat',
];

describe('grades', () => {
  const grade = (scenario: Options['scenario'], turn: number, cash: number, owed = 0) =>
    gradeOf(aTable({ options: { ...(scenario && { scenario }) }, turn, players: [{ cash, owed }] }));

  it.each([
    ['SV-20.1', 'denver-6000', 6_000, [10, 12, 13, 14, 16, 17]],
    ['SV-20.2', 'denver-10000', 10_000, [12, 14, 15, 16, 18, 20]],
    ['SV-20.3', 'salt-lake-city-10000', 10_000, [14, 16, 18, 19, 21, 24]],
  ] as const)('%s by the turn in which the sum is reached', (_, scenario, target, lastTurns) => {
    expect(lastTurns.map((turn) => grade(scenario, turn, target))).toEqual(GRADES_IN_ORDER.slice(0, 6));
    expect(lastTurns.map((turn) => grade(scenario, turn + 1, target))).toEqual(
      lastTurns.map(
        (turn) => GRADES_IN_ORDER[lastTurns.findIndex((last) => last > turn)] ?? 'decisiveDefeat',
      ),
    );
    expect(grade(scenario, 24, target - 1)).toBe('decisiveDefeat');
  });

  it.each([
    ['SV-20.4', 'denver-campaign'],
    ['SV-20.7', 'copper-spike'],
  ] as const)('%s by cash after 24 turns', (_, scenario) => {
    const sums = [60_000, 50_000, 40_000, 35_000, 30_000, 25_000];
    expect(sums.map((sum) => grade(scenario, 24, sum))).toEqual(GRADES_IN_ORDER.slice(0, 6));
    expect(sums.map((sum) => grade(scenario, 24, sum - 1))).toEqual(GRADES_IN_ORDER.slice(1));
    expect(grade(scenario, 24, 60_000, 10)).toBe('substantialVictory');
  });

  it('SV-20.15 the target is tested at the end of each turn', () => {
    const options = { scenario: 'denver-6000', length: 'campaign' } as const;
    expect(isOver(board, aTable({ options, turn: 9, players: [{ cash: 6_000 }] }))).toBe(true);
    expect(isOver(board, aTable({ options, turn: 9, players: [{ cash: 5_999 }] }))).toBe(false);
    expect(isOver(board, aTable({ options, turn: 24, players: [{ cash: 0 }] }))).toBe(true);
  });

  it('SV-20 only solo scenarios are graded', () => {
    expect(grade(undefined, 9, 0)).toBeUndefined();
    expect(grade('golden-spike-2', 24, 0)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { board, moveOf, played, readyToBuild, rules } from '../testing/played.ts';
import { buyMove, buyRange, majorityOf, withinRange } from './buyDraft.ts';
import { consequencesOf } from './consequences.ts';
import { cursorMoved } from './cursor.ts';
import { distancesFrom } from './distances.ts';
import { bestFirstLine, newStartDraft } from './startDraft.ts';

const UP = board.railroadIndexOf.get('UP') ?? -1;
const hex = (id: string): number => board.hexIndexOf.get(id) ?? -1;

describe('what a move would change', () => {
  it('tells treasury, cubes, income, dividend and everybody’s share', () => {
    const before = readyToBuild();
    const after = rules.apply(before, moveOf(before, 'build UP H22 W 4'));
    const { treasury, cubes, income, dividend, payouts, cash } = consequencesOf(board, UP, { before, after });

    expect(treasury).toEqual({ before: 30, after: after.railroads[UP]?.treasury });
    expect(cubes).toEqual({ before: 12, after: 8 });
    expect(income.before).toBe(0);
    expect(dividend.after).toBe(Math.ceil(income.after / 8));
    expect(payouts).toEqual([{ seat: 0, amount: { before: 0, after: dividend.after } }]);
    expect(cash.map(({ before: was, after: is }) => is - was)).toEqual([0, 0, 0]);
  });
});

describe('buying shares', () => {
  const position = played(3, 'deal 1 2 3', 'start UP H22 8 @30', 'end');

  it('keeps the draft within cash and unsold shares', () => {
    const draft = { railroad: 'UP', count: 9, extra: 500 };
    const held = withinRange(board, position, { draft, cash: 80 });

    expect(held).toEqual({ railroad: 'UP', count: 2, extra: 20 });
    expect(buyRange(board, position, { draft: held, cash: 80 })).toEqual({
      most: 2,
      leastPrice: 30,
      least: 60,
      mostExtra: 20,
    });
    expect(rules.reject(position, buyMove(board, position, held))).toBeUndefined();
  });

  it('tells sole, tied and no majority apart', () => {
    const railroad = position.railroads[UP];
    if (railroad === undefined) throw new Error('no Union Pacific');

    expect(majorityOf(railroad, 0)).toBe('sole');
    expect(majorityOf(railroad, 1)).toBe('none');
    expect(majorityOf({ ...railroad, shares: [2, 2, 0] }, 1)).toBe('tied');
  });
});

describe('starting a railroad', () => {
  it('begins with a draft that is legal as it is', () => {
    const position = played(3, 'deal 1 2 3');
    const draft = newStartDraft(board, position, { railroad: 'RI', hex: 'N23' });

    expect(draft).toMatchObject({ railroad: 'RI', hex: 'N23' });
    if (draft !== undefined) expect(rules.reject(position, draft)).toBeUndefined();
  });

  it('has nothing to offer to a player without the money', () => {
    expect(newStartDraft(board, { ...played(3, 'deal 1 2 3'), cash: [9, 80, 80] })).toBeUndefined();
  });

  it('shows a first line the treasury can pay', () => {
    const first = bestFirstLine(board, readyToBuild(), 'UP');

    expect(first?.cost).toBeLessThanOrEqual(30);
    expect(first?.hexes.length).toBeGreaterThan(0);
  });

  it('counts cubes to the goals as the board was measured', () => {
    const empty = played(3, 'deal 1 2 3');

    expect(distancesFrom(board, empty, hex('H22'))).toEqual({
      central: 6,
      divide: 12,
      western: 14,
      port: 22,
    });
    expect(distancesFrom(board, empty, hex('O23'))).toMatchObject({ central: 6, western: 14 });
  });
});

describe('the hex cursor', () => {
  it('goes straight along a row and keeps to its column up and down', () => {
    expect(cursorMoved(board, hex('H22'), 'ArrowLeft')).toBe(hex('H21'));
    const up = cursorMoved(board, hex('J15'), 'ArrowUp') ?? -1;
    expect(cursorMoved(board, up, 'ArrowDown')).toBe(hex('J15'));
  });

  it('stays where the map ends, and ignores other keys', () => {
    expect(cursorMoved(board, hex('H23'), 'ArrowRight')).toBe(hex('H23'));
    expect(cursorMoved(board, hex('H23'), 'x')).toBeUndefined();
  });
});

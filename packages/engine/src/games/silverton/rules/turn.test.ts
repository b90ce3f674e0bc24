import { describe, expect, it } from 'vitest';
import { aTable, board } from '../testing/aTable.ts';
import { idnOf, isWinter } from './turn.ts';

const winters = (options: Parameters<typeof aTable>[0], last: number): readonly number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter((turn) =>
    isWinter(board, aTable({ ...options, turn })),
  );

describe('the turn track', () => {
  it('SV-1.7 turns 8, 12, 16, 20 and 24 are winter; turn 4 too where the table agrees', () => {
    expect(winters({}, 24)).toEqual([8, 12, 16, 20, 24]);
    expect(winters({ options: { earlyWinter: true } }, 24)).toEqual([4, 8, 12, 16, 20, 24]);
  });

  it('SV-1.6 past turn 24 every fourth turn is winter, and the IDN stays 7', () => {
    expect(winters({ options: { playOn: true } }, 33).slice(5)).toEqual([28, 32]);
    expect([23, 24, 25, 40].map((turn) => idnOf(board, aTable({ turn })))).toEqual([7, 7, 7, 7]);
  });
});

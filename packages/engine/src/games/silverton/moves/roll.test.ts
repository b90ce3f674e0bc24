import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import type { Stage } from '../stages.ts';
import { aTable, board } from '../testing/aTable.ts';
import { roll } from './roll.ts';

const dispute: Stage = {
  kind: 'disputeRoll',
  prize: { over: 'claim', claim: 14 },
  contenders: [
    { seats: [0], staff: [{ seat: 0, staff: 1 }], bonus: 0, dice: [] },
    { seats: [1], staff: [{ seat: 1, staff: 1 }], bonus: 0, dice: [] },
  ],
  letBe: [],
};

const STAGES: readonly [string, Stage, 1 | 2, string][] = [
  ['a dispute', dispute, 2, 'SV-5.2'],
  ['a second segment', { kind: 'secondRoll', segment: 0 }, 2, 'SV-6.2.3'],
  ['a claim worked before', { kind: 'operationRoll', working: [41] }, 2, 'SV-6.3'],
  ['a claim worked for the first time', { kind: 'operationRoll', working: [14] }, 1, 'SV-6.3'],
  ['a plow', { kind: 'plowRoll', set: [{ plow: 0, segment: 0 }] }, 1, 'SV-12.2'],
  ['freedom', { kind: 'freedomRoll', staff: 0 }, 2, 'SV-6.7'],
  ['the gold market', { kind: 'marketRoll', column: 0 }, 1, 'SV-7.1'],
  ['the silver market', { kind: 'marketRoll', column: 2 }, 2, 'SV-7.1'],
];

describe('roll', () => {
  it.each(STAGES)('for %s offers every throw of its dice, each once', (_, stage, dice, rule) => {
    const state = aTable({ stage, players: [{ claims: [14, { claim: 41, operatedTurn: 1 }] }, {}] });
    const throws = [...roll.options(board, state)];

    expect(throws).toHaveLength(6 ** dice);
    expect(new Set(throws.map((each) => each.dice.join())).size).toBe(6 ** dice);
    expect(throws.every((move) => roll.reject(board, state, move) === undefined)).toBe(true);
    const wrong = dice === 1 ? [1, 2] : [1];
    expect(roll.reject(board, state, { type: 'roll', dice: wrong })).toMatchObject({
      rule,
      code: 'roll/wrongDice',
    });
  });

  it('SV-8.1 is refused where no dice are due', () => {
    const state = aTable({ stage: { kind: 'placing' } });

    expect(roll.reject(board, state, { type: 'roll', dice: [1] })?.code).toBe('roll/notNow');
    expect([...roll.options(board, state)]).toEqual([]);
  });

  it('throws fair dice', () => {
    const state = aTable({ stage: dispute });
    const rng = seededRng('dice');
    const counts = new Map<string, number>();
    for (let times = 0; times < 3_600; times += 1) {
      const dice = roll.sample?.(board, state, rng)?.dice.join() ?? 'none';
      counts.set(dice, (counts.get(dice) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
  });

  it('is written as its faces, and read back', () => {
    const state = aTable({ stage: dispute });
    expect(roll.format(board, state, { type: 'roll', dice: [4, 3] })).toEqual(['4', '3']);
    expect(roll.parse(board, state, ['4', '3'])).toEqual({
      ok: true,
      value: { type: 'roll', dice: [4, 3] },
    });
    expect(roll.parse(board, state, ['7']).ok).toBe(false);
  });
});

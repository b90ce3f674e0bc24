import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../testing/aTable.ts';
import { raiseBonus } from './raiseBonus.ts';
import { withStaff } from './staff.ts';

const ref = { seat: 0, staff: 0 };
const bonusAfter = (staff: readonly string[], others: number, plan: TablePlan = {}) => {
  const state = aTable({
    options: { advanced: true, optionalRules: ['hiring'] },
    players: [{ staff }, ...Array.from({ length: others }, () => ({}))],
    ...plan,
  });
  const won = withStaff(state, ref, (member) => ({ ...member, wonDispute: true }));
  return raiseBonus(won, ref).players[0]?.staff[0]?.bonus;
};

describe('raiseBonus', () => {
  it('SV-30.7 a won dispute raises the bonus by one', () => {
    expect(bonusAfter(['S', 'P+1'], 3)).toBe(1);
    expect(bonusAfter(['S+1'], 3)).toBe(2);
    expect(bonusAfter(['S+2'], 3)).toBe(2);
    expect(bonusAfter(['S'], 3, { options: { advanced: true } })).toBe(0);
  });

  it('SV-14.6 pieces are limited: one +1 and one +2 of a colour for each role', () => {
    expect(bonusAfter(['S', 'S+1'], 3)).toBe(0);
    expect(bonusAfter(['S+1', 'S+2'], 3)).toBe(1);
    expect(bonusAfter(['S', 'S+1', 'S+1'], 2)).toBe(0);
  });

  it('SV-30.7.1 with 2 or 3 players there are two colours', () => {
    expect(bonusAfter(['S', 'S+1'], 2)).toBe(1);
    expect(bonusAfter(['S', 'S+1'], 1)).toBe(1);
  });
});

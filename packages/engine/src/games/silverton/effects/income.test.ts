import { describe, expect, it } from 'vitest';
import { segmentIndex } from '../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { payIncome } from './income.ts';

const NORTH = ['denver--greeley', 'cheyenne--greeley'];
const LOOP = ['denver--golden', 'golden--idaho-springs', 'georgetown--idaho-springs'];
/** Denver to Georgetown over Fraser, both passes under snow. */
const SNOWED = ['denver--tolland', 'fraser--tolland', 'fraser--idaho-springs', 'georgetown--idaho-springs'];
const PASSES = ['fraser--tolland', 'fraser--idaho-springs'].map((id) => segmentIndex(board, id));

/** Denver to Georgetown, the last segment the second player's. */
const JOINT: TablePlan = {
  players: [{ track: LOOP.slice(0, 2) }, { track: SNOWED }],
  jointLines: [{ line: 1, partners: [0, 1] }],
};

const gain = (plan: TablePlan, seat = 0): number => {
  const state = aTable({ active: seat, ...plan });
  return (payIncome(board, state).players[seat]?.cash ?? 0) - (state.players[seat]?.cash ?? 0);
};

describe('step 5', () => {
  it('SV-6.5 every line with a complete route pays its income', () => {
    expect(gain({ players: [{ track: [...NORTH, ...LOOP], lines: [1, 3] }, { lines: [2] }] })).toBe(110);
  });

  it('SV-6.5 in winter only over a route free of snow', () => {
    const players = [{ track: SNOWED, lines: [1] }, {}];
    expect(gain({ players, turn: 7 })).toBe(50);
    expect(gain({ players, turn: 8 })).toBe(0);
    expect(gain({ players: [{ track: [...SNOWED, ...LOOP.slice(0, 2)], lines: [1] }, {}], turn: 8 })).toBe(
      50,
    );
  });

  it('SV-6.5 in winter with all its snow segments cleared', () => {
    const plan: TablePlan = {
      players: [{ track: SNOWED, lines: [1] }, {}],
      turn: 8,
      options: { advanced: true },
    };
    expect(gain({ ...plan, ledger: { cleared: PASSES } })).toBe(50);
    expect(gain({ ...plan, ledger: { cleared: PASSES.slice(1) } })).toBe(0);
  });

  it('SV-6.4.3 a line pays once a turn', () => {
    const plan: TablePlan = { players: [{ track: NORTH, lines: [3] }, {}] };
    const paid = payIncome(board, aTable(plan));
    expect(paid.ledger.paidLines).toEqual([3]);
    expect(payIncome(board, paid).players[0]?.cash).toBe(paid.players[0]?.cash);
  });

  it('SV-30.5 better passengers pay double', () => {
    expect(
      gain({
        players: [{ track: NORTH, lines: [3] }, {}],
        options: { length: 'short', optionalRules: ['betterPassengers'] },
      }),
    ).toBe(120);
  });

  it('SV-30.2.4 each partner takes half of a joint line, rounded up to $10, in the own step 5', () => {
    expect(gain(JOINT, 0)).toBe(30);
    expect(gain(JOINT, 1)).toBe(30);
    expect(gain({ ...JOINT, players: [...(JOINT.players ?? []), {}] }, 2)).toBe(0);
  });

  it('SV-30.5.1 joint owners share the doubled income', () => {
    const options = { length: 'short', optionalRules: ['betterPassengers', 'jointLines'] } as const;
    expect(gain({ ...JOINT, options })).toBe(50);
  });

  it('SV-30.2.4 in winter clearing by either partner counts for both', () => {
    const westward = ['bailey--como', 'breckenridge--como', 'breckenridge--dillon'];
    const onward = ['dillon--kokomo', 'kokomo--leadville'];
    const cleared = [...westward, ...onward].map((id) => segmentIndex(board, id));
    const plan: TablePlan = {
      turn: 8,
      options: { advanced: true, optionalRules: ['jointLines'] },
      players: [
        { track: ['bailey--denver', ...westward] },
        { track: [...LOOP, 'georgetown--silver-plume', 'dillon--silver-plume', ...onward] },
      ],
      jointLines: [{ line: 9, partners: [0, 1] }],
    };

    expect(gain(plan, 0)).toBe(0);
    expect(gain({ ...plan, ledger: { cleared } }, 0)).toBe(70);
    expect(gain({ ...plan, ledger: { cleared } }, 1)).toBe(70);
    expect(gain({ ...plan, ledger: { cleared: cleared.slice(1) } }, 1)).toBe(0);
  });
});

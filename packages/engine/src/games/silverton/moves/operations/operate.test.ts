import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal } from '../../testing/playing.ts';

const BINGHAM_GOLD = 25;
const table = (plan: TablePlan) => aTable({ stage: { kind: 'operating', working: [] }, turn: 5, ...plan });

/** Bingham Gold alone, worked before unless told otherwise. */
const bingham = (claim: { goods?: number; operatedTurn?: number } = {}) =>
  table({ players: [{ cash: 100, claims: [{ claim: BINGHAM_GOLD, operatedTurn: 4, ...claim }] }, {}] });

const claimAfter = (dice: string, claim: { goods?: number; operatedTurn?: number } = {}) =>
  play(bingham(claim), 'operate #25', dice).players[0]?.claims;

describe('operating', () => {
  it('SV-6.3 worked example: Bingham Gold costs $60, and an 11 yields four gold', () => {
    const after = play(bingham(), 'operate #25', 'roll 5 6');

    expect(after.players[0]?.cash).toBe(40);
    expect(after.players[0]?.claims).toEqual([
      { claim: BINGHAM_GOLD, goods: 4, depleted: false, operatedTurn: 5 },
    ]);
  });

  it('SV-6.3 worked example: a 6 or less depletes it; without goods it is discarded', () => {
    for (const dice of ['roll 1 1', 'roll 2 4', 'roll 3 3']) expect(claimAfter(dice)).toEqual([]);
    expect(claimAfter('roll 3 4')).toMatchObject([{ goods: 1, depleted: false }]);
    expect(play(bingham(), 'operate #25', 'roll 3 3').discards.claims).toContain(BINGHAM_GOLD);
  });

  it('SV-6.3 a depleted claim with goods is kept, and never operated again', () => {
    expect(claimAfter('roll 3 3', { goods: 2 })).toMatchObject([{ goods: 2, depleted: true }]);
    const depleted = table({ players: [{ claims: [{ claim: 25, goods: 2, depleted: true }] }, {}] });
    expect(refusal(depleted, 'operate #25')).toBe('SV-6.3 operate/depleted');
  });

  it('SV-6.3 the first time ever it is one die + 6', () => {
    const first = play(bingham({ operatedTurn: 0 }), 'operate #25');

    expect(options(first)).toEqual([1, 2, 3, 4, 5, 6].map((die) => `roll ${die}`));
    expect(play(first, 'roll 6').players[0]?.claims).toMatchObject([{ goods: 5, operatedTurn: 5 }]);
    expect(refusal(first, 'roll 3 3')).toBe('SV-6.3 roll/wrongDice');
  });

  it('SV-6.3 a claim can give out the very first time', () => {
    const emma = table({ players: [{ claims: [30] }, {}] });
    const after = play(emma, 'operate #30', 'roll 2');

    expect(after.players[0]?.claims).toEqual([]);
    expect(after.discards.claims).toContain(30);
  });

  it('SV-6.3 all costs are paid before any roll; goods add up', () => {
    const two = table({
      players: [{ cash: 1_000, claims: [{ claim: 14, goods: 3, operatedTurn: 2 }, 12, 13] }, {}],
    });
    const paid = play(two, 'operate #12', 'operate #14');
    expect(paid.players[0]?.cash).toBe(870);
    expect(options(paid)).toEqual(['operate #13', 'end-operating']);

    const after = play(paid, 'end-operating', 'roll 6', 'roll 4 2');
    expect(after.players[0]?.claims.map(({ claim, goods }) => [claim, goods])).toEqual([
      [14, 7],
      [12, 8],
      [13, 0],
    ]);
  });

  it('SV-6.3 operating is never compulsory, and needs no track', () => {
    const after = play(table({ players: [{ claims: [25] }, {}] }), 'end-operating');
    expect(after.players[0]?.claims).toMatchObject([{ goods: 0, operatedTurn: 0 }]);
    expect(after.stage.kind).toBe('trading');
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.3 operate/notYours', { players: [{}, { claims: [14] }] }, 'operate #14'],
    ['SV-6.3 operate/twice', { players: [{ claims: [{ claim: 14, operatedTurn: 5 }] }, {}] }, 'operate #14'],
    [
      'SV-6.3 operate/twice',
      { players: [{ claims: [14, 12] }, {}], stage: { kind: 'operating', working: [14] } },
      'operate #14',
    ],
    ['SV-14.5 operate/cannotAfford', { players: [{ cash: 59, claims: [14] }, {}] }, 'operate #14'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

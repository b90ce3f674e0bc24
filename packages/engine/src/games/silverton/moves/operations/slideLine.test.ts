import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const CLAIM_SPACE = { takenBy: 0 };
const PILE_2 = { takenBy: 0, pile: 1 };

/** Seat 1 is the second player and not entitled to the line of pile 1; seat 0 has freed spaces. */
const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'claims' },
    active: 1,
    options: { optionalRules: ['slidingLines'] },
    players: [{}, { staff: ['P =3', 'S denver--golden'] }],
    piles: [{ top: 3, below: ['B', 'C'] }, { below: ['B', 'C'] }],
    ledger: { freeSpaces: [CLAIM_SPACE, PILE_2] },
    ...plan,
  });

describe('slideLine', () => {
  it('SV-30.1 a line the player may not take goes to a space an earlier player freed', () => {
    expect(options(table())).toEqual(['slide P1 claims', 'slide P1 pile2', 'decline P1', 'end-claims']);
  });

  it('SV-30.1 on a pile it becomes the top, what is under it stays covered (SV-30.1.1)', () => {
    const after = play(table(), 'slide P1 pile2');

    expect(after.piles).toEqual([{ below: ['B', 'C'] }, { top: 3, below: ['B', 'C'] }]);
    expect(after.ledger.freeSpaces).toEqual([CLAIM_SPACE]);
    expect(after.players[1]?.cash).toBe(1_000);
    expect(after.players[1]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-30.1 in a claim space it lies among the claims', () => {
    const after = play(table(), 'slide P1 claims');

    expect(after.slidLines).toEqual([3]);
    expect(after.piles[0]).toEqual({ below: ['B', 'C'] });
    expect(after.ledger.freeSpaces).toEqual([PILE_2]);
  });

  it('SV-30.1 a slid line can be bought out of its claim space, which is free again then', () => {
    const track = ['denver--greeley', 'cheyenne--greeley'];
    const after = play(
      table({ players: [{}, { staff: ['P =3', 'S denver--golden'], track }], slidLines: [3], piles: [] }),
      'buy P1',
    );

    expect(after.players[1]?.lines).toEqual([3]);
    expect(after.slidLines).toEqual([]);
    expect(after.ledger.freeSpaces).toContainEqual({ takenBy: 1 });
  });

  it('SV-30.1.1 with no free space the prospector goes home', () => {
    for (const freeSpaces of [[], [{ takenBy: 1 }]])
      expect(settled(table({ ledger: { freeSpaces } })).players[1]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it.each<[string, TablePlan, string]>([
    ['SV-30.1 slideLine/noLine', { players: [{}, { staff: ['P', 'P =3'] }] }, 'slide P1 claims'],
    [
      'SV-30.1 slideLine/entitled',
      { players: [{}, { staff: ['P =3'], track: ['denver--greeley', 'cheyenne--greeley'] }] },
      'slide P1 claims',
    ],
    ['SV-30.1 slideLine/notSliding', { options: {} }, 'slide P1 claims'],
    ['SV-30.1 slideLine/notSliding', { players: [{}, { staff: ['P =20'] }], piles: [20] }, 'slide P1 claims'],
    ['SV-30.1 slideLine/noFreeSpace', {}, 'slide P1 pile1'],
    ['SV-30.1 slideLine/noFreeSpace', { ledger: { freeSpaces: [{ takenBy: 1 }] } }, 'slide P1 claims'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

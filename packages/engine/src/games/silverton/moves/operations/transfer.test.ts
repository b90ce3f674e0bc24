import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../../kernel/index.ts';
import { townIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal } from '../../testing/playing.ts';
import { transfer } from './transfer.ts';

const TRACK = ['denver--golden', 'denver--louisville'];

/** Coal at Golden and Louisville, silver at none of them. */
const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'deliveries' },
    options: { optionalRules: ['convoyTransfer'] },
    players: [{ track: TRACK, claims: [{ claim: 14, goods: 20 }, 12, 1] }, {}],
    ...plan,
  });

describe('transfer', () => {
  it('SV-30.4 goods go to another own claim of the same commodity, for nothing', () => {
    const after = play(table(), 'transfer #14 #12 16');

    expect(after.players[0]?.claims).toMatchObject([{ goods: 4 }, { goods: 16 }, { goods: 0 }]);
    expect(after.players[0]?.cash).toBe(1_000);
    expect(after.ledger.sold.every((units) => units === 0)).toBe(true);
    expect(after.ledger.deliveries).toBe(1);
  });

  it('SV-30.4.1 a unit moves once a turn', () => {
    const after = play(table(), 'transfer #14 #12 16');
    expect(refusal(after, 'deliver #12 1 denver')).toBe('SV-6.6 deliver/tooFewGoods');
    expect(refusal(after, 'transfer #12 #14 1')).toBe('SV-30.4.1 transfer/tooFewGoods');
  });

  it('SV-30.4.1 several transfers to one claim add up', () => {
    const after = play(table(), 'transfer #14 #12 6', 'transfer #14 #12 5');
    expect(after.ledger.transferred).toEqual([{ claim: 12, units: 11 }]);
  });

  it('SV-30.4.1 the target may be depleted; an emptied depleted source is discarded', () => {
    const claims = [
      { claim: 14, goods: 3, depleted: true },
      { claim: 12, goods: 1, depleted: true },
    ];
    const after = play(table({ players: [{ track: TRACK, claims }, {}] }), 'transfer #14 #12 3');
    expect(after.players[0]?.claims).toMatchObject([{ claim: 12, goods: 4, depleted: true }]);
    expect(after.discards.claims).toContain(14);
  });

  it('SV-30.4 32 units of gold or silver, 16 of anything else', () => {
    const claims = [{ claim: 1, goods: 40 }, 2];
    const players = [{ track: [...TRACK, 'central-city--golden'], claims }, {}];
    expect(refusal(table({ players }), 'transfer #1 #2 32')).toBeUndefined();
    expect(refusal(table({ players }), 'transfer #1 #2 33')).toBe('SV-30.4 transfer/tooMuch');
    expect(refusal(table(), 'transfer #14 #12 17')).toBe('SV-30.4 transfer/tooMuch');
  });

  it('SV-30.4 in the advanced game by train capacity, within a town as over length 1', () => {
    const claims = [{ claim: 12, goods: 40 }, 13, 14];
    const state = table({
      options: { advanced: true, optionalRules: ['convoyTransfer'] },
      players: [{ track: TRACK, claims, trains: [9] }, {}],
    });
    expect(refusal(state, 'transfer #12 #13 9 T9')).toBeUndefined();
    expect(refusal(state, 'transfer #12 #13 10 T9')).toBe('SV-11.2 transfer/tooMuch');
    expect(refusal(state, 'transfer #12 #14 4 T9')).toBeUndefined();
    expect(refusal(state, 'transfer #12 #14 5 T9')).toBe('SV-11.2 transfer/tooMuch');
    expect(play(state, 'transfer #12 #14 4 T9').players[0]?.trains).toEqual([{ power: 9, usedTurn: 1 }]);
  });

  it('SV-30.4 is offered beside deliveries, and sampled', () => {
    expect(options(table()).filter((text) => text.startsWith('transfer'))).toHaveLength(16);
    expect(transfer.sample?.(board, table(), seededRng(7))).toMatchObject({ from: 14, to: 12 });
    expect(transfer.sample?.(board, table({ options: {} }), seededRng(7))).toBeUndefined();
  });

  it('SV-6.4.4 may not take the delivery bought goods need', () => {
    const duties = [{ seller: 1, claim: 13, units: 1, city: townIndex(board, 'denver') }];
    const state = table({
      players: [
        { track: TRACK, claims: [{ claim: 14, goods: 20 }, 12] },
        { claims: [{ claim: 13, goods: 1 }] },
      ],
      ledger: { duties, deliveries: 1 },
    });
    expect(refusal(state, 'transfer #14 #12 1')).toBe('SV-6.4.4 transfer/boughtGoodsFirst');
    expect(transfer.sample?.(board, state, seededRng(7))).toBeUndefined();
  });

  it.each<[string, TablePlan, string]>([
    ['SV-30.4 transfer/notPlayed', { options: {} }, 'transfer #14 #12 1'],
    ['SV-30.4 transfer/notYours', {}, 'transfer #13 #12 1'],
    ['SV-30.4 transfer/notYours', {}, 'transfer #14 #13 1'],
    ['SV-30.4 transfer/sameClaim', {}, 'transfer #14 #14 1'],
    ['SV-30.4 transfer/otherCommodity', {}, 'transfer #14 #1 1'],
    ['SV-30.4.1 transfer/tooFewGoods', {}, 'transfer #14 #12 21'],
    [
      'SV-6.6 transfer/noRoute',
      { players: [{ track: TRACK.slice(1), claims: [{ claim: 14, goods: 2 }, 12] }, {}] },
      'transfer #14 #12 1',
    ],
    ['SV-6.6 transfer/noneLeft', { ledger: { deliveries: 2 } }, 'transfer #14 #12 1'],
    ['SV-11.1 transfer/noTrains', {}, 'transfer #14 #12 1 T9'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

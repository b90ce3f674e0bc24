import { describe, expect, it } from 'vitest';
import { townIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'equipment' },
    options: { advanced: true },
    turn: 5,
    players: [{ trains: [9], plows: [2] }, {}],
    ...plan,
  });

describe('buyTrain', () => {
  it('SV-11.5 a train at full price, out of the supply', () => {
    const after = play(table(), 'buy-train T24');
    expect(after.players[0]).toMatchObject({ cash: 800, trains: [{ power: 9 }, { power: 24, usedTurn: 0 }] });
    expect(after.trainSupply).toEqual([5, 6, 7, 8, 8]);
  });

  it('SV-11.5 an old one is traded in at its resale value and goes back to the supply', () => {
    const after = play(table(), 'buy-train T24 for1');
    expect(after.players[0]).toMatchObject({ cash: 840, trains: [{ power: 24 }] });
    expect(after.trainSupply).toEqual([6, 6, 7, 8, 8]);
  });

  it('SV-11.7 never for money back', () => {
    const after = play(table({ turn: 13, players: [{ trains: [42] }, {}] }), 'buy-train T9 for1');
    expect(after.players[0]).toMatchObject({ cash: 1_000, trains: [{ power: 9 }] });
  });

  it('SV-11.5 one train or one plow each, in turn order', () => {
    const first = table({ order: [1, 0] });
    const second = play(first, 'buy-plow +2');
    expect(second).toMatchObject({ active: 1, stage: { kind: 'equipment' } });
    expect(play(second, 'buy-nothing').stage.kind).not.toBe('equipment');
  });

  it('SV-11.5 four trains at most; trading in keeps to it', () => {
    const full = table({ players: [{ trains: [9, 9, 9, 15] }, {}] });
    expect(refusal(full, 'buy-train T15')).toBe('SV-11.5 buyTrain/fourTrains');
    expect(play(full, 'buy-train T15 for1').players[0]?.trains.map(({ power }) => power)).toEqual([
      9, 9, 15, 15,
    ]);
  });

  it('SV-20.11 in a spike a train is assigned to a start city when bought', () => {
    const cities = ['denver', 'el-paso'];
    const spike = table({ players: [{ cities }] });
    expect(options(spike).filter((text) => text.startsWith('buy-train T9'))).toEqual([
      'buy-train T9 denver',
      'buy-train T9 el-paso',
    ]);
    expect(play(spike, 'buy-train T9 el-paso').players[0]?.trains).toEqual([
      { power: 9, usedTurn: 0, city: townIndex(board, 'el-paso') },
    ]);
    expect(refusal(spike, 'buy-train T9')).toBe('SV-20.11 buyTrain/wrongCity');
    expect(refusal(table(), 'buy-train T9 denver')).toBe('SV-20.11 buyTrain/wrongCity');
  });

  it.each<[string, TablePlan, string]>([
    ['SV-11.4 buyTrain/unknownTrain', {}, 'buy-train T10'],
    ['SV-11.5 buyTrain/notYours', {}, 'buy-train T15 for2'],
    ['SV-11.6 buyTrain/notYetOnSale', {}, 'buy-train T42'],
    ['SV-11.6 buyTrain/notYetOnSale', { turn: 4 }, 'buy-train T24'],
    [
      'SV-11.5 buyTrain/soldOut',
      { players: [{ trains: [9, 9] }, { trains: [9, 9, 9, 9] }] },
      'buy-train T9 for1',
    ],
    ['SV-11.7 buyTrain/noResaleValue', { turn: 13, players: [{ trains: [72] }, {}] }, 'buy-train T9 for1'],
    ['SV-14.5 buyTrain/cannotAfford', { players: [{ cash: 119 }, {}] }, 'buy-train T15'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

describe('buyPlow', () => {
  it('SV-11.5 at full price or for an old one; plow against plow', () => {
    const bought = play(table(), 'buy-plow +3');
    expect(bought.players[0]).toMatchObject({ cash: 920, plows: [{ bonus: 2 }, { bonus: 3 }] });
    const traded = play(table(), 'buy-plow +3 for+2');
    expect(traded.players[0]).toMatchObject({ cash: 940, plows: [{ bonus: 3 }] });
    expect(traded.plowSupply).toEqual([3, 3, 5, 6]);
  });

  it('SV-12.3 a player may own any number of plows', () => {
    const many = table({ players: [{ plows: [2, 2, 3, 3, 3] }, {}] });
    expect(refusal(many, 'buy-plow +3')).toBeUndefined();
  });

  it.each<[string, TablePlan, string]>([
    ['SV-12.1 buyPlow/unknownPlow', {}, 'buy-plow +9'],
    ['SV-11.5 buyPlow/notYours', {}, 'buy-plow +3 for+3'],
    ['SV-11.6 buyPlow/notYetOnSale', {}, 'buy-plow +4'],
    ['SV-11.5 buyPlow/soldOut', { players: [{ plows: [2, 2, 2] }, {}] }, 'buy-plow +2'],
    ['SV-11.7 buyPlow/noResaleValue', { turn: 13, players: [{ plows: [5] }, {}] }, 'buy-plow +2 for+5'],
    ['SV-14.5 buyPlow/cannotAfford', { players: [{ cash: 39 }, {}] }, 'buy-plow +2'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

describe('who is asked', () => {
  it('SV-11.5 nobody in the basic game, and nobody without the money', () => {
    expect(settled(table({ options: {}, display: [1, 2, 3, 4, 5, 6, 7, 8] })).stage.kind).toBe('dealOrder');
    expect(settled(table({ players: [{ cash: 39 }, {}] })).active).toBe(1);
  });
});

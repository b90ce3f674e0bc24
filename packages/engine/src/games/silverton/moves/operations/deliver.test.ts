import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../../kernel/index.ts';
import { segmentIndex, townIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';
import { deliver } from './deliver.ts';

const COAL = board.columnById.get('coal-denver')?.index ?? -1;
const GOLDEN = ['denver--golden'];
const goods = (claim: number, units: number, depleted = false) => ({ claim, goods: units, depleted });

const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'deliveries' },
    players: [{ track: GOLDEN, claims: [goods(14, 20)] }, {}],
    ...plan,
  });

describe('deliver, basic game', () => {
  it('SV-6.6 sells at the price shown; the units are counted for phase 5', () => {
    const before = table();
    const after = play(before, 'deliver #14 7 denver');

    expect(after.players[0]?.cash).toBe(1_000 + 7 * 60);
    expect(after.bankPaid).toBe(before.bankPaid + 420);
    expect(after.players[0]?.claims).toMatchObject([{ goods: 13 }]);
    expect(after.ledger.sold[COAL]).toBe(7);
    expect(after.prices).toEqual(before.prices);
  });

  it('SV-6.6 two deliveries a turn; both may come from one claim (SV-6.6.1)', () => {
    const one = play(table(), 'deliver #14 4 denver');
    expect(one.stage.kind).toBe('deliveries');
    const two = play(one, 'deliver #14 5 denver');
    expect(two.stage.kind).not.toBe('deliveries');
    expect(two.ledger.sold[COAL]).toBe(9);
  });

  it('SV-6.6.1 they may go to different cities', () => {
    const track = [...GOLDEN, 'colorado-springs--denver', 'colorado-springs--pueblo'];
    const after = play(
      table({ players: [{ track, claims: [goods(14, 20)] }, {}] }),
      'deliver #14 4 denver',
      'deliver #14 5 pueblo',
    );
    expect(after.players[0]?.cash).toBe(1_000 + 4 * 60 + 5 * 40);
  });

  it('SV-6.6 the sale limit covers all deliveries of the turn together', () => {
    const one = play(table(), 'deliver #14 12 denver');
    expect(refusal(one, 'deliver #14 5 denver')).toBe('SV-6.6 deliver/saleLimit');
    expect(refusal(one, 'deliver #14 4 denver')).toBeUndefined();
  });

  it('SV-6.6 the sale limit holds for each player separately', () => {
    const sold = board.columns.map(({ index }) => (index === COAL ? 16 : 0));
    expect(refusal(table({ ledger: { sold } }), 'deliver #14 16 denver')).toBeUndefined();
  });

  it('SV-2.3 gold, copper and silver sell in any market city; coal only where it has an open column', () => {
    const track = ['colorado-springs--denver', 'colorado-springs--pueblo', 'central-city--golden', ...GOLDEN];
    const players = [{ track, claims: [goods(1, 3)] }, {}];
    expect(play(table({ players }), 'deliver #1 3 pueblo').players[0]?.cash).toBe(1_750);
    const southern = [
      { cities: ['santa-fe'], track: ['lamy--santa-fe', 'cerrillos--lamy'], claims: [goods(87, 3)] },
      {},
    ];
    expect(refusal(table({ players: southern }), 'deliver #87 1 santa-fe')).toBe('SV-2.3 deliver/noColumn');
  });

  it('SV-6.3 a depleted claim is discarded when its goods are gone', () => {
    const after = play(
      table({ players: [{ track: GOLDEN, claims: [goods(14, 2, true)] }, {}] }),
      'deliver #14 2 denver',
    );
    expect(after.players[0]?.claims).toEqual([]);
    expect(after.discards.claims).toContain(14);
  });

  it('SV-6.6 in winter no snow segment is used unless cleared', () => {
    const track = ['bailey--denver', 'bailey--como'];
    const plan: TablePlan = { players: [{ track, claims: [goods(15, 2)] }, {}], turn: 8 };
    expect(refusal(table({ ...plan, turn: 7 }), 'deliver #15 2 denver')).toBeUndefined();
    expect(refusal(table(plan), 'deliver #15 2 denver')).toBe('SV-6.6 deliver/noRoute');
    const cleared = [segmentIndex(board, 'bailey--como')];
    expect(refusal(table({ ...plan, ledger: { cleared } }), 'deliver #15 2 denver')).toBeUndefined();
  });

  it('SV-6.6 with nothing to deliver nobody is asked', () => {
    expect(settled(table({ players: [{ track: GOLDEN }, {}] })).stage.kind).not.toBe('deliveries');
    expect(play(table(), 'end-deliveries').stage.kind).not.toBe('deliveries');
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.6 deliver/notYours', { players: [{}, { claims: [goods(14, 2)] }] }, 'deliver #14 1 denver'],
    ['SV-6.6 deliver/noMarket', {}, 'deliver #14 1 golden'],
    ['SV-6.6 deliver/tooFewGoods', {}, 'deliver #14 21 denver'],
    ['SV-6.6 deliver/noRoute', { players: [{ claims: [goods(14, 2)] }, {}] }, 'deliver #14 2 denver'],
    [
      'SV-6.6 deliver/noRoute',
      { players: [{ cities: ['pueblo'], track: GOLDEN, claims: [goods(14, 2)] }, {}] },
      'deliver #14 2 denver',
    ],
    ['SV-6.6 deliver/saleLimit', {}, 'deliver #14 17 denver'],
    ['SV-6.6 deliver/noneLeft', { ledger: { deliveries: 2 } }, 'deliver #14 1 denver'],
    ['SV-11.1 deliver/noTrains', {}, 'deliver #14 1 denver T9'],
    ['SV-6.4.4 deliver/notBought', {}, 'deliver #14 1 denver @2'],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

describe('deliver, goods bought in step 4', () => {
  const duty = { seller: 1, claim: 12, units: 4, city: townIndex(board, 'denver') };
  const bought = (plan: TablePlan = {}) =>
    table({
      players: [
        { track: [...GOLDEN, 'denver--louisville'], claims: [goods(14, 20)] },
        { claims: [goods(12, 4, true)] },
      ],
      ledger: { duties: [duty] },
      ...plan,
    });

  it('SV-6.4.4 the lot goes to its city in one delivery; an emptied depleted claim is discarded', () => {
    const after = play(bought(), 'deliver #12 4 denver @2');

    expect(after.players[0]?.cash).toBe(1_240);
    expect(after.players[1]?.claims).toEqual([]);
    expect(after.ledger).toMatchObject({ duties: [], deliveries: 1 });
    expect(refusal(bought(), 'deliver #12 3 denver @2')).toBe('SV-6.4.4 deliver/notBought');
  });

  it('SV-6.4.4 step 6 cannot end before bought goods are delivered', () => {
    expect(refusal(bought(), 'end-deliveries')).toBe('SV-6.4.4 endDeliveries/boughtGoods');
    expect(options(play(bought(), 'deliver #12 4 denver @2'))).toContain('end-deliveries');
  });

  it('SV-6.4.4 own goods may not take the delivery or the sale limit bought goods need', () => {
    expect(refusal(bought(), 'deliver #14 12 denver')).toBeUndefined();
    expect(refusal(bought(), 'deliver #14 13 denver')).toBe('SV-6.4.4 deliver/boughtGoodsFirst');
    const second = bought({ ledger: { duties: [duty], deliveries: 1 } });
    expect(refusal(second, 'deliver #14 1 denver')).toBe('SV-6.4.4 deliver/boughtGoodsFirst');
    expect(deliver.sample?.(board, second, seededRng(1))).toMatchObject({ claim: 12, seller: 1, units: 4 });
  });
});

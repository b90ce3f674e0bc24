import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { townIndex } from '../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { options, play, settled } from '../testing/playing.ts';
import type { ColumnId } from '../types.ts';
import { columnFor, marketSum, priceOf, simplePriceMove } from './market.ts';

const column = (id: ColumnId) => {
  const found = board.columnById.get(id);
  if (found === undefined) throw new RangeError(`no column is called ${id}`);
  return found;
};

const soldIn = (id: ColumnId, units: number) =>
  board.columns.map(({ index }) => (index === column(id).index ? units : 0));

/** A table where the dice of one column are due. */
const rolling = (id: ColumnId, plan: TablePlan & { readonly sold?: number } = {}): State =>
  aTable({
    stage: { kind: 'marketRoll', column: column(id).index },
    players: [{}, {}, {}, {}],
    ledger: { sold: soldIn(id, plan.sold ?? 0) },
    ...plan,
  });

const priceAfter = (id: ColumnId, dice: string, plan: TablePlan & { readonly sold?: number } = {}): number =>
  priceOf(column(id), play(rolling(id, plan), dice));

describe('the market of phase 5', () => {
  it('SV-7.3 worked example: turn 9, 7 coal sold at Denver, a roll of 10: $120 to $80', () => {
    expect(priceAfter('coal-denver', 'roll 4 6', { turn: 9, sold: 7, prices: { 'coal-denver': 8 } })).toBe(
      80,
    );
  });

  it('SV-7.1 counts units sold and takes off the IDN, and says how', () => {
    const sumOf = (id: ColumnId, dice: number, plan: TablePlan & { readonly sold?: number }) =>
      marketSum(board, rolling(id, plan), { column: column(id), dice });

    expect(sumOf('coal-denver', 10, { turn: 9, sold: 7 })).toEqual({ sold: 4, idn: 3, result: 11 });
    expect(sumOf('gold', 5, { turn: 9, sold: 3 })).toEqual({ sold: 3, idn: 0, result: 8 });
  });

  it('SV-7.2 gold and copper: one die and what was sold', () => {
    expect(options(rolling('gold'))).toHaveLength(6);
    expect(priceAfter('gold', 'roll 1')).toBe(275);
    expect(priceAfter('gold', 'roll 1', { sold: 7 })).toBe(200);
    expect(priceAfter('copper', 'roll 2', { sold: 10 })).toBe(100);
  });

  it('SV-7.2 silver and lumber: two dice and what was sold less the IDN', () => {
    expect(options(rolling('silver'))).toHaveLength(36);
    expect(priceAfter('silver', 'roll 1 1', { turn: 23 })).toBe(400);
    expect(priceAfter('silver', 'roll 3 4', { turn: 1 })).toBe(200);
    expect(priceAfter('lumber-pueblo', 'roll 3 4', { turn: 11, sold: 2 })).toBe(120);
  });

  it('SV-7.2 coal: half of what was sold at Denver and Salt Lake City, all of it elsewhere', () => {
    expect(priceAfter('coal-salt-lake-city', 'roll 1 1', { sold: 8, turn: 1 })).toBe(60);
    expect(priceAfter('coal-pueblo', 'roll 1 1', { sold: 8, turn: 1 })).toBe(30);
  });

  it('SV-7.1 the marker stops next to the shaded boxes', () => {
    expect(priceAfter('coal-denver', 'roll 6 6', { sold: 16, turn: 1, prices: { 'coal-denver': 3 } })).toBe(
      30,
    );
    expect(priceAfter('lumber-denver', 'roll 1 1', { turn: 24, prices: { 'lumber-denver': 6 } })).toBe(200);
  });

  it('SV-7.1 open columns are rolled for from gold to the right, and cleared', () => {
    const first = settled(
      aTable({ stage: { kind: 'begin', part: 'market' }, ledger: { sold: soldIn('gold', 3) } }),
    );
    expect(first.stage).toEqual({ kind: 'marketRoll', column: 0 });
    const next = play(first, 'roll 1');
    expect(next.stage).toEqual({ kind: 'marketRoll', column: 1 });
    expect(next.ledger.sold).toEqual(board.columns.map(() => 0));
  });

  it('SV-2.3 a column that is out of the game is not rolled for', () => {
    const state = aTable({ stage: { kind: 'marketRoll', column: column('lumber-pueblo').index } });
    expect(play(state, 'roll 1 1').stage).toEqual({
      kind: 'marketRoll',
      column: column('coal-denver').index,
    });
  });

  it('SV-7.1 after the last column new cards come', () => {
    const state = aTable({
      stage: { kind: 'marketRoll', column: column('coal-pueblo').index },
      display: [1],
    });
    expect(play(state, 'roll 1 1').stage.kind).toBe('refillClaim');
  });
});

describe('where goods are sold', () => {
  const at = (commodity: 'gold' | 'coal', city: string, players = 4) =>
    columnFor(board, aTable({ players: Array.from({ length: players }, () => ({})) }), {
      commodity,
      city: townIndex(board, city),
    })?.id;

  it('SV-2.3 metals in every market city, coal and lumber in those with an open column', () => {
    expect(at('gold', 'el-paso')).toBe('gold');
    expect(at('gold', 'golden')).toBeUndefined();
    expect(at('coal', 'el-paso')).toBe('coal-el-paso');
    expect(at('coal', 'el-paso', 2)).toBeUndefined();
  });
});

describe('the simple market', () => {
  const move = (id: ColumnId, sold: number, turn = 9) =>
    simplePriceMove(board, aTable({ turn, ledger: { sold: soldIn(id, sold) } }), column(id));

  it('SV-30.6 rises if nothing was sold, falls if anything was', () => {
    for (const id of ['gold', 'copper', 'coal-denver'])
      expect([move(id, 0), move(id, 1), move(id, 9)]).toEqual([1, -1, -1]);
    expect([move('lumber-denver', 0), move('lumber-denver', 3)]).toEqual([1, -2]);
  });

  it('SV-30.6 silver rises by the IDN and falls by half of what was sold, rounded up', () => {
    expect([move('silver', 0, 9), move('silver', 0, 1), move('silver', 5)]).toEqual([3, 0, -3]);
  });

  it('SV-30.6 all open columns move at once without dice, each by itself', () => {
    const state = aTable({
      stage: { kind: 'begin', part: 'market' },
      options: { optionalRules: ['simpleMarket'] },
      ledger: { sold: soldIn('gold', 2) },
      prices: { gold: 4, copper: 9, 'coal-denver': 5 },
    });
    const after = settled(state);

    expect(after.stage.kind).toBe('refillClaim');
    expect(after.prices[column('gold').index]).toBe(3);
    expect(after.prices[column('copper').index]).toBe(9);
    expect(after.prices[column('coal-denver').index]).toBe(6);
    expect(after.prices[column('coal-el-paso').index]).toBe(-1);
    expect(after.ledger.sold[column('gold').index]).toBe(0);
  });
});

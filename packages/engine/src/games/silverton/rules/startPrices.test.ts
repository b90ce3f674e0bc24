import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { board } from '../testing/aTable.ts';
import { startPrices } from './startPrices.ts';

const boxes = (players: number, options: Partial<Options> = {}): Readonly<Record<string, number>> => {
  const prices = startPrices(board, { ...DEFAULT_OPTIONS, ...options }, players);
  return Object.fromEntries(
    board.columns.map(({ id, startBox, index }) => [
      id,
      prices[index] === -1 ? Number.NaN : (prices[index] ?? 0) - startBox,
    ]),
  );
};

const openOf = (players: number, options: Partial<Options> = {}): readonly string[] =>
  Object.entries(boxes(players, options)).flatMap(([id, box]) => (Number.isNaN(box) ? [] : [id]));

describe('startPrices', () => {
  it('SV-2.3 opens all columns for four players and more, fewer for fewer', () => {
    for (const players of [4, 5, 6]) expect(openOf(players)).toHaveLength(13);
    expect(openOf(3)).toHaveLength(12);
    expect(openOf(2).length).toBeLessThan(12);
  });

  it('SV-2.3 puts every marker on "start"', () => {
    expect(new Set(Object.values(boxes(4)))).toEqual(new Set([0]));
  });

  it('SV-1.3 starts one box higher in the short game', () => {
    expect(new Set(Object.values(boxes(4, { length: 'short' })))).toEqual(new Set([1]));
  });

  it('SV-20.3 opens all columns, those of Denver, Pueblo and Santa Fe two boxes below "start"', () => {
    const placed = boxes(1, { scenario: 'salt-lake-city-10000', length: 'campaign' });
    expect(Object.keys(placed).filter((id) => placed[id] === -2)).toEqual([
      'lumber-denver',
      'lumber-pueblo',
      'lumber-santa-fe',
      'coal-denver',
      'coal-pueblo',
      'coal-santa-fe',
    ]);
    expect(Object.values(placed).filter((box) => box === 0)).toHaveLength(7);
  });

  it('SV-20.4 opens all columns, those of Salt Lake City and Santa Fe two boxes below "start"', () => {
    const placed = boxes(1, { scenario: 'denver-campaign', length: 'campaign' });
    expect(Object.keys(placed).filter((id) => placed[id] === -2)).toEqual([
      'lumber-salt-lake-city',
      'lumber-santa-fe',
      'coal-salt-lake-city',
      'coal-santa-fe',
    ]);
  });

  it('SV-20.7 opens ten columns', () => {
    expect(openOf(1, { scenario: 'copper-spike', length: 'campaign' })).toEqual([
      'gold',
      'copper',
      'silver',
      'lumber-denver',
      'lumber-santa-fe',
      'lumber-el-paso',
      'coal-denver',
      'coal-pueblo',
      'coal-santa-fe',
      'coal-el-paso',
    ]);
  });

  it('SV-20.1, SV-20.2, SV-20.6 open as many columns as there are players', () => {
    expect(openOf(1, { scenario: 'denver-6000' })).toEqual(openOf(1));
    expect(openOf(1, { scenario: 'denver-10000' })).toEqual(openOf(1));
    expect(openOf(3, { scenario: 'golden-spike-3' })).toEqual(openOf(3));
  });

  it('SV-30.6 starts the simple market two boxes lower for lumber, one for coal', () => {
    const simple = { optionalRules: ['simpleMarket'] } as const;
    expect(boxes(4, simple)).toMatchObject({ gold: 0, silver: 0, 'lumber-denver': -2, 'coal-denver': -1 });
    expect(boxes(4, { ...simple, length: 'short' })).toMatchObject({
      gold: 1,
      'lumber-denver': -1,
      'coal-denver': 0,
    });
    expect(boxes(4, { ...simple, length: 'short', simpleFromStart: true })).toMatchObject({
      gold: 0,
      'lumber-denver': -2,
      'coal-denver': -1,
    });
  });
});

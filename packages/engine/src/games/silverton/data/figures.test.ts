import { describe, expect, it } from 'vitest';
import { networkOf } from '../rules/network.ts';
import { segmentIndex, townIndex } from '../testing/aPlayer.ts';
import { board } from '../testing/aTable.ts';
import { COMMODITIES } from '../types.ts';

const segment = (id: string) => board.segments[segmentIndex(board, id)];
const nameOf = (index: number | undefined): string =>
  index === undefined ? '' : (board.towns[index]?.id ?? '');
const whole = networkOf(
  board,
  board.segments.map(({ index }) => index),
);

describe('figures the rules state', () => {
  it.each([
    ['colorado-springs--denver', 7],
    ['colorado-springs--pueblo', 4],
    ['pueblo--walsenburg', 5],
    ['dolores--rico', 4],
    ['placerville--rico', 5],
  ])('SV-11.3 %s is %i long', (id, length) => {
    expect(segment(id)?.length).toBe(length);
    expect(board.pack.segments[segmentIndex(board, id)]?.attested).toContain('length');
  });

  it('SV-4.7.1 SV-5.6 has the segments of the worked examples, and one way on from French', () => {
    for (const id of ['french--raton', 'cimarron--french', 'cheyenne--laramie', 'denver--greeley'])
      expect(segment(id)?.id).toBe(id);
    expect(board.townById.get('french')?.segments).toHaveLength(3);
  });

  it('SV-4.6 groups the tracks at Denver, Pueblo and Santa Fe', () => {
    const parallelsOf = (id: string) =>
      (segment(id)?.parallels ?? []).map((index) => board.segments[index]?.id);

    expect(parallelsOf('denver--falcon')).toEqual(['colorado-springs--denver', 'colorado-springs--denver~2']);
    expect(parallelsOf('falcon--pueblo')).toEqual(['colorado-springs--pueblo', 'colorado-springs--pueblo~2']);
    expect(parallelsOf('espanola--santa-fe')).toEqual(['espanola--santa-fe~2']);
    expect(parallelsOf('lamy--santa-fe')).toEqual(['santa-fe--willard']);
  });

  it('SV-6.3 claim 25, Bingham Gold: $60, depleted on 6 or less, four gold on 11', () => {
    const bingham = board.claims[25];

    expect(bingham).toMatchObject({ name: 'Bingham Gold', commodity: 'gold', operatingCost: 60 });
    expect(nameOf(bingham?.town)).toBe('bingham');
    expect(bingham?.yields[6]).toBe(-1);
    expect(bingham?.yields[7]).toBeGreaterThan(0);
    expect(bingham?.yields[11]).toBe(4);
  });

  it('SV-11.3 a coal claim at Walsenburg can hold 8', () => {
    const walsen = board.claims.filter((claim) => claim?.town === townIndex(board, 'walsenburg'));

    expect(walsen.some((claim) => claim?.commodity === 'coal' && claim.yields.includes(8))).toBe(true);
  });

  it('SV-2.1 start cities by seat', () => {
    expect(board.startCities.map(nameOf)).toEqual([
      'denver',
      'denver',
      'el-paso',
      'salt-lake-city',
      'pueblo',
      'santa-fe',
    ]);
  });

  it('SV-1.7 winter turns, and the increased demand number of turn 9', () => {
    expect(board.winterTurns).toEqual([8, 12, 16, 20, 24]);
    expect(board.idn[8]).toBe(3);
    expect(board.idn).toHaveLength(24);
  });

  it('SV-2.3 five market cities; metals sell in all, lumber and coal in one city a column', () => {
    const markets = board.towns.filter(({ market }) => market).map(({ id }) => id);

    expect(markets.toSorted()).toEqual(['denver', 'el-paso', 'pueblo', 'salt-lake-city', 'santa-fe']);
    expect(board.columns.filter(({ city }) => city === undefined).map(({ id }) => id)).toEqual([
      'gold',
      'copper',
      'silver',
    ]);
    expect(board.columns).toHaveLength(13);
  });

  it('SV-2.3 columns not open with fewer players; with four all are', () => {
    const openWith = (players: number) => board.columns.filter(({ minPlayers }) => minPlayers <= players);

    expect(openWith(1).map(({ id }) => id)).toEqual([
      'gold',
      'copper',
      'silver',
      'lumber-denver',
      'coal-denver',
      'coal-pueblo',
    ]);
    expect([2, 3, 4].map((players) => openWith(players).length)).toEqual([9, 12, 13]);
  });

  it('SV-7.2 formulas', () => {
    const formula = ({ dice, soldDivisor, usesIdn }: (typeof board.columns)[number]) =>
      `${dice} dice, sold/${soldDivisor}${usesIdn ? ', IDN' : ''}`;
    const formulas = Object.fromEntries(board.columns.map((column) => [column.id, formula(column)]));

    expect(formulas).toMatchObject({
      gold: '1 dice, sold/1',
      copper: '1 dice, sold/1',
      silver: '2 dice, sold/1, IDN',
      'lumber-denver': '2 dice, sold/1, IDN',
      'lumber-el-paso': '2 dice, sold/1, IDN',
      'coal-denver': '2 dice, sold/2, IDN',
      'coal-salt-lake-city': '2 dice, sold/2, IDN',
      'coal-pueblo': '2 dice, sold/1, IDN',
      'coal-santa-fe': '2 dice, sold/1, IDN',
      'coal-el-paso': '2 dice, sold/1, IDN',
    });
  });

  it('SV-7.3 a coal result of 11 is two boxes down, from $120 to $80', () => {
    const { from, boxes } = board.movement.coal;
    const coal = board.columnById.get('coal-denver');
    const at = coal?.boxes.indexOf(120) ?? Number.NaN;

    expect(boxes[11 - from]).toBe(-2);
    expect(coal?.boxes[at - 2]).toBe(80);
  });

  it('SV-11.4 trains: power, from turn, price, resale, number', () => {
    expect(
      board.trains.map((each) => [each.power, each.fromTurn, each.price, each.resale, each.count]),
    ).toEqual([
      [9, 1, 80, 40, 6],
      [15, 1, 120, 60, 6],
      [24, 5, 200, 100, 8],
      [42, 9, 320, 160, 8],
      [72, 13, 500, undefined, 8],
    ]);
  });

  it('SV-12.1 plows: bonus, from turn, price, resale, number', () => {
    expect(
      board.plows.map((each) => [each.bonus, each.fromTurn, each.price, each.resale, each.count]),
    ).toEqual([
      [2, 1, 40, 20, 3],
      [3, 5, 80, 40, 4],
      [4, 9, 140, 70, 5],
      [5, 13, 200, undefined, 6],
    ]);
  });
});

describe('the reconstruction', () => {
  it('keeps the five markets connected in winter', () => {
    for (const { index } of board.towns.filter(({ market }) => market))
      expect(whole.snowFreeDistance(townIndex(board, 'denver'), index)).toBeLessThan(200);
  });

  it('can have every passenger line built, by a route of less than 100', () => {
    for (const line of board.lines) {
      if (line === undefined) continue;
      const stops = [line.from, ...line.via, line.to];
      const length = stops
        .slice(1)
        .reduce((sum, stop, at) => sum + whole.distance(stops[at] ?? stop, stop), 0);
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThan(100);
    }
  });

  it('has claims of every good, at least four of them at Leadville', () => {
    for (const commodity of COMMODITIES)
      expect(board.claims.some((claim) => claim?.commodity === commodity)).toBe(true);
    expect(board.claims.filter((claim) => claim?.town === board.leadville).length).toBeGreaterThanOrEqual(4);
  });
});

import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../testing/aTable.ts';
import { refusal } from '../testing/playing.ts';
import { pairPrices } from './lineRights.ts';

const WINTER = 8;
/** Denver to Cheyenne in 10 and in 12; Denver to Cripple Creek in 12 over snow, in 22 without. */
const SHORT = ['denver--greeley', 'cheyenne--greeley'];
const LONG = [
  'denver--louisville',
  'boulder--louisville',
  'boulder--longmont',
  'fort-collins--longmont',
  'cheyenne--fort-collins',
];
const OVER_SNOW = ['colorado-springs--denver', 'colorado-springs--victor', 'cripple-creek--victor'];
const ROUND = [
  'denver--falcon',
  'falcon--pueblo',
  'canon-city--pueblo',
  'canon-city--victor',
  'cripple-creek--victor~2',
];
/** The same Denver to Cheyenne in 13, and the way from Salt Lake City to Cheyenne. */
const LONGER = ['denver--golden', 'golden--louisville', ...LONG.slice(1)];
const TO_LARAMIE = [
  'ogden--salt-lake-city',
  'evanston--ogden',
  'evanston--green-river-wy',
  'green-river-wy--rock-springs',
  'rawlins--rock-springs',
  'hanna--rawlins',
  'hanna--laramie',
  'cheyenne--laramie',
];
const JOINT: TablePlan['options'] = { optionalRules: ['jointLines'] };

const tryPlacing = (plan: TablePlan, text: string): string => refusal(aTable(plan), text) ?? 'legal';

describe('placing to steal', () => {
  const owner = { lines: [3], track: LONG };

  it('SV-4.9 goes on a line of another player over a strictly shorter route', () => {
    expect(tryPlacing({ players: [{ track: SHORT }, owner] }, 'place P2 =3')).toBe('legal');
  });

  it('SV-4.9 not over an equal or longer one, nor over none', () => {
    const twin = ['denver--greeley', 'cheyenne--fort-collins', 'fort-collins--greeley'];
    expect(tryPlacing({ players: [{ track: twin }, owner] }, 'place P2 =3')).toBe('SV-4.9 place/notShorter');
    expect(tryPlacing({ players: [{ track: LONG }, { lines: [3], track: SHORT }] }, 'place P2 =3')).toBe(
      'SV-4.9 place/notShorter',
    );
    expect(tryPlacing({ players: [{}, owner] }, 'place P2 =3')).toBe('SV-4.9 place/noRoute');
  });

  it('SV-4.9 over a route free of snow in winter', () => {
    const players = [{ track: OVER_SNOW }, { lines: [4], track: ROUND }];
    expect(tryPlacing({ players }, 'place P2 =4')).toBe('legal');
    expect(tryPlacing({ players, turn: WINTER }, 'place P2 =4')).toBe('SV-4.9 place/snowedIn');
  });

  it('SV-14.2 measures the owner by the shortest route, snow or not', () => {
    const players = [{ track: ROUND }, { lines: [4], track: OVER_SNOW }];
    expect(tryPlacing({ players, turn: WINTER }, 'place P2 =4')).toBe('SV-4.9 place/notShorter');
  });

  it('SV-4.14 with the price in cash', () => {
    expect(tryPlacing({ players: [{ track: SHORT, cash: 249 }, owner] }, 'place P2 =3')).toBe(
      'SV-4.14 place/cannotAffordSteal',
    );
    expect(tryPlacing({ players: [{ track: SHORT, cash: 250 }, owner] }, 'place P2 =3')).toBe('legal');
  });
});

describe('placing to slide', () => {
  const SLIDING: TablePlan = { options: { optionalRules: ['slidingLines'] }, piles: [1, 9, 17] };

  it('SV-30.1 goes on an A or B line without being entitled to it', () => {
    expect(tryPlacing(SLIDING, 'place P2 =1')).toBe('legal');
    expect(tryPlacing(SLIDING, 'place P2 =9')).toBe('legal');
    expect(tryPlacing(SLIDING, 'place P2 =17')).toBe('SV-4.8 place/noRoute');
  });

  it('SV-30.1 goes on a line slid among the claims', () => {
    expect(tryPlacing({ ...SLIDING, piles: [], slidLines: [1] }, 'place P2 =1')).toBe('legal');
  });

  it('SV-30.1 only where the table plays it', () => {
    expect(tryPlacing({ ...SLIDING, options: {} }, 'place P2 =1')).toBe('SV-4.8 place/noRoute');
  });
});

describe('placing for a joint line', () => {
  const north = { track: ['colorado-springs--denver'] };
  const south = { cities: ['pueblo'], track: ['colorado-springs--pueblo'] };

  it('SV-30.2.1 goes on a line whose route the player has together with one other', () => {
    const plan: TablePlan = { options: JOINT, players: [north, south], piles: [2] };
    expect(tryPlacing(plan, 'place P2 =2')).toBe('legal');
    expect(tryPlacing({ ...plan, active: 1 }, 'place P2 =2')).toBe('legal');
    expect(tryPlacing({ ...plan, options: {} }, 'place P2 =2')).toBe('SV-4.8 place/noRoute');
  });

  it('SV-30.2.1 not together with two others, nor beside a route that needs only one', () => {
    const third = { cities: ['santa-fe'], track: ['espanola--santa-fe'] };
    const split = [{ track: ['denver--falcon'] }, { ...north, track: ['colorado-springs--falcon'] }, south];
    expect(tryPlacing({ options: JOINT, players: split, piles: [2] }, 'place P2 =2')).toBe(
      'SV-4.8 place/noRoute',
    );
    const players = [third, { track: [...north.track, 'colorado-springs--pueblo~2'] }];
    expect(tryPlacing({ options: JOINT, players, piles: [2] }, 'place P2 =2')).toBe('SV-4.8 place/noRoute');
  });

  it('SV-30.2.1 in winter only where the joint route is free of snow', () => {
    const players = [
      { track: ['colorado-springs--denver'] },
      { cities: ['pueblo'], track: ['colorado-springs--pueblo', ...OVER_SNOW.slice(1)] },
    ];
    const plan: TablePlan = { options: JOINT, players, piles: [4] };
    expect(tryPlacing(plan, 'place P2 =4')).toBe('legal');
    expect(tryPlacing({ ...plan, turn: WINTER }, 'place P2 =4')).toBe('SV-4.8 place/noRoute');
  });

  it('SV-30.2.3 steals as a pair only if its length plus 2 is still shorter', () => {
    const west = { cities: ['salt-lake-city'], track: [...TO_LARAMIE, 'cheyenne--greeley'] };
    const steal = (owned: readonly string[], options = JOINT): string =>
      tryPlacing(
        { options, players: [{ track: ['denver--greeley'] }, { lines: [3], track: owned }, west] },
        'place P2 =3',
      );
    expect(steal(LONG)).toBe('SV-4.9 place/noRoute');
    expect(steal(LONGER)).toBe('legal');
    expect(steal(LONGER, {})).toBe('SV-4.9 place/noRoute');
  });

  it('SV-30.2.3 a pair needs only its share in cash', () => {
    const west = { cities: ['salt-lake-city'], track: [...TO_LARAMIE, 'cheyenne--greeley'] };
    const steal = (cash: number): string =>
      tryPlacing(
        {
          options: JOINT,
          players: [{ cash, track: ['denver--greeley'] }, { lines: [3], track: LONGER }, west],
        },
        'place P2 =3',
      );
    expect(steal(130)).toBe('legal');
    expect(steal(129)).toBe('SV-4.14 place/cannotAffordSteal');
  });

  it('SV-30.2.3 nobody steals together with the owner', () => {
    const round = ['denver--golden', 'golden--louisville', ...LONG.slice(1, 4), 'fort-collins--greeley'];
    const owner = { lines: [3], track: [...round, 'cheyenne--greeley'] };
    expect(
      tryPlacing({ options: JOINT, players: [{ track: ['denver--greeley'] }, owner] }, 'place P2 =3'),
    ).toBe('SV-4.9 place/noRoute');
  });

  it('SV-30.2.3 a single thief needs a route shorter than that of the partners plus 2', () => {
    const plan = (track: readonly string[]): TablePlan => ({
      options: JOINT,
      players: [{ track }, north, south],
      jointLines: [{ line: 2, partners: [1, 2] }],
    });
    const eleven = ['colorado-springs--denver~2', 'colorado-springs--pueblo~2'];
    expect(tryPlacing(plan(eleven), 'place P2 =2')).toBe('legal');
    const thirteen = ['denver--falcon', 'falcon--pueblo'];
    expect(tryPlacing(plan(thirteen), 'place P2 =2')).toBe('SV-4.9 place/notShorter');
  });

  it('SV-30.2.5 calls the end only with a whole own route and the full price', () => {
    const jointLines = [{ line: 2, partners: [0, 1] as const }];
    const whole = { track: ['colorado-springs--denver', 'colorado-springs--pueblo~2'], cash: 300 };
    const plan = (player: NonNullable<TablePlan['players']>[number]): TablePlan => ({
      options: JOINT,
      players: [player, south],
      jointLines,
    });
    expect(tryPlacing(plan(whole), 'place P2 =2')).toBe('legal');
    expect(tryPlacing(plan(north), 'place P2 =2')).toBe('SV-30.2.5 place/noWholeRoute');
    expect(tryPlacing(plan({ ...whole, cash: 299 }), 'place P2 =2')).toBe('SV-30.2.5 place/cannotAffordEnd');
  });
});

describe('pairPrices', () => {
  it.each([
    [300, [7, 4], [200, 100]],
    [300, [4, 7], [110, 190]],
    [250, [5, 5], [130, 120]],
    [300, [1, 99], [10, 290]],
  ] as const)('SV-30.2.2 shares $%i by %j, the first rounded up to $10', (price, shares, expected) => {
    const line = { number: 2, class: 'A', from: 0, to: 1, via: [], price, income: 70 } as const;
    expect(pairPrices(line, { total: shares[0] + shares[1], shares })).toEqual(expected);
  });
});

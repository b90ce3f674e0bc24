import type { PlainEvent } from '@roundhouse/engine';
import type { MatchEvent } from '@roundhouse/engine/silverton';
import { describe, expect, it } from 'vitest';
import { drawingOf } from '../map/mapDrawing.ts';
import { namesAt } from '../map/names.ts';
import { placeAfter, placeAt, placeBeside, placesOf } from '../map/places.ts';
import { board, playedUntil, rules } from '../testing/played.ts';
import { earningsOf } from './earnings.ts';
import { endRows } from './endRows.ts';
import { chanceAbove, depletionChance, expectedUnits, firstWorth } from './figures.ts';
import { marketBoard, shortCity } from './marketBoard.ts';
import { disputeOdds } from './odds.ts';
import { expectedPrice, priceOutlook } from './priceOutlook.ts';
import { scenesIn } from './scenes.ts';
import { balancedStaff, withPiece } from './staffDraft.ts';
import { blankTerms, isNothing, toggled, withGoods, withSegment } from './termsDraft.ts';

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

describe('odds', () => {
  it('are even between equals and add up to one', () => {
    const { win, tie, lose } = disputeOdds(1, [1]);
    expect(win).toBeCloseTo(lose);
    expect(tie).toBeCloseTo(146 / 1296);
    expect(sum([win, tie, lose])).toBeCloseTo(1);
  });

  it('of one more point are those of the mock-up: 55.6, 10.8, 33.6', () => {
    const { win, tie, lose } = disputeOdds(4, [3]);
    expect([win, tie, lose].map((chance) => Math.round(chance * 1000) / 10)).toEqual([55.6, 10.8, 33.6]);
  });

  it('of two dice above a length', () => {
    expect(chanceAbove(6)).toBeCloseTo(21 / 36);
    expect(chanceAbove(12)).toBe(0);
  });
});

describe('what a claim promises', () => {
  const yields = [0, 0, -1, -1, 0, 1, 1, 2, 2, 3, 3, 4, 6];

  it('is the mean of one die + 6 the first time, of two dice later', () => {
    expect(expectedUnits({ yields }, true)).toBeCloseTo((2 + 2 + 3 + 3 + 4 + 6) / 6);
    expect(depletionChance({ yields }, true)).toBe(0);
    expect(depletionChance({ yields }, false)).toBeCloseTo(3 / 36);
  });

  it('is worth something at today’s price, in tens', () => {
    const state = rules.setup({
      players: 3,
      options: playedUntil({ players: 3, options: {}, seed: 1 }, () => true).options,
    });
    for (const claim of board.claims)
      if (claim !== undefined) expect(firstWorth(board, state, claim) % 10).toBe(0);
  });
});

describe('the outlook of a price', () => {
  it('adds up to one, and selling lowers what is expected', () => {
    const state = playedUntil(
      { players: 3, options: {}, seed: 2 },
      ({ stage }) => stage.kind === 'deliveries',
    );
    const column = board.columns.find(({ id }) => id === 'silver');
    if (column === undefined) throw new Error('silver is sold');
    const idle = priceOutlook(board, state, { column, units: 0 });
    const selling = priceOutlook(board, state, { column, units: 6 });

    expect(sum(idle.map(({ chance }) => chance))).toBeCloseTo(1);
    expect(expectedPrice(selling)).toBeLessThan(expectedPrice(idle));
  });
});

describe('the market board', () => {
  it('shows ten boxes a column with one marker, and cities in three letters', () => {
    const columns = marketBoard(
      board,
      rules.view(
        playedUntil({ players: 3, options: {}, seed: 1 }, ({ turn }) => turn > 1),
        0,
      ),
    )
      .flatMap((group) => group.columns)
      .filter(({ inPlay }) => inPlay);
    expect(columns.length).toBeGreaterThan(5);
    for (const { boxes } of columns) {
      expect(boxes).toHaveLength(10);
      expect(boxes.filter(({ now, shut }) => now && !shut)).toHaveLength(1);
    }
    expect(['Denver', 'Salt Lake City', 'Santa Fe', 'El Paso'].map(shortCity)).toEqual([
      'Den',
      'SLC',
      'SFe',
      'ElP',
    ]);
  });
});

describe('the map', () => {
  const drawing = drawingOf(board);
  const places = placesOf(drawing);

  it('draws every town and segment of the board', () => {
    expect(drawing.towns).toHaveLength(board.towns.length);
    expect(drawing.segments).toHaveLength(board.segments.length);
  });

  it('shows names that do not touch each other from afar, markets always', () => {
    const names = namesAt(drawing, 0.3, ({ market }) => Number(market));
    expect(names.length).toBeGreaterThan(20);
    expect(names.length).toBeLessThan(drawing.towns.length);
    expect(names.filter(({ town }) => town.market)).toHaveLength(5);
    expect(namesAt(drawing, 0.8, () => 0)).toHaveLength(drawing.towns.length);
  });

  it('sets names from afar where no track runs under them', () => {
    const names = namesAt(drawing, 0.32, ({ market }) => Number(market));
    const crossed = names.filter(({ town, size, x, y, anchor }) => {
      const width = (town.box.width * size) / (town.market ? 20 : 16);
      const left = { start: x, middle: x - width / 2, end: x - width }[anchor] ?? x;
      return drawing.track.countIn({ x: left, y: y - size * 0.7, width, height: size * 0.7 }) * 8 > width / 2;
    });
    expect(names.length).toBeGreaterThan(60);
    expect(crossed).toEqual([]);
  });

  it('finds what is pressed, and walks by arrow keys and from place to place', () => {
    const denver = places.find(({ id }) => id === 'denver');
    if (denver === undefined) throw new Error('Denver is on the map');
    expect(placeAt(places, { x: denver.x + 4, y: denver.y - 3 }, 1)?.id).toBe('denver');
    expect(placeAt(places, { x: -500, y: -500 }, 1)).toBeUndefined();
    const west = placeBeside(places, denver, 'ArrowLeft');
    expect(west?.x).toBeLessThan(denver.x);
    expect(placeBeside(places, denver, 'a')).toBeUndefined();
    const few = places.slice(0, 3);
    const first = placeAfter(few, undefined, 1);
    expect(placeAfter(few, placeAfter(few, first, 1), -1)).toEqual(first);
  });
});

describe('the log put together', () => {
  const entries = (events: readonly PlainEvent[]) => [
    { sequence: 0, actor: { kind: 'chance' } as const, notation: '', events },
  ];

  it('makes a scene of a dispute', () => {
    const prize = { over: 'claim', claim: 3 } as const;
    const events: readonly MatchEvent[] = [
      {
        type: 'disputeBegan',
        prize,
        sides: [
          { seats: [0], bonus: 3 },
          { seats: [2], bonus: 1 },
        ],
        paid: [],
      },
      { type: 'disputeRolled', prize, seats: [0], dice: [1, 1], bonus: 3, total: 5 },
      { type: 'disputeRolled', prize, seats: [2], dice: [6, 4], bonus: 1, total: 11 },
      { type: 'disputeWon', prize, seats: [2] },
    ];
    const [scene] = scenesIn(entries(events));
    expect(scene).toMatchObject({ kind: 'dispute', winners: [2], tied: false });
    expect(scene?.kind === 'dispute' ? scene.sides.map(({ dice }) => dice) : []).toEqual([
      [1, 1],
      [6, 4],
    ]);
  });

  it('tells where every dollar of a match came from', () => {
    const log: PlainEvent[] = [];
    const start = rules.setup({
      players: 2,
      options: playedUntil({ players: 2, options: {}, seed: 1 }, () => true).options,
    });
    const end = playedUntil(
      { players: 2, options: {}, seed: 5 },
      ({ turn }) => turn > 6,
      (events) => log.push(...events),
    );
    const earned = earningsOf(entries(log), 2).map((each) => sum(Object.values(each)));

    expect(end.players.map(({ cash }, seat) => cash - (start.players[seat]?.cash ?? 0))).toEqual(earned);
  });

  it('adds up to the final standings, whatever the viewer could not see', () => {
    const log: PlainEvent[] = [];
    const options = { length: 'short', optionalRules: [], scenario: 'golden-spike-3' } as const;
    const end = playedUntil(
      { players: 3, options, seed: 11 },
      () => false,
      (events) => log.push(...events),
    );
    const standings = rules.standings(end);
    const rows = endRows(standings, rules.view(end, 'spectator'), entries(log));

    expect(rows.map(({ rank }) => rank)).toEqual(standings.map(({ rank }) => rank).sort());
    for (const { start, sums, score } of rows) expect(start + sum(Object.values(sums))).toBe(score);
  });
});

describe('drafts', () => {
  it('of staff stay in order and begin balanced', () => {
    expect(withPiece(['S+1', 'P'], 'S', 1)).toEqual(['S', 'S+1', 'P']);
    expect(withPiece(['S', 'S', 'P'], 'S', -1)).toEqual(['S', 'P']);
    expect(
      balancedStaff([
        ['S', 'P', 'P', 'P+1'],
        ['S', 'S+1', 'P', 'P+1'],
        ['S+2', 'P+2'],
      ]),
    ).toEqual(['S', 'S+1', 'P', 'P+1']);
  });

  it('of deals put things in and take them out', () => {
    const { gives } = blankTerms(1);
    const two = toggled(toggled(gives, 'trains', { figure: 15, chosen: true }), 'trains', {
      figure: 9,
      chosen: true,
    });
    expect(two.trains).toEqual([9, 15]);
    expect(toggled(two, 'trains', { figure: 9, chosen: false }).trains).toEqual([15]);
    expect(withSegment(withSegment(gives, 'b--c', true), 'a--b', true).segments).toEqual(['a--b', 'b--c']);
    expect([isNothing(gives), isNothing(two), isNothing({ ...gives, cash: 350 })]).toEqual([
      true,
      false,
      false,
    ]);
    const lot = withGoods(gives, { claim: 4, units: 3, city: 'denver' });
    expect(lot.goods).toHaveLength(1);
    expect(withGoods(lot, { claim: 4, units: 0, city: 'denver' }).goods).toEqual([]);
  });
});

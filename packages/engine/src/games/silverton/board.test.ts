import { describe, expect, it } from 'vitest';
import { problemText } from '../../kernel/index.ts';
import { decodeBoard, defaultBoard } from './board.ts';
import type { BoardPack } from './data/pack.ts';

const pack = defaultBoard.pack;
const changed = (change: (pack: BoardPack) => object): unknown => ({ ...pack, ...change(pack) });
const problemOf = (json: unknown): string => {
  const read = decodeBoard(json);
  return read.ok ? 'none' : problemText(read.problem);
};
const withAt = <T extends object>(list: readonly T[], index: number, change: Partial<T>): readonly T[] =>
  list.map((item, place) => (place === index ? { ...item, ...change } : item));

describe('decodeBoard', () => {
  it('reads its own pack back, with the same hash', () => {
    const read = decodeBoard(JSON.parse(JSON.stringify(pack)));

    expect(read.ok && read.value.hash).toBe(defaultBoard.hash);
    expect(defaultBoard.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gives another hash to a changed figure', () => {
    const read = decodeBoard(changed(({ claims }) => ({ claims: withAt(claims, 0, { price: 999 }) })));

    expect(read.ok && read.value.hash).not.toBe(defaultBoard.hash);
  });

  it('never throws on nonsense, and names the field', () => {
    expect(problemOf(null)).toContain('expected an object');
    expect(problemOf(changed(() => ({ towns: 7 })))).toBe('towns: expected a list, found 7');
    expect(problemOf(changed(() => ({ colour: 1 })))).toContain('colour: expected no such field');
  });

  it.each<[string, (pack: BoardPack) => object, string]>([
    ['a town twice', (p) => ({ towns: withAt(p.towns, 1, { id: 'denver' }) }), 'towns[1].id'],
    [
      'a segment twice',
      (p) => ({ segments: withAt(p.segments, 1, { id: 'denver--golden' }) }),
      'segments[1].id',
    ],
    [
      'a segment to nowhere',
      (p) => ({ segments: withAt(p.segments, 0, { b: 'atlantis' }) }),
      'segments[0].b',
    ],
    [
      'a segment from nowhere',
      (p) => ({ segments: withAt(p.segments, 0, { a: 'atlantis' }) }),
      'segments[0].a',
    ],
    ['a loop', (p) => ({ segments: withAt(p.segments, 0, { b: 'denver' }) }), 'segments[0].b'],
    [
      'a group of one',
      (p) => ({ segments: withAt(p.segments, 0, { parallelGroup: 'lone' }) }),
      'parallelGroup',
    ],
    [
      'a town apart',
      (p) => ({ segments: p.segments.filter(({ a, b }) => a !== 'ward' && b !== 'ward') }),
      'towns[3]',
    ],
    [
      'a sixth market city',
      (p) => ({ towns: withAt(p.towns, 1, { market: true }) }),
      'towns: expected 5 market',
    ],
    [
      'a market column elsewhere',
      (p) => ({ columns: withAt(p.columns, 3, { city: 'golden' }) }),
      'columns[3].city',
    ],
    ['a missing seat', (p) => ({ startCities: p.startCities.slice(1) }), 'startCities'],
    ['a start nowhere', (p) => ({ startCities: p.startCities.with(2, 'atlantis') }), 'startCities[2]'],
    ['no Leadville', () => ({ leadville: 'atlantis' }), 'leadville'],
    ['a column twice', (p) => ({ columns: withAt(p.columns, 1, { id: 'gold' }) }), 'columns[1].id'],
    [
      'two columns for one good',
      (p) => ({ columns: withAt(p.columns, 4, { city: 'denver' }) }),
      'columns[4].city',
    ],
    ['nine boxes', (p) => ({ columns: withAt(p.columns, 0, { boxes: [1, 2, 3] }) }), 'columns[0].boxes'],
    [
      'a falling ladder',
      (p) => ({ columns: withAt(p.columns, 0, { boxes: [9, 8, 8, 8, 8, 8, 8, 8, 8, 8] }) }),
      'columns[0].boxes[1]',
    ],
    [
      'no open box',
      (p) => ({ columns: withAt(p.columns, 0, { openFrom: 5, openTo: 4 }) }),
      'columns[0].openTo',
    ],
    [
      'a start in the shade',
      (p) => ({ columns: withAt(p.columns, 3, { startBox: 0 }) }),
      'columns[3].startBox',
    ],
    [
      'a movement that rises',
      (p) => ({ movement: { ...p.movement, gold: { from: 1, boxes: [1, 2] } } }),
      'movement.gold.boxes[1]',
    ],
    [
      'no movement',
      (p) => ({ movement: { ...p.movement, coal: { from: 1, boxes: [] } } }),
      'movement.coal.boxes',
    ],
    ['a short turn track', (p) => ({ turnTrack: { ...p.turnTrack, idn: [0] } }), 'turnTrack.idn'],
    [
      'winters out of order',
      (p) => ({ turnTrack: { ...p.turnTrack, winterTurns: [8, 8] } }),
      'turnTrack.winterTurns[1]',
    ],
    ['a train twice', (p) => ({ trains: withAt(p.trains, 1, { power: 9 }) }), 'trains[1].power'],
    ['a plow twice', (p) => ({ plows: withAt(p.plows, 1, { bonus: 2 }) }), 'plows[1].bonus'],
    ['too few trains to start', (p) => ({ trains: withAt(p.trains, 0, { count: 5 }) }), 'trains'],
    ['a missing claim', (p) => ({ claims: p.claims.slice(1) }), 'claims: expected a list of 102'],
    ['claims out of order', (p) => ({ claims: p.claims.toReversed() }), 'claims[0].number'],
    ['a claim nowhere', (p) => ({ claims: withAt(p.claims, 5, { town: 'atlantis' }) }), 'claims[5].town'],
    ['a gap in the yields', (p) => ({ claims: withAt(p.claims, 5, { yields: [1, 2] }) }), 'claims[5].yields'],
    [
      'yields that fall',
      (p) => ({ claims: withAt(p.claims, 24, { yields: [1, 2, 2, 3, 4, 3] }) }),
      'claims[24].yields[5]',
    ],
    [
      'a good without market',
      (p) => ({ columns: p.columns.slice(1) }),
      'expected one that has a market column',
    ],
    ['a missing line', (p) => ({ lines: p.lines.slice(0, -1) }), 'lines: expected a list of 24'],
    [
      'nine lines of a class',
      (p) => ({ lines: withAt(p.lines, 0, { class: 'B' }) }),
      'lines: expected 8 of class A',
    ],
    ['a line to nowhere', (p) => ({ lines: withAt(p.lines, 0, { to: 'atlantis' }) }), 'lines[0]'],
    ['a line via nowhere', (p) => ({ lines: withAt(p.lines, 0, { via: ['atlantis'] }) }), 'lines[0]'],
    ['a line that goes nowhere', (p) => ({ lines: withAt(p.lines, 0, { to: 'denver' }) }), 'lines[0].to'],
    ['a missing event', (p) => ({ events: { ...p.events, cards: p.events.cards.slice(1) } }), 'events.cards'],
    [
      'a yield for 13',
      (p) => ({ claims: withAt(p.claims, 5, { depletedUpTo: 12 }) }),
      'claims[5].depletedUpTo',
    ],
  ])('refuses %s', (_, change, field) => {
    expect(problemOf(changed(change))).toContain(field);
  });

  it('refuses twin tracks that are not of one group', () => {
    const twin = pack.segments.findIndex(({ id }) => id === 'colorado-springs--denver~2');
    const { parallelGroup: _, ...alone } = pack.segments[twin] ?? pack.segments[0] ?? {};
    const segments = pack.segments.map((segment, index) => (index === twin ? alone : segment));

    expect(problemOf({ ...pack, segments })).toContain('parallelGroup: expected');
  });
});

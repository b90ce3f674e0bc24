import { describe, expect, it } from 'vitest';
import { aPlayer, type PlayerPlan, segmentIndex, townIndex } from '../testing/aPlayer.ts';
import { board } from '../testing/aTable.ts';
import { boardWith } from '../testing/boards.ts';
import { isConnected, isConnectedTo, networkOf } from './network.ts';

const network = (...ids: readonly string[]) =>
  networkOf(
    board,
    ids.map((id) => segmentIndex(board, id)),
  );
const town = (id: string): number => townIndex(board, id);
const player = (plan: PlayerPlan) => aPlayer(board, plan);

describe('networkOf', () => {
  it('knows what its segments join and touch', () => {
    const joined = network('denver--golden', 'golden--louisville', 'french--raton');

    expect(joined.connects(town('denver'), town('louisville'))).toBe(true);
    expect(joined.connects(town('denver'), town('raton'))).toBe(false);
    expect(joined.connects(town('ouray'), town('ouray'))).toBe(true);
    expect(joined.touches(town('raton'))).toBe(true);
    expect(joined.touches(town('ouray'))).toBe(false);
  });

  it('measures the shortest route, with and without snow', () => {
    const ways = network('fort-garland--la-veta', 'la-veta--walsenburg', 'alamosa--fort-garland');

    expect(ways.distance(town('walsenburg'), town('alamosa'))).toBe(1 + 4 + 2);
    expect(ways.snowFreeDistance(town('walsenburg'), town('alamosa'))).toBe(Number.POSITIVE_INFINITY);
    expect(ways.snowFreeDistance(town('walsenburg'), town('la-veta'))).toBe(1);
  });

  it('finds the route whose longest segment is shortest', () => {
    const ways = network(
      'denver--falcon',
      'colorado-springs--falcon',
      'denver--golden',
      'golden--louisville',
    );

    expect(ways.longestSegment(town('golden'), town('colorado-springs'))).toBe(7);
    expect(ways.longestSegment(town('golden'), town('louisville'))).toBe(2);
    expect(ways.easiestRoute(town('denver'), town('louisville'))).toEqual([
      segmentIndex(board, 'denver--golden'),
      segmentIndex(board, 'golden--louisville'),
    ]);
    expect(ways.easiestRoute(town('denver'), town('raton'))).toBeUndefined();
  });

  it('is remembered for the same list on the same board only', () => {
    const track = [segmentIndex(board, 'denver--golden')];
    const longer = boardWith((pack) => ({
      ...pack,
      segments: pack.segments.map((each) => (each.id === 'denver--golden' ? { ...each, length: 9 } : each)),
    }));

    expect(networkOf(board, track)).toBe(networkOf(board, track));
    expect(networkOf(longer, track).distance(town('denver'), town('golden'))).toBe(9);
    expect(networkOf(board, track).distance(town('denver'), town('golden'))).toBe(2);
  });
});

describe('connected', () => {
  it('SV-14.1 means joined to the start city by own track; the city itself needs none', () => {
    const builder = player({ cities: ['denver'], track: ['denver--golden', 'french--raton'] });

    expect(isConnected(board, builder, town('denver'))).toBe(true);
    expect(isConnected(board, builder, town('golden'))).toBe(true);
    expect(isConnected(board, builder, town('raton'))).toBe(false);
    expect(isConnected(board, player({ cities: ['el-paso'] }), town('denver'))).toBe(false);
  });

  it('SV-14.1 snow does not cut a connection', () => {
    const builder = player({
      cities: ['denver'],
      track: ['denver--louisville', 'boulder--louisville', 'boulder--ward'],
    });

    expect(isConnected(board, builder, town('ward'))).toBe(true);
  });

  it('SV-14.1 holds for either of two start cities, and can be asked for one', () => {
    const builder = player({ cities: ['denver', 'santa-fe'], track: ['lamy--santa-fe'] });

    expect(isConnected(board, builder, town('lamy'))).toBe(true);
    expect(isConnectedTo(board, builder, town('santa-fe'), town('lamy'))).toBe(true);
    expect(isConnectedTo(board, builder, town('denver'), town('lamy'))).toBe(false);
  });
});

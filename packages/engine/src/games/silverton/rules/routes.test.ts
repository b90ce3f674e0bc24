import { describe, expect, it } from 'vitest';
import { aPlayer, type PlayerPlan, segmentIndex, townIndex } from '../testing/aPlayer.ts';
import { board } from '../testing/aTable.ts';
import type { LineNumber, PassengerLine } from '../types.ts';
import { bottleneck, deliveryRoute, isClosed, lineLength, lineLengthWith } from './routes.ts';

const player = (plan: PlayerPlan) => aPlayer(board, plan);
const town = (id: string): number => townIndex(board, id);
const line = (number: LineNumber): PassengerLine => {
  const found = board.lines[number];
  if (found === undefined) throw new RangeError(`no line ${number}`);
  return found;
};
const ANY_WEATHER = { snowFree: false };
const WINTER = { snowFree: true };

/** Denver to Cripple Creek (line 4) by Divide, or by the snowbound Short Line. */
const TO_DIVIDE = ['colorado-springs--denver', 'colorado-springs--divide', 'cripple-creek--divide'];
const SHORT_LINE = ['colorado-springs--denver', 'colorado-springs--victor', 'cripple-creek--victor'];
const lengthOf = (...ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + (board.segmentById.get(id)?.length ?? Number.NaN), 0);

describe('lineLength', () => {
  it('SV-14.2 is the length of the shortest own route', () => {
    const both = player({ track: [...TO_DIVIDE, ...SHORT_LINE.slice(1)] });
    const shorter = Math.min(lengthOf(...TO_DIVIDE), lengthOf(...SHORT_LINE));

    expect(lineLength(board, both, line(4), ANY_WEATHER)).toBe(shorter);
    expect(lineLength(board, player({ track: TO_DIVIDE.slice(1) }), line(4), ANY_WEATHER)).toBeUndefined();
  });

  it('SV-14.2 counts the shortest route free of snow where one is asked for', () => {
    const snowbound = player({ track: SHORT_LINE });
    const open = player({
      track: ['pueblo--walsenburg', 'colorado-springs--pueblo', 'colorado-springs--denver'],
    });

    expect(lineLength(board, snowbound, line(4), ANY_WEATHER)).toBe(lengthOf(...SHORT_LINE));
    expect(lineLength(board, snowbound, line(4), WINTER)).toBeUndefined();
    expect(lineLength(board, open, line(2), WINTER)).toBe(7 + 4);
  });

  it('SV-14.2 wants a route connected to the start city', () => {
    const track = ['colorado-springs--denver', 'colorado-springs--pueblo'];

    expect(lineLength(board, player({ cities: ['denver'], track }), line(2), ANY_WEATHER)).toBe(11);
    expect(lineLength(board, player({ cities: ['el-paso'], track }), line(2), ANY_WEATHER)).toBeUndefined();
  });

  it('SV-15.1 passes the town the card names, and is measured that way', () => {
    const pass = { ...line(2), via: [town('golden')] };
    const track = ['colorado-springs--denver', 'colorado-springs--pueblo', 'denver--golden'];

    expect(lineLength(board, player({ track }), pass, ANY_WEATHER)).toBe(2 + 2 + 7 + 4);
    expect(lineLength(board, player({ track: track.slice(0, 2) }), pass, ANY_WEATHER)).toBeUndefined();
    expect(line(22).via).toEqual([town('silverton')]);
  });

  it('SV-12.3 uses cleared snow segments in winter', () => {
    const snowbound = player({ track: SHORT_LINE });
    const cleared = [segmentIndex(board, 'colorado-springs--victor')];

    expect(lineLengthWith(board, snowbound, line(4), [])).toBeUndefined();
    expect(lineLengthWith(board, snowbound, line(4), cleared)).toBe(lengthOf(...SHORT_LINE));
    expect(
      lineLengthWith(board, player({ cities: ['el-paso'], track: SHORT_LINE }), line(4), cleared),
    ).toBeUndefined();
  });
});

describe('bottleneck', () => {
  const everywhere = (from: string, to: string) => ({ from: town(from), to: town(to), closed: () => false });
  const example = player({
    track: ['pueblo--walsenburg', 'colorado-springs--pueblo', 'colorado-springs--denver'],
  });

  it('SV-11.3 longest segments of the worked example: 7 to Denver, 5 to Pueblo', () => {
    expect(bottleneck(board, example, everywhere('walsenburg', 'denver'))).toBe(7);
    expect(bottleneck(board, example, everywhere('walsenburg', 'pueblo'))).toBe(5);
    expect(deliveryRoute(board, example, everywhere('walsenburg', 'pueblo'))).toEqual([
      segmentIndex(board, 'pueblo--walsenburg'),
    ]);
  });

  it('SV-11.2 a route without segments counts as 1, if its town is connected', () => {
    expect(bottleneck(board, example, everywhere('denver', 'denver'))).toBe(1);
    expect(
      bottleneck(board, player({ cities: ['el-paso'] }), everywhere('denver', 'denver')),
    ).toBeUndefined();
  });

  it('SV-11.8 takes the route with the shortest longest segment, not the shortest in all', () => {
    const ways = player({
      cities: ['raton'],
      track: [
        'french--raton',
        'french--las-vegas-nm',
        'dawson--raton',
        'cimarron--dawson',
        'cimarron--french',
      ],
    });

    expect(bottleneck(board, ways, everywhere('raton', 'french'))).toBe(3);
    expect(
      bottleneck(board, ways, {
        ...everywhere('raton', 'french'),
        closed: ({ id }) => id === 'french--raton',
      }),
    ).toBe(4);
  });

  it('SV-6.2.5 has no use for track that is not connected to the start city', () => {
    const stranded = player({ cities: ['denver'], track: ['pueblo--walsenburg'] });

    expect(bottleneck(board, stranded, everywhere('walsenburg', 'pueblo'))).toBeUndefined();
    expect(deliveryRoute(board, stranded, everywhere('walsenburg', 'pueblo'))).toBeUndefined();
  });

  it('SV-12.2 answers for what is closed now, asked in any order', () => {
    const track = ['colorado-springs--denver', 'colorado-springs--victor', 'cripple-creek--victor'];
    const snowbound = player({ track });
    const cleared = [segmentIndex(board, 'colorado-springs--victor')];
    const winterWith = (open: readonly number[]) =>
      bottleneck(board, snowbound, {
        from: town('victor'),
        to: town('denver'),
        closed: (segment) => isClosed(segment, open),
      });

    expect([winterWith([]), winterWith(cleared), winterWith([]), winterWith(cleared)]).toEqual([
      undefined,
      7,
      undefined,
      7,
    ]);
  });

  it('SV-12.2 a snow segment is closed in winter until cleared', () => {
    const [snowy, plain] = ['boulder--ward', 'denver--golden'].map((id) => board.segmentById.get(id));
    if (snowy === undefined || plain === undefined) throw new Error('segments missing');

    expect(isClosed(snowy, [])).toBe(true);
    expect(isClosed(snowy, [snowy.index])).toBe(false);
    expect(isClosed(plain, [])).toBe(false);
  });
});

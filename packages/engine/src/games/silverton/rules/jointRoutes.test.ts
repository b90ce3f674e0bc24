import { describe, expect, it } from 'vitest';
import { aPlayer, segmentIndex, townIndex } from '../testing/aPlayer.ts';
import { board } from '../testing/aTable.ts';
import type { PassengerLine } from '../types.ts';
import { jointLineLength } from './jointRoutes.ts';

const DENVER_PUEBLO = 2;
const DENVER_TRINIDAD = 11;
const line = (number: number): PassengerLine => {
  const found = board.lines[number];
  if (found === undefined) throw new RangeError(`no line ${number}`);
  return found;
};
const north = (...track: readonly string[]) => aPlayer(board, { cities: ['denver'], track });
const south = (...track: readonly string[]) => aPlayer(board, { cities: ['pueblo'], track });
const ANY_WEATHER = { snowFree: false };

describe('jointLineLength', () => {
  it('SV-30.2.2 measures the shortest route over the track of both, and the share of each', () => {
    const pair = [north('colorado-springs--denver'), south('colorado-springs--pueblo')] as const;

    expect(jointLineLength(board, pair, line(DENVER_PUEBLO), ANY_WEATHER)).toEqual({
      total: 11,
      shares: [7, 4],
    });
    expect(jointLineLength(board, [pair[1], pair[0]], line(DENVER_PUEBLO), ANY_WEATHER)).toEqual({
      total: 11,
      shares: [4, 7],
    });
  });

  it('SV-30.2.2 knows when they have no route together', () => {
    const pair = [north('colorado-springs--denver'), south('pueblo--walsenburg')] as const;

    expect(jointLineLength(board, pair, line(DENVER_PUEBLO), ANY_WEATHER)).toBeUndefined();
  });

  it('SV-30.2.2 uses both where it costs no length, sharing as evenly as can be', () => {
    const pair = [
      north(
        'colorado-springs--denver',
        'colorado-springs--pueblo',
        'pueblo--walsenburg',
        'trinidad--walsenburg',
      ),
      south('pueblo--walsenburg~2', 'trinidad--walsenburg~2'),
    ] as const;

    expect(jointLineLength(board, pair, line(DENVER_TRINIDAD), ANY_WEATHER)).toEqual({
      total: 20,
      shares: [11, 9],
    });
  });

  it('SV-30.2.2 of two splits as even as each other takes the one with less for the first', () => {
    const pueblo = townIndex(board, 'pueblo');
    const southward = { ...line(DENVER_PUEBLO), from: pueblo, to: townIndex(board, 'trinidad') };
    const pair = [
      south('pueblo--walsenburg', 'trinidad--walsenburg'),
      south('pueblo--walsenburg~2', 'trinidad--walsenburg~2'),
    ] as const;

    expect(jointLineLength(board, pair, southward, ANY_WEATHER)).toEqual({ total: 9, shares: [4, 5] });
  });

  it('SV-30.2.2 gives a share of 0 to one whose track is no part of a shortest route', () => {
    const pair = [
      north('colorado-springs--denver', 'colorado-springs--pueblo'),
      south('pueblo--walsenburg'),
    ] as const;

    expect(jointLineLength(board, pair, line(DENVER_PUEBLO), ANY_WEATHER)?.shares).toEqual([11, 0]);
  });

  it('SV-6.2.5 leaves out track that is not connected to its owner’s start city', () => {
    const pair = [north('colorado-springs--pueblo'), south('colorado-springs--denver')] as const;

    expect(jointLineLength(board, pair, line(DENVER_PUEBLO), ANY_WEATHER)).toBeUndefined();
  });

  it('SV-30.2.1 SV-30.2.4 keeps off snow in winter, but for what has been cleared', () => {
    const pair = [
      north('colorado-springs--denver'),
      aPlayer(board, { cities: ['victor'], track: ['colorado-springs--victor', 'cripple-creek--victor'] }),
    ] as const;
    const cleared = [segmentIndex(board, 'colorado-springs--victor')];
    const total = 7 + 4 + (board.segmentById.get('cripple-creek--victor')?.length ?? 0);

    expect(jointLineLength(board, pair, line(4), ANY_WEATHER)?.total).toBe(total);
    expect(jointLineLength(board, pair, line(4), { snowFree: true })).toBeUndefined();
    expect(jointLineLength(board, pair, line(4), { cleared: [] })).toBeUndefined();
    expect(jointLineLength(board, pair, line(4), { cleared })?.total).toBe(total);
  });
});

import { describe, expect, it } from 'vitest';
import { aPlayer, type PlayerPlan, segmentIndex } from '../testing/aPlayer.ts';
import { aTable, board } from '../testing/aTable.ts';
import { boardWith } from '../testing/boards.ts';
import type { SegmentId } from '../types.ts';
import { isParallelToOwn, servesBuilder, shutsOut, spoilsEachOther } from './blocking.ts';

const segment = (id: SegmentId): number => segmentIndex(board, id);
const serves = (plan: PlayerPlan, id: SegmentId, alsoBuilt: readonly SegmentId[] = []): boolean =>
  servesBuilder(board, aPlayer(board, plan), segment(id), alsoBuilt.map(segment));

describe('SV-4.6 no parallel segments', () => {
  const builder = aTable({ players: [{ track: ['colorado-springs--denver'] }, {}] });

  it('SV-4.6 between the same towns, or of one group of the map', () => {
    expect(isParallelToOwn(board, builder, 0, segment('colorado-springs--denver~2'))).toBe(true);
    expect(isParallelToOwn(board, builder, 0, segment('denver--falcon'))).toBe(true);
    expect(isParallelToOwn(board, builder, 0, segment('colorado-springs--pueblo'))).toBe(false);
    expect(isParallelToOwn(board, builder, 1, segment('denver--falcon'))).toBe(false);
  });

  it.each([
    ['denver--falcon', 'colorado-springs--denver~2'],
    ['falcon--pueblo', 'colorado-springs--pueblo'],
    ['espanola--santa-fe', 'espanola--santa-fe~2'],
    ['lamy--santa-fe', 'santa-fe--willard'],
    ['basalt--leadville', 'basalt--leadville~2'],
  ])('SV-4.6 %s and %s, whatever their prices', (own, other) => {
    const state = aTable({ players: [{ track: [own] }, {}] });

    expect(isParallelToOwn(board, state, 0, segment(other))).toBe(true);
  });

  it('SV-4.6 a surveyor already placed counts', () => {
    const state = aTable({ players: [{ staff: ['S denver--falcon', 'S'] }, {}] });

    expect(isParallelToOwn(board, state, 0, segment('colorado-springs--denver'))).toBe(true);
    expect(isParallelToOwn(board, state, 1, segment('colorado-springs--denver'))).toBe(false);
    expect(isParallelToOwn(board, state, 0, segment('denver--golden'))).toBe(false);
  });

  it('SV-4.6 a surveyor on a segment of another group does not', () => {
    const state = aTable({ players: [{ staff: ['S denver--golden', 'P'] }, {}] });

    expect(isParallelToOwn(board, state, 0, segment('colorado-springs--denver'))).toBe(false);
  });
});

describe('SV-4.7 no pure blocking', () => {
  it('SV-4.7 (a) a town not yet connected', () => {
    expect(serves({ cities: ['denver'] }, 'denver--golden')).toBe(true);
    expect(serves({ cities: ['denver'], track: ['french--raton'] }, 'cimarron--french')).toBe(true);
  });

  it('SV-4.7 (b) joins two parts of the own track', () => {
    const plan = { cities: ['denver', 'pueblo'], track: ['colorado-springs--denver'] };

    expect(serves(plan, 'colorado-springs--pueblo')).toBe(true);
  });

  it('SV-4.7 (c) a shorter route between two connected towns', () => {
    expect(serves({ track: ['denver--golden', 'golden--louisville'] }, 'denver--louisville')).toBe(true);
  });

  it('SV-4.7 anything else is blocking: no shorter than what the player has', () => {
    const byNephi = { cities: ['provo'], track: ['nephi--provo', 'manti--nephi'] };

    expect(serves(byNephi, 'manti--provo')).toBe(false);
    expect(serves({ cities: ['provo'], track: ['nephi--provo'] }, 'manti--provo')).toBe(true);
  });

  it('SV-4.7 (d) the first route free of snow', () => {
    const snowy = boardWith((pack) => ({
      ...pack,
      segments: pack.segments.map((each) => (each.id === 'manti--nephi' ? { ...each, snow: true } : each)),
    }));
    const builder = aPlayer(snowy, { cities: ['provo'], track: ['nephi--provo', 'manti--nephi'] });

    expect(servesBuilder(snowy, builder, segment('manti--provo'))).toBe(true);
  });

  it('SV-4.7 (e) a route with a shorter longest segment is a shorter route too', () => {
    const plan = { cities: ['denver'], track: ['denver--falcon', 'colorado-springs--falcon'] };

    expect(serves(plan, 'colorado-springs--denver')).toBe(true);
    expect(
      serves(
        { cities: ['raton'], track: ['french--raton', 'dawson--raton', 'cimarron--dawson'] },
        'cimarron--french',
      ),
    ).toBe(true);
  });

  it('SV-4.7 a second segment in a row is judged as if the first were built', () => {
    const plan = { cities: ['provo'], track: ['nephi--provo'] };

    expect(serves(plan, 'manti--provo', [])).toBe(true);
    expect(serves(plan, 'manti--provo', ['manti--nephi'])).toBe(false);
  });
});

describe('SV-4.7.1 no shutting out of a market city', () => {
  const SALT_LAKE = { cities: ['salt-lake-city'] };

  it('SV-4.7.1 worked example: once Laramie-Cheyenne is built, no other player blocks Denver to the north', () => {
    const near = aTable({ players: [{}, { ...SALT_LAKE, track: ['cheyenne--laramie'] }] });
    const before = aTable({ players: [{}, SALT_LAKE] });

    expect(shutsOut(board, near, 0, segment('denver--greeley'))).toBe(1);
    expect(shutsOut(board, before, 0, segment('denver--greeley'))).toBeUndefined();
  });

  it('SV-4.7.1 lets others take what touches no market city, or what leaves a way', () => {
    const near = aTable({ players: [{}, { ...SALT_LAKE, track: ['cheyenne--laramie'] }] });
    const nearer = aTable({
      players: [{}, { ...SALT_LAKE, track: ['boulder--louisville', 'boulder--longmont'] }],
    });

    expect(shutsOut(board, near, 0, segment('cheyenne--greeley'))).toBeUndefined();
    expect(shutsOut(board, near, 0, segment('denver--golden'))).toBeUndefined();
    expect(shutsOut(board, nearer, 0, segment('denver--louisville'))).toBeUndefined();
  });

  it('SV-4.7.1 does not bind the player concerned, nor where that player is connected', () => {
    const own = aTable({ players: [{}, { ...SALT_LAKE, track: ['cheyenne--laramie'] }] });
    const fromDenver = aTable({ players: [{}, { cities: ['denver'], track: ['cheyenne--laramie'] }] });

    expect(shutsOut(board, own, 1, segment('denver--greeley'))).toBeUndefined();
    expect(shutsOut(board, fromDenver, 0, segment('denver--greeley'))).toBeUndefined();
  });

  it('SV-4.7.1 a way over a segment the player could not own is none', () => {
    const near = aTable({ players: [{}, { ...SALT_LAKE, track: ['cheyenne--laramie'] }] });
    const parallel = boardWith((pack) => ({
      ...pack,
      segments: pack.segments.map((each) =>
        ['cheyenne--laramie', 'denver--greeley'].includes(each.id)
          ? { ...each, parallelGroup: 'north' }
          : each,
      ),
    }));

    expect(shutsOut(parallel, near, 0, segment('denver--greeley'))).toBeUndefined();
  });

  it('SV-4.7.1 a segment with a surveyor of that player may be contested', () => {
    const state = aTable({
      players: [{}, { ...SALT_LAKE, track: ['cheyenne--laramie'], staff: ['S denver--greeley', 'P'] }],
    });

    expect(shutsOut(board, state, 0, segment('denver--greeley'))).toBeUndefined();
  });

  it('SV-4.7.1 a surveyor of that player elsewhere changes nothing', () => {
    const state = aTable({
      players: [{}, { ...SALT_LAKE, track: ['cheyenne--laramie'], staff: ['S cheyenne--greeley', 'P'] }],
    });

    expect(shutsOut(board, state, 0, segment('denver--greeley'))).toBe(1);
  });
});

describe('SV-5.6 segments that spoil each other', () => {
  const stand = (seat: number, id: SegmentId) => ({ seat, segment: segment(id) });
  const bothToFrench = [stand(0, 'french--raton'), stand(1, 'cimarron--french')];
  const sorted = (...ids: readonly SegmentId[]) => ids.map(segment).toSorted((a, b) => a - b);

  it('SV-5.6 (a) worked example: Raton-French and Cimarron-French, with one way on', () => {
    const state = aTable({
      players: [{ track: ['raton--trinidad'] }, { track: ['cimarron--dawson'] }],
    });

    expect(spoilsEachOther(board, state, bothToFrench)).toEqual([
      sorted('french--raton', 'cimarron--french'),
    ]);
  });

  it('SV-5.6 (a) not if one of them has track there, or the way on is built', () => {
    const there = aTable({ players: [{ track: ['french--las-vegas-nm'] }, {}] });
    const third = aTable({ players: [{}, {}, { track: ['french--las-vegas-nm'] }] });

    expect(spoilsEachOther(board, there, bothToFrench)).toEqual([]);
    expect(spoilsEachOther(board, third, bothToFrench)).toEqual([]);
  });

  it('SV-5.6 (a) not between surveyors of one player, nor at a market city', () => {
    const state = aTable();

    expect(spoilsEachOther(board, state, [stand(0, 'french--raton'), stand(0, 'cimarron--french')])).toEqual(
      [],
    );
    expect(
      spoilsEachOther(board, state, [stand(0, 'espanola--santa-fe'), stand(1, 'lamy--santa-fe')]),
    ).toEqual([]);
  });

  it('SV-5.6 (b) one would be forbidden by SV-4.7.1 once the other is built', () => {
    const state = aTable({ players: [{}, { cities: ['salt-lake-city'], track: ['hanna--laramie'] }] });
    const stands = [stand(0, 'denver--greeley'), stand(1, 'cheyenne--laramie')];

    expect(spoilsEachOther(board, state, stands)).toEqual([sorted('denver--greeley', 'cheyenne--laramie')]);
    expect(
      spoilsEachOther(board, state, [stand(0, 'denver--golden'), stand(1, 'cheyenne--laramie')]),
    ).toEqual([]);
  });
});

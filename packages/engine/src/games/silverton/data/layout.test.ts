import { describe, expect, it } from 'vitest';
import { board } from '../testing/aTable.ts';
import {
  areFar,
  crossings,
  distance,
  isInside,
  lineToPoint,
  lineToPolygon,
  type Point,
  polygonGap,
} from '../testing/geometry.ts';
import {
  FRAME,
  iconsAt,
  labelShapes,
  namesInLayout,
  strayTowns,
  townShapes,
  trackShapes,
} from '../testing/layoutShapes.ts';

const towns = townShapes();
const labels = labelShapes();
const tracks = trackShapes();
const townAt = (town: number): Point => towns[town]?.at ?? [Number.NaN, Number.NaN];
const TRACK_HALF = 4;
const MARGIN = 16;

/** The names of all pairs that break a rule, for a message a person can act on. */
const pairsThat = <A extends { readonly name: string }, B extends { readonly name: string }>(
  some: readonly A[],
  others: readonly B[],
  breaks: (one: A, other: B) => boolean,
): readonly string[] =>
  some.flatMap((one) =>
    others.filter((other) => breaks(one, other)).map(({ name }) => `${one.name} / ${name}`),
  );

describe('layout', () => {
  it('places every town and every segment, and nothing else', () => {
    expect(namesInLayout().towns.toSorted()).toEqual(board.towns.map(({ id }) => id).toSorted());
    expect(namesInLayout().tracks.toSorted()).toEqual(board.segments.map(({ id }) => id).toSorted());
  });

  it('has room for one icon per claim', () => {
    const claimsAt = (town: number) => board.claims.filter((claim) => claim?.town === town).length;

    expect(board.towns.filter(({ id, index }) => iconsAt(id) !== claimsAt(index))).toEqual([]);
  });

  it('stays within the frame', () => {
    const corners = [
      ...towns.flatMap(({ outline }) => outline),
      ...labels.flatMap(({ outline }) => outline),
      ...tracks.flatMap(({ line, square, triangle }) => [...line, ...square, ...triangle]),
    ];

    expect(
      corners.filter(
        ([x, y]) => x < MARGIN || y < MARGIN || x > FRAME.width - MARGIN || y > FRAME.height - MARGIN,
      ),
    ).toEqual([]);
  });

  it('keeps towns 80 apart, inside their state', () => {
    expect(pairsThat(towns, towns, (one, other) => one !== other && distance(one.at, other.at) < 80)).toEqual(
      [],
    );
    expect(strayTowns()).toEqual([]);
  });

  it('lets no name or icons cover another, a town, a cost, a length or a track', () => {
    const covers = (one: (typeof labels)[number], outline: (typeof one)['outline']) =>
      !areFar(one.outline, outline, 1) && polygonGap(one.outline, outline) === 0;

    expect(
      pairsThat(labels, labels, (one, other) => one.name !== other.name && covers(one, other.outline)),
    ).toEqual([]);
    expect(pairsThat(labels, towns, (one, { outline }) => covers(one, outline))).toEqual([]);
    expect(pairsThat(labels, tracks, (one, { square }) => covers(one, square))).toEqual([]);
    expect(pairsThat(labels, tracks, (one, { triangle }) => covers(one, triangle))).toEqual([]);
    expect(
      pairsThat(
        labels,
        tracks,
        ({ outline }, { line }) => !areFar(outline, line, 20) && lineToPolygon(line, outline) < TRACK_HALF,
      ),
    ).toEqual([]);
  });

  it('draws each track from town to town through its own square', () => {
    const astray = tracks.filter(
      ({ line, ends: [a, b], squareAt, triangle, triangleAt }) =>
        !(
          distance(line[0] ?? [0, 0], townAt(a)) <= 0.2 &&
          distance(line.at(-1) ?? [0, 0], townAt(b)) <= 0.2 &&
          lineToPoint(line, squareAt) <= 1 &&
          isInside(triangleAt, triangle)
        ),
    );

    expect(astray.map(({ name }) => name)).toEqual([]);
  });

  it('keeps tracks 26 clear of foreign towns and cost squares, and off foreign lengths', () => {
    expect(
      pairsThat(
        tracks,
        towns,
        ({ line, ends }, { town, at }) =>
          !ends.includes(town) && !areFar(line, [at], 60) && lineToPoint(line, at) < 26,
      ),
    ).toEqual([]);
    expect(
      pairsThat(
        tracks,
        tracks,
        (one, other) =>
          one !== other && !areFar(one.line, other.square, 60) && lineToPolygon(one.line, other.square) < 26,
      ),
    ).toEqual([]);
    expect(
      pairsThat(
        tracks,
        tracks,
        (one, other) =>
          one !== other &&
          !areFar(one.line, other.triangle, 60) &&
          lineToPolygon(one.line, other.triangle) < TRACK_HALF,
      ),
    ).toEqual([]);
  });

  it('lets no square or triangle cover a town, a square or a triangle of another', () => {
    const figures = tracks.flatMap(({ name, square, triangle }) => [
      { name, outline: square },
      { name, outline: triangle },
    ]);
    const overlap = (one: (typeof figures)[number], other: (typeof figures)[number]) =>
      one.name !== other.name &&
      !areFar(one.outline, other.outline, 1) &&
      polygonGap(one.outline, other.outline) === 0;

    expect(pairsThat(figures, towns, overlap)).toEqual([]);
    expect(pairsThat(figures, figures, overlap)).toEqual([]);
  });

  it('crosses tracks only where the real ones did', () => {
    const cross = (one: (typeof tracks)[number], other: (typeof tracks)[number]) => {
      const shared = one.ends.filter((town) => other.ends.includes(town)).map((town) => townAt(town));
      return (
        one.name < other.name &&
        !areFar(one.line, other.line, 0) &&
        crossings(one.line, other.line).some((at) => shared.every((town) => distance(town, at) > 9))
      );
    };

    expect(pairsThat(tracks, tracks, cross)).toEqual([
      'denver--tolland / golden--louisville',
      'cerrillos--lamy / santa-fe--willard',
    ]);
  });

  it('keeps twin tracks 40 apart at their widest', () => {
    const tooClose = (one: (typeof tracks)[number], other: (typeof tracks)[number]) =>
      one.name < other.name &&
      one.ends.every((town) => other.ends.includes(town)) &&
      Math.max(...one.line.map((at) => lineToPoint(other.line, at))) < 40;

    expect(pairsThat(tracks, tracks, tooClose)).toEqual([]);
  });
});

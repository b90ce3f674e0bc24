import { expect, it } from 'vitest';
import { diceReport } from './diceReport.ts';

const thrown = (pairs: readonly (readonly [number, number])[]) =>
  pairs.map((dice, sequence) => ({
    sequence,
    actor: { kind: 'chance' } as const,
    notation: '',
    events: [{ type: 'marketRolled', column: 'gold', dice, sold: 0, idn: 0, result: 0 }],
  }));
const every = [1, 2, 3, 4, 5, 6].flatMap((one) =>
  [1, 2, 3, 4, 5, 6].map((other): readonly [number, number] => [one, other]),
);

it('counts faces and totals, and finds nothing odd about dice that fall evenly', () => {
  const { faces, totals, dice, throws, chance } = diceReport(thrown(every));
  expect([dice, throws]).toEqual([72, 36]);
  expect(faces.every(({ fell, expected }) => fell === expected)).toBe(true);
  expect(totals.find(({ figure }) => figure === 7)).toEqual({ figure: 7, fell: 6, expected: 6 });
  expect(chance).toBeCloseTo(1);
});

it('knows the chi-square table: 8.8 with five degrees of freedom is reached in 11.7 % of matches', () => {
  const counts = [17, 13, 8, 6, 9, 7];
  const faces = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
  const pairs = Array.from({ length: 30 }, (_, at): readonly [number, number] => [
    faces[2 * at] ?? 0,
    faces[2 * at + 1] ?? 0,
  ]);
  const strayed = counts.reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0);
  expect(strayed).toBeCloseTo(8.8);
  expect(diceReport(thrown(pairs)).chance).toBeCloseTo(0.1173, 3);
});

it('says nothing about a handful of dice', () => {
  expect(diceReport(thrown(every.slice(0, 10))).chance).toBeUndefined();
});

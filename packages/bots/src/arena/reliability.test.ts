import { expect, it } from 'vitest';
import type { JobResult } from './matchJob.ts';
import { reliabilityOf } from './reliability.ts';

const played = (foretold: readonly (readonly number[])[], came: readonly number[]): JobResult => ({
  names: [],
  standings: [],
  moves: 0,
  timings: [],
  forecasts: { foretold, came },
});

it('puts every forecast beside what came of it', () => {
  const sure = Array.from({ length: 9 }, () => played([[0.9, 0.1]], [1, 0]));
  const { positions, deciles, surprise, surpriseWithoutKnowing } = reliabilityOf([
    ...sure,
    played([[0.9, 0.1]], [0, 1]),
  ]);
  expect(positions).toBe(10);
  expect(deciles).toHaveLength(10);
  expect(deciles[9]).toMatchObject({ from: 90, to: 100, forecasts: 10, foretold: 0.9, won: { value: 0.9 } });
  expect(deciles[1]).toMatchObject({ from: 10, to: 20, forecasts: 10, foretold: 0.1, won: { value: 0.1 } });
  expect(deciles[5]).toMatchObject({ forecasts: 0 });
  expect(surprise).toBeCloseTo(-(0.9 * Math.log(0.9) + 0.1 * Math.log(0.1)), 3);
  expect(surpriseWithoutKnowing).toBeCloseTo(Math.LN2, 3);
});

it('counts certainty with the surest, and shared wins by their share', () => {
  const { deciles } = reliabilityOf([played([[1, 0]], [0.5, 0.5])]);
  expect(deciles[9]).toMatchObject({ forecasts: 1, foretold: 1, won: { value: 0.5 } });
  expect(deciles[0]).toMatchObject({ forecasts: 1, foretold: 0, won: { value: 0.5 } });
});

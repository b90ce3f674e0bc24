import { averageOf, rounded, roundedEstimate, shareOf } from '../statistics.ts';
import type { Bar } from './section.ts';

/** `part` of `whole` in percent, with its interval. */
export const percentBar = (name: string, part: number, whole: number): Bar => {
  const { value, low, high } = shareOf(part, whole);
  const percent = (share: number): number => rounded(100 * share, 1);
  return { name, value: percent(value), low: percent(low), high: percent(high), count: whole };
};

/** The mean of some values, with its interval. */
export const meanBar = (name: string, values: readonly number[], places = 2): Bar => ({
  name,
  ...roundedEstimate(averageOf(values), places),
  count: values.length,
});

/** How often each of the `names` comes up, in percent of all; names not in the list are left out. */
export const countBars = <T extends string | number>(
  names: readonly T[],
  all: readonly T[],
): readonly Bar[] =>
  names.map((name) => percentBar(`${name}`, all.filter((each) => each === name).length, all.length));

/** Whole numbers from the smallest to the largest of `values`. */
export const spanOf = (values: readonly number[]): readonly number[] => {
  if (values.length === 0) return [];
  const least = Math.min(...values);
  return Array.from({ length: Math.max(...values) - least + 1 }, (_, step) => least + step);
};

import type { Problem } from '../../../kernel/index.ts';

export const wrong = (path: string, expected: string, found: string | number): Problem => ({
  path,
  expected,
  found: String(found),
});

/** The first problem any of `items` has. */
export const firstWrong = <T>(
  items: readonly T[],
  problemOf: (item: T, index: number) => Problem | undefined,
): Problem | undefined => {
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item, index);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** The first value that came before. */
export const firstDouble = (
  list: string,
  field: string,
  values: readonly (string | number)[],
): Problem | undefined =>
  firstWrong(values, (value, index) =>
    values.indexOf(value) < index
      ? wrong(`${list}[${index}].${field}`, 'one that no other has', value)
      : undefined,
  );

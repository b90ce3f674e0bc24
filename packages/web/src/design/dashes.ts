/** Dashes of lines in one drawing, as different from each other as can be; the first is unbroken. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [8, 4],
  [2, 3],
  [12, 3, 2, 3],
  [16, 5],
  [5, 2],
  [10, 3, 2, 3, 2, 3],
  [3, 7],
];

export const dashesOf = (index: number): readonly number[] => DASHES[index % DASHES.length] ?? [];

/** Every choice out of a few things, from none to all. */
export const subsetsOf = <T>(things: readonly T[]): readonly (readonly T[])[] => {
  const [first, ...rest] = things;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((some) => [first, ...some])];
};

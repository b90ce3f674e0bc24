/**
 * Gives each new list with the objects of the list before wherever they are the `same`: whoever draws from
 * it sees at a glance what has changed. Where nothing has, the list before itself.
 */
export const keepSame = <T>(
  idOf: (item: T) => string,
  same: (a: T, b: T) => boolean,
): ((next: readonly T[]) => readonly T[]) => {
  let last: readonly T[] = [];
  let known = new Map<string, T>();
  return (next) => {
    const kept = next.map((item) => {
      const before = known.get(idOf(item));
      return before !== undefined && same(before, item) ? before : item;
    });
    if (kept.length === last.length && kept.every((item, index) => item === last[index])) return last;
    last = kept;
    known = new Map(kept.map((item) => [idOf(item), item]));
    return kept;
  };
};

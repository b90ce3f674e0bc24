type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * `next` made of the parts of `before` wherever both say the same; where all do, `before` itself. Every move
 * brings a whole new view, be it from this page or from far away: what is drawn from a part that a move left
 * alone sees the very same object, and need not be looked through again.
 */
export function shareParts<T>(before: unknown, next: T): T;
export function shareParts(before: unknown, next: unknown): unknown {
  if (Object.is(before, next)) return before;
  if (Array.isArray(before) && Array.isArray(next)) return shareItems(before, next);
  return isRecord(before) && isRecord(next) ? shareFields(before, next) : next;
}

/** Gives each value with the parts of the one before it. */
export const sharing = <T>(): ((next: T) => T) => {
  let last: T | undefined;
  return (next) => {
    last = shareParts(last, next);
    return last;
  };
};

const shareItems = (before: readonly unknown[], next: readonly unknown[]): readonly unknown[] => {
  const shared = next.map((item, index) => shareParts(before[index], item));
  const same =
    shared.length === before.length && shared.every((item, index) => Object.is(item, before[index]));
  return same ? before : shared;
};

const shareFields = (before: Parts, next: Parts): Parts => {
  const names = Object.keys(next);
  let same = names.length === Object.keys(before).length;
  const shared: Record<string, unknown> = { ...next };
  for (const name of names) {
    shared[name] = shareParts(before[name], next[name]);
    same &&= name in before && Object.is(shared[name], before[name]);
  }
  return same ? before : shared;
};

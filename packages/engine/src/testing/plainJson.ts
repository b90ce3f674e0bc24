/** Where and why `value` is not plain JSON that survives a round trip; `undefined` when it is. */
export const plainJsonProblem = (value: unknown, path = ''): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : told(path, `the number ${value}`);
  if (typeof value !== 'object') return told(path, typeof value);
  if (Array.isArray(value))
    return firstProblem(
      Array.from(value, (item, index) => [index, item]),
      path,
    );
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return told(path, 'an object with a class');
  return firstProblem(Object.entries(value), path);
};

const told = (path: string, what: string): string => `${path === '' ? 'the whole' : path} is ${what}`;

const firstProblem = (
  entries: readonly (readonly [string | number, unknown])[],
  path: string,
): string | undefined => {
  for (const [key, item] of entries) {
    const problem = plainJsonProblem(item, path === '' ? String(key) : `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
};

/** Freezes `value` and all it holds, so that whoever tries to change it throws. */
export const deepFreeze = <T>(value: T): T => {
  freezeAll(value, new Set());
  return value;
};

// Walks into frozen objects too: a shallow freeze must not hide what lies below it.
const freezeAll = (value: unknown, seen: Set<object>): void => {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || seen.has(value)) return;
  seen.add(value);
  Object.freeze(value);
  for (const item of Object.values(value)) freezeAll(item, seen);
};

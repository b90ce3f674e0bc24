/** What is wrong with a piece of untrusted input, and where. */
export interface Problem {
  /** Where, as a path into the input: `moves[3].price`. Empty for the whole. */
  readonly path: string;
  /** What was expected there, in words. */
  readonly expected: string;
  /** What was found, shortened. */
  readonly found: string;
}

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Reads a `T` out of anything. Never throws, never lets an unchecked field through. */
export type Decoder<T> = (json: unknown, path?: string) => Decoded<T>;

export const decoded = <T>(value: T): Decoded<T> => ({ ok: true, value });

export const problem = (path: string, expected: string, json: unknown): Decoded<never> => ({
  ok: false,
  problem: { path, expected, found: shown(json) },
});

/** One line for people: `moves[3].price: expected a whole number from 1, found "x"`. */
export const problemText = ({ path, expected, found }: Problem): string =>
  `${path === '' ? '' : `${path}: `}expected ${expected}, found ${found}`;

/** The same problem, found inside a larger whole at `path`. */
export const problemWithin = (path: string, inner: Problem): Decoded<never> => {
  const joint = inner.path === '' || inner.path.startsWith('[') ? '' : '.';
  return { ok: false, problem: { ...inner, path: `${path}${joint}${inner.path}` } };
};

const shown = (json: unknown): string => {
  if (json === undefined) return 'nothing';
  if (typeof json === 'string') return JSON.stringify(json.length > 40 ? `${json.slice(0, 40)}…` : json);
  if (typeof json === 'number' || typeof json === 'boolean' || json === null) return String(json);
  if (Array.isArray(json)) return `a list of ${json.length}`;
  return typeof json === 'object' ? 'an object' : `a ${typeof json}`;
};

const at = (path: string, key: string | number): string => {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? key : `${path}.${key}`;
};

export const string: Decoder<string> = (json, path = '') =>
  typeof json === 'string' ? decoded(json) : problem(path, 'a text', json);

export const boolean: Decoder<boolean> = (json, path = '') =>
  typeof json === 'boolean' ? decoded(json) : problem(path, 'true or false', json);

export const number: Decoder<number> = (json, path = '') =>
  typeof json === 'number' && Number.isFinite(json) ? decoded(json) : problem(path, 'a number', json);

/** A whole number within bounds, both included. */
export const integer =
  (min: number, max: number = Number.MAX_SAFE_INTEGER): Decoder<number> =>
  (json, path = '') =>
    typeof json === 'number' && Number.isSafeInteger(json) && json >= min && json <= max
      ? decoded(json)
      : problem(
          path,
          max === Number.MAX_SAFE_INTEGER
            ? `a whole number from ${min}`
            : `a whole number from ${min} to ${max}`,
          json,
        );

/** One of a closed set of texts or numbers. */
export const oneOf =
  <const T extends string | number>(values: readonly T[]): Decoder<T> =>
  (json, path = '') => {
    const found = values.find((value) => value === json);
    return found === undefined ? problem(path, `one of ${values.join(', ')}`, json) : decoded(found);
  };

export const listOf =
  <T>(item: Decoder<T>, max = 10_000): Decoder<readonly T[]> =>
  (json, path = '') => {
    if (!Array.isArray(json)) return problem(path, 'a list', json);
    if (json.length > max) return problem(path, `a list of at most ${max}`, json);
    const values: T[] = [];
    for (const [index, element] of json.entries()) {
      const read = item(element, at(path, index));
      if (!read.ok) return read;
      values.push(read.value);
    }
    return decoded(values);
  };

/** An object used as a map from text to `T`. */
export const recordOf =
  <T>(item: Decoder<T>): Decoder<Readonly<Record<string, T>>> =>
  (json, path = '') => {
    if (!isObject(json)) return problem(path, 'an object', json);
    const entries: [string, T][] = [];
    for (const [key, element] of Object.entries(json)) {
      const read = item(element, at(path, key));
      if (!read.ok) return read;
      entries.push([key, read.value]);
    }
    return decoded(Object.fromEntries(entries));
  };

/** A field that may be missing; the result then has no such key. */
export interface Optional<T> {
  readonly optional: Decoder<T>;
}
export const optional = <T>(decoder: Decoder<T>): Optional<T> => ({ optional: decoder });

type Fields<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? Optional<Exclude<T[K], undefined>> : Decoder<T[K]>;
};

/**
 * An object with exactly these fields: a missing, extra or wrong one is a problem that names it.
 * Strict about extra fields so that a misspelt option is told, not ignored.
 */
export const object =
  <T extends object>(fields: Fields<T>): Decoder<T> =>
  (json, path = '') => {
    if (!isObject(json)) return problem(path, 'an object', json);
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries<Field>(fields)) {
      const read = readField(field, Object.hasOwn(json, key) ? json[key] : undefined, at(path, key));
      if (!read.ok) return read;
      if (read.value !== undefined) result[key] = read.value;
    }
    const extra = Object.keys(json).find((key) => !Object.hasOwn(fields, key));
    if (extra !== undefined) return problem(at(path, extra), 'no such field', json[extra]);
    return decoded(result as T);
  };

type Field = Decoder<unknown> | Optional<unknown>;

const readField = (field: Field, json: unknown, path: string): Decoded<unknown> => {
  if (typeof field === 'function') return field(json, path);
  return json === undefined ? decoded(undefined) : field.optional(json, path);
};

/** The first decoder that fits; when none does, the problem says `expected`. */
export const anyOf =
  <T>(expected: string, decoders: readonly Decoder<T>[]): Decoder<T> =>
  (json, path = '') => {
    for (const decoder of decoders) {
      const read = decoder(json, path);
      if (read.ok) return read;
    }
    return problem(path, expected, json);
  };

export const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Parses text as JSON; broken text is a problem, not an exception. */
export const parseJson = (text: string): Decoded<unknown> => {
  try {
    return decoded(JSON.parse(text) as unknown);
  } catch (error) {
    return problem('', `JSON (${error instanceof Error ? error.message : 'unreadable'})`, text);
  }
};

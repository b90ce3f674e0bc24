import { isObject, pick, type Rng } from '../kernel/index.ts';

const ODD_NUMBERS: readonly number[] = [
  ...[-1, 0, 1, 2, 7, 0.5, -0, 1e9, -1e9, 2 ** 31, 2 ** 53, Number.MAX_VALUE, Number.MIN_VALUE],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
];

/** Keys that reach into the language where a program uses them carelessly. */
const ODD_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype', 'toString', 'type', '', '0'];

const ODD_TEXTS: readonly string[] = [
  ...ODD_KEYS,
  'x',
  'NaN',
  '1',
  ' ',
  '\u0000',
  '\ud800',
  'é'.repeat(3_000),
];

const ODD_VALUES: readonly unknown[] = [null, true, false, [], {}, [[]], ...ODD_NUMBERS, ...ODD_TEXTS];

const nested = (depth: number): unknown => {
  let json: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) json = level % 2 === 0 ? [json] : { type: json };
  return json;
};

/** Any value a program may be sent: plain JSON, and now and then NaN, nothing at all or a very deep one. */
export const randomJson = (rng: Rng, depth = 3): unknown => {
  const kind = rng.below(depth > 0 ? 6 : 4);
  if (kind === 0) return rng.below(200) === 0 ? nested(2_000) : undefined;
  if (kind === 1) return pick(ODD_VALUES, rng);
  if (kind === 2) return rng.below(2_000) - 1_000;
  if (kind === 3) return pick(ODD_TEXTS, rng);
  const items = Array.from({ length: rng.below(5) }, () => randomJson(rng, depth - 1));
  return kind === 4 ? items : Object.fromEntries(items.map((item) => [pick(ODD_KEYS, rng), item]));
};

/** `json` with one change somewhere inside it; `spare` are values that fit elsewhere, such as other ids. */
export const mutated = (json: unknown, rng: Rng, spare: readonly unknown[] = []): unknown => {
  if (rng.below(3) > 0 && Array.isArray(json) && json.length > 0) return listChanged(json, rng, spare);
  if (rng.below(6) > 0 && isObject(json)) return objectChanged(json, rng, spare);
  return replaced(json, rng, spare);
};

const replaced = (json: unknown, rng: Rng, spare: readonly unknown[]): unknown => {
  const alike = spare.filter((other) => typeof other === typeof json);
  const way = rng.below(6);
  if (way < 3 && alike.length > 0) return pick(alike, rng);
  if (way === 3) return randomJson(rng);
  if (typeof json === 'number')
    return pick([json + 1, json - 1, json * 2, -json, json * 1_000, json + 0.5, String(json)], rng);
  if (typeof json === 'string') return pick([`${json} `, json.toLowerCase(), json.slice(1), [json]], rng);
  return pick(ODD_VALUES, rng);
};

const listChanged = (list: readonly unknown[], rng: Rng, spare: readonly unknown[]): unknown => {
  const at = rng.below(list.length);
  const ways: readonly (() => unknown)[] = [
    () => list.with(at, mutated(list[at], rng, spare)),
    () => list.toSpliced(at, 1),
    () => [...list, list[at]],
    () => list.toReversed(),
    () => [...list, randomJson(rng)],
  ];
  return pick(ways, rng)();
};

const objectChanged = (
  json: Readonly<Record<string, unknown>>,
  rng: Rng,
  spare: readonly unknown[],
): unknown => {
  const entries = Object.entries(json);
  const at = rng.below(Math.max(1, entries.length));
  const [key, value] = entries[at] ?? [pick(ODD_KEYS, rng), undefined];
  const ways: readonly (() => readonly (readonly [string, unknown])[])[] = [
    () => entries.toSpliced(at, 1, [key, mutated(value, rng, spare)]),
    () => entries.toSpliced(at, 1, [key, mutated(value, rng, spare)]),
    () => entries.toSpliced(at, 1, [key, mutated(value, rng, spare)]),
    () => entries.toSpliced(at, 1),
    () => entries.toSpliced(at, 1, [pick(ODD_KEYS, rng), value]),
    () => [...entries, [pick(ODD_KEYS, rng), randomJson(rng)]],
  ];
  return Object.fromEntries(pick(ways, rng)());
};

/** The texts and numbers inside a value: material for plausible mistakes. */
export const leavesOf = (json: unknown): readonly unknown[] => {
  if (Array.isArray(json)) return json.flatMap(leavesOf);
  if (isObject(json)) return Object.values(json).flatMap(leavesOf);
  return [json];
};

import type { Decoder } from '../kernel/index.ts';
import { type Schema, schemaFaults } from './jsonSchema.ts';

/** A schema and a decoder that claim to describe the same shape, and a document with every field there is. */
export interface TwoDescriptions {
  readonly schema: Schema;
  readonly decode: Decoder<unknown>;
  readonly sample: unknown;
}

/** Where the two judge differently once the value there is replaced (`undefined`: taken away), as paths. */
export const disagreementsOn = (described: TwoDescriptions, value: unknown): readonly string[] =>
  pathsIn(described.sample)
    .filter((path) => !agree(described, changed(described.sample, path, value)))
    .map((path) => path.join('.'));

/** Objects in which one of the two lets an unknown field pass, as paths. */
export const lenientObjects = ({ schema, decode, sample }: TwoDescriptions): readonly string[] =>
  pathsIn(sample)
    .filter((path) => isRecord(path.reduce((json: unknown, key) => Object(json)[key], sample)))
    .filter((path) => {
      const json = changed(sample, [...path, 'extra'], 1);
      return schemaFaults(schema, json).length === 0 || decode(json).ok;
    })
    .map((path) => path.join('.'));

const agree = ({ schema, decode }: TwoDescriptions, json: unknown): boolean =>
  (schemaFaults(schema, json).length === 0) === decode(json).ok;

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `json` with the value at a path replaced, or taken away when the new one is `undefined`. */
const changed = (json: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  if (Array.isArray(json)) return json.with(Number(key), changed(json[Number(key)], rest, value));
  const { [key]: old, ...others } = Object(json);
  const now = changed(old, rest, value);
  return now === undefined ? others : { ...others, [key]: now };
};

/** Paths to every value, of lists only to the first item. */
export const pathsIn = (json: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof json !== 'object' || json === null) return [path];
  const keys = Array.isArray(json) ? Object.keys(json).slice(0, 1) : Object.keys(json);
  const below = keys.flatMap((key) => pathsIn(Object(json)[key], [...path, key]));
  return path.length === 0 ? below : [path, ...below];
};

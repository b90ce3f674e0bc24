/**
 * Just enough of JSON Schema 2020-12 to hold a document against a `board.schema.json`. A keyword it does
 * not know is an error, so that the schema cannot say more than is checked.
 */
export interface Schema {
  readonly [keyword: string]: unknown;
}

type Check = (value: unknown, argument: unknown, at: Place) => readonly string[];

interface Place {
  readonly root: Schema;
  readonly schema: Schema;
  readonly path: string;
}

const IGNORED = new Set(['$schema', '$defs', 'title', 'description']);

/** Every place where `value` does not fit, as a path into it. */
export const schemaFaults = (root: Schema, value: unknown): readonly string[] =>
  faultsOf(value, { root, schema: root, path: '' });

const faultsOf = (value: unknown, place: Place): readonly string[] =>
  Object.entries(place.schema).flatMap(([keyword, argument]) => {
    if (IGNORED.has(keyword)) return [];
    const check = CHECKS[keyword];
    if (check === undefined) throw new Error(`no check for the keyword ${keyword}`);
    return check(value, argument, place);
  });

const isRecord = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Schema => (isRecord(value) ? value : {});
const unless = (fits: boolean, { path }: Place): readonly string[] => (fits ? [] : [path]);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
};

const CHECKS: Readonly<Record<string, Check>> = {
  type: (value, name, at) => unless(TYPES[String(name)]?.(value) === true, at),
  const: (value, due, at) => unless(value === due, at),
  enum: (value, due, at) => unless(Array.isArray(due) && due.includes(value), at),
  anyOf: (value, schemas, at) =>
    unless(
      Array.isArray(schemas) &&
        schemas.some((schema) => faultsOf(value, { ...at, schema: recordOf(schema) }).length === 0),
      at,
    ),
  pattern: (value, pattern, at) => unless(new RegExp(String(pattern), 'u').test(String(value)), at),
  minimum: (value, least, at) => unless(typeof value !== 'number' || value >= Number(least), at),
  maximum: (value, most, at) => unless(typeof value !== 'number' || value <= Number(most), at),
  minItems: (value, least, at) => unless(!Array.isArray(value) || value.length >= Number(least), at),
  maxItems: (value, most, at) => unless(!Array.isArray(value) || value.length <= Number(most), at),
  items: (value, schema, at) =>
    (Array.isArray(value) ? value : []).flatMap((item, index) =>
      faultsOf(item, { ...at, schema: recordOf(schema), path: `${at.path}[${index}]` }),
    ),
  required: (value, keys, at) =>
    (Array.isArray(keys) ? keys : [])
      .filter((key) => isRecord(value) && value[String(key)] === undefined)
      .map((key) => within(at, String(key))),
  properties: (value, schemas, at) =>
    Object.entries(recordOf(schemas)).flatMap(([key, schema]) =>
      recordOf(value)[key] === undefined
        ? []
        : faultsOf(recordOf(value)[key], { ...at, schema: recordOf(schema), path: within(at, key) }),
    ),
  additionalProperties: (value, schema, at) =>
    Object.entries(recordOf(value))
      .filter(([key]) => !Object.hasOwn(recordOf(at.schema['properties']), key))
      .flatMap(([key, item]) =>
        schema === false
          ? [within(at, key)]
          : faultsOf(item, { ...at, schema: recordOf(schema), path: within(at, key) }),
      ),
  $ref: (value, target, at) => {
    const name = String(target).replace('#/$defs/', '');
    return faultsOf(value, { ...at, schema: recordOf(recordOf(at.root['$defs'])[name]) });
  },
};

const within = ({ path }: Place, key: string): string => (path === '' ? key : `${path}.${key}`);

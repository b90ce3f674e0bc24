import { describe, expect, it } from 'vitest';
import {
  anyOf,
  boolean,
  type Decoded,
  type Decoder,
  integer,
  listOf,
  number,
  object,
  oneOf,
  optional,
  parseJson,
  problemText,
  problemWithin,
  recordOf,
  string,
} from './decode.ts';

interface Order {
  readonly goods: string;
  readonly count: number;
  readonly rush?: boolean;
}
const order: Decoder<Order> = object<Order>({ goods: string, count: integer(1, 9), rush: optional(boolean) });

const told = (read: Decoded<unknown>): string => (read.ok ? 'fine' : problemText(read.problem));

describe('simple values', () => {
  it.each<readonly [string, Decoder<unknown>, unknown]>([
    ['string', string, ''],
    ['boolean', boolean, false],
    ['number', number, -0.5],
    ['integer', integer(-2, 2), -2],
    ['oneOf', oneOf(['a', 3]), 3],
    ['anyOf', anyOf<string | number>('a text or number', [string, number]), 7],
    ['listOf', listOf(string), []],
    ['recordOf', recordOf(number), { a: 1 }],
  ])('%s reads what fits', (_, decoder, json) => {
    expect(decoder(json)).toEqual({ ok: true, value: json });
  });

  it.each<readonly [Decoder<unknown>, unknown, string]>([
    [string, 1, 'expected a text, found 1'],
    [string, undefined, 'expected a text, found nothing'],
    [string, null, 'expected a text, found null'],
    [string, 'x'.repeat(50), 'fine'],
    [boolean, 'true', 'expected true or false, found "true"'],
    [boolean, 'x'.repeat(50), `expected true or false, found "${'x'.repeat(40)}…"`],
    [number, Number.NaN, 'expected a number, found NaN'],
    [number, Number.POSITIVE_INFINITY, 'expected a number, found Infinity'],
    [integer(0), -1, 'expected a whole number from 0, found -1'],
    [integer(0), 2 ** 53, 'expected a whole number from 0, found 9007199254740992'],
    [integer(1, 6), 7, 'expected a whole number from 1 to 6, found 7'],
    [integer(1, 6), 1.5, 'expected a whole number from 1 to 6, found 1.5'],
    [integer(1, 6), '1', 'expected a whole number from 1 to 6, found "1"'],
    [oneOf(['a', 3]), '3', 'expected one of a, 3, found "3"'],
    [anyOf('a text or number', [string]), [], 'expected a text or number, found a list of 0'],
    [listOf(string), {}, 'expected a list, found an object'],
    [listOf(string, 2), ['a', 'b', 'c'], 'expected a list of at most 2, found a list of 3'],
    [recordOf(number), [1], 'expected an object, found a list of 1'],
    [order, () => 1, 'expected an object, found a function'],
  ])('tells what is wrong (%#)', (decoder, json, problem) => {
    expect(told(decoder(json))).toBe(problem);
  });
});

describe('paths', () => {
  it.each([
    [[{ goods: 'coal', count: 1 }, { goods: 2 }], '[1].goods: expected a text, found 2'],
    [[{ goods: 'coal' }], '[0].count: expected a whole number from 1 to 9, found nothing'],
    [[{ goods: 'coal', count: 1, rush: 1 }], '[0].rush: expected true or false, found 1'],
    [[{ goods: 'coal', count: 1, colour: 'red' }], '[0].colour: expected no such field, found "red"'],
  ])('leads to the fault (%#)', (json, problem) => {
    expect(told(listOf(order)(json))).toBe(problem);
  });

  it('leads through records and from a given start', () => {
    expect(told(recordOf(order)({ north: { goods: 'ore', count: 0 } }, 'orders'))).toBe(
      'orders.north.count: expected a whole number from 1 to 9, found 0',
    );
  });

  it('can be put inside a larger whole', () => {
    const inner = (path: string) => ({ path, expected: 'a text', found: 'nothing' });
    const paths = ['', 'price', '[2]'].map((path) => problemWithin('moves[3]', inner(path)));
    expect(paths.map((read) => (read.ok ? '' : read.problem.path))).toEqual([
      'moves[3]',
      'moves[3].price',
      'moves[3][2]',
    ]);
  });
});

describe('object', () => {
  it('leaves out an optional field that is missing, and keeps one that is there', () => {
    expect(order({ goods: 'coal', count: 1 })).toStrictEqual({
      ok: true,
      value: { goods: 'coal', count: 1 },
    });
    expect(order({ goods: 'coal', count: 1, rush: false })).toMatchObject({ value: { rush: false } });
  });

  it('looks only at own fields, so that a prototype can neither lend nor hide one', () => {
    const lent: unknown = Object.create({ goods: 'coal', count: 1 });
    expect(told(order(lent))).toBe('goods: expected a text, found nothing');
    const hidden = JSON.parse('{"goods":"coal","count":1,"__proto__":{"rush":true}}');
    expect(told(order(hidden))).toBe('__proto__: expected no such field, found an object');
  });

  it('keeps odd keys of a record as plain fields', () => {
    const read = recordOf(number)(JSON.parse('{"__proto__":1,"constructor":2}'));
    expect(read.ok && Object.entries(read.value)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]);
  });
});

describe('parseJson', () => {
  it('reads JSON and tells broken text', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ ok: true, value: { a: [1] } });
    expect(told(parseJson('{"a":'))).toMatch(/^expected JSON \(.+\), found "\{\\"a\\":"$/);
  });
});

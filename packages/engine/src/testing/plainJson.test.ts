import { describe, expect, it } from 'vitest';
import { canonicalJson, sameJson } from '../kernel/index.ts';
import { deepFreeze, plainJsonProblem } from './plainJson.ts';

describe('plainJsonProblem', () => {
  it('accepts plain JSON', () => {
    expect(plainJsonProblem({ a: [1, 'x', null, true, { b: [] }] })).toBeUndefined();
  });

  it.each([
    [{ a: [1, Number.NaN] }, 'a.1 is the number NaN'],
    [{ a: { b: undefined } }, 'a.b is undefined'],
    [[0, -0], '1 is the number 0'],
    [{ at: new Map() }, 'at is an object with a class'],
    [() => 1, 'the whole is function'],
    [[new Array(1)], '0.0 is undefined'],
  ])('names the place of what would not survive (%#)', (value, problem) => {
    expect(plainJsonProblem(value)).toBe(problem);
  });
});

describe('deepFreeze', () => {
  it('reaches below an object that was frozen before', () => {
    const inner = { list: [1] };
    deepFreeze(Object.freeze({ inner }));
    expect(() => inner.list.push(2)).toThrow(TypeError);
  });
});

describe('sameJson', () => {
  it('ignores the order of keys and nothing else', () => {
    expect(sameJson({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
    expect(sameJson({ a: 1 }, { a: '1' })).toBe(false);
    expect(canonicalJson(undefined)).toBe('undefined');
  });
});

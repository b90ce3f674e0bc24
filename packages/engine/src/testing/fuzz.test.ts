import { describe, expect, it } from 'vitest';
import { canonicalJson, seededRng } from '../kernel/index.ts';
import { fuzzMoves } from './fuzz.ts';
import { leavesOf, mutated, randomJson } from './mutate.ts';
import { toy } from './toy/game.ts';

const rules = toy.rules(toy.defaultBoard);
const dealing = rules.setup({ players: 2, options: {} });
const betting = { ...dealing, hands: [3, 4], die: 2 };
const over = { ...dealing, round: 4 };

describe('fuzzMoves', () => {
  it('offers every kind of wrong move to a sound game and finds nothing', () => {
    const report = fuzzMoves(rules, [dealing, betting, over], {
      count: 20_000,
      seed: 1,
      foreign: [{ type: 'start' }],
    });
    expect(report.findings).toEqual([]);
    expect(report.undecodable).toBeGreaterThan(5_000);
    expect(report.rejected).toBeGreaterThan(500);
    expect(report.undecodable + report.rejected + report.legal).toBe(20_000);
  });

  it.each([
    ['an exception in reject', { ...rules, reject: () => Object(undefined).x.y }],
    ['an exception in decodeMove', { ...rules, decodeMove: (json: unknown) => Object(json).type.x.y }],
    ['a rejection without a rule', { ...rules, reject: () => ({ rule: '', code: 'a/b' as const }) }],
    [
      'an exception in the notation',
      { ...rules, notation: { ...rules.notation, parse: () => Object(undefined).x.y } },
    ],
  ])('finds %s', (_, faulty) => {
    const { findings } = fuzzMoves(faulty, [betting], { count: 2_000, seed: 1 });
    expect(findings).toHaveLength(20);
  });
});

describe('mutated', () => {
  it('changes nearly every move, in many ways, the same ways for the same seed', () => {
    const move = { type: 'bet', chips: 3, on: ['a', 'b'] };
    const changes = (seed: number) => {
      const rng = seededRng(seed);
      return Array.from({ length: 500 }, () => canonicalJson(mutated(move, rng, [7, 'z'])));
    };
    expect(changes(1)).toEqual(changes(1));
    expect(new Set(changes(1)).size).toBeGreaterThan(100);
    expect(changes(1).filter((json) => json === canonicalJson(move)).length).toBeLessThan(25);
  });

  it('makes every kind of value', () => {
    const rng = seededRng(2);
    const kinds = new Set(Array.from({ length: 500 }, () => typeof randomJson(rng)));
    expect([...kinds].toSorted()).toEqual(['boolean', 'number', 'object', 'string', 'undefined']);
  });

  it('can set a key that reaches into the language as an own field', () => {
    const rng = seededRng(3);
    const results = Array.from({ length: 2_000 }, () => mutated({ type: 'pass' }, rng));
    expect(
      results.some((json) => typeof json === 'object' && json !== null && Object.hasOwn(json, '__proto__')),
    ).toBe(true);
  });

  it('finds the leaves of a move', () => {
    expect(leavesOf({ type: 'bet', on: ['a', { n: 1 }] })).toEqual(['bet', 'a', 1]);
  });
});

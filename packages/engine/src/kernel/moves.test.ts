import { describe, expect, it } from 'vitest';
import { toy } from '../testing/toy/game.ts';
import type { ToyState } from '../testing/toy/types.ts';
import { problemText } from './decode.ts';
import { type MoveRule, rulesOfMoves } from './moves.ts';
import { seededRng } from './rng.ts';

const rules = toy.rules(toy.defaultBoard);
const dealing: ToyState = rules.setup({ players: 2, options: {} });
const betting: ToyState = { ...dealing, hands: [3, 4], die: 2 };
const over: ToyState = { ...dealing, round: 9 };

describe('rulesOfMoves', () => {
  it('lists the moves of every kind open now, in the order of the turn', () => {
    const moves = [...rules.legalMoves(betting)];
    expect(moves).toHaveLength(13);
    expect(moves.map(({ type }) => type)).toEqual([...Array.from({ length: 12 }, () => 'bet'), 'pass']);
    expect([...rules.legalMoves(over)]).toEqual([]);
  });

  it('samples every legal move, the kind first', () => {
    const rng = seededRng(1);
    const sampled = Array.from({ length: 1_000 }, () => rules.sampleMove(betting, rng));
    expect(new Set(sampled.map((move) => JSON.stringify(move))).size).toBe(13);
    const passes = sampled.filter(({ type }) => type === 'pass').length;
    expect(passes).toBeGreaterThan(430);
    expect(passes).toBeLessThan(570);
  });

  it('turns to another kind where one has no instance', () => {
    const broke = { ...betting, chips: [0, 24] };
    const rng = seededRng(1);
    const sampled = Array.from({ length: 20 }, () => rules.sampleMove(broke, rng).type);
    expect(new Set(sampled)).toEqual(new Set(['pass']));
  });

  it('has nothing to sample when the match is over', () => {
    expect(() => rules.sampleMove(over, seededRng(1))).toThrow('the match is over');
  });

  it('rejects by the rule of the move when its kind is open, else as not now', () => {
    expect(rules.reject(betting, { type: 'bet', chips: 12 })).toBeUndefined();
    expect(rules.reject(betting, { type: 'bet', chips: 13 })?.code).toBe('bet/cannotAfford');
    expect(rules.reject(betting, { type: 'roll', die: 1 })).toEqual({
      rule: 'TOY-4',
      code: 'turn/notNow',
      params: { type: 'roll' },
    });
    expect(rules.reject(over, { type: 'pass' })?.code).toBe('turn/notNow');
  });

  it('reads a move by its type, and tells an unknown one', () => {
    const told = (json: unknown): string => {
      const read = rules.decodeMove(json);
      return read.ok ? read.value.type : problemText(read.problem);
    };
    expect(told({ type: 'pass' })).toBe('pass');
    expect(told({ type: 'fly' })).toBe('type: expected one of deal, roll, bet, pass, found "fly"');
    expect(told({})).toBe('type: expected one of deal, roll, bet, pass, found nothing');
    expect(told({ type: '__proto__' })).toContain('type: expected one of');
    expect(told({ type: 'roll', die: 9 })).toBe('die: expected a whole number from 1 to 6, found 9');
    expect(told([])).toBe('expected a move, found a list of 0');
  });

  it('writes and reads the verb and its words', () => {
    expect(rules.notation.format(betting, { type: 'bet', chips: 3 })).toBe('bet 3');
    expect(rules.notation.format(betting, { type: 'pass' })).toBe('pass');
    expect(rules.notation.parse(betting, '  bet   3 ')).toEqual({
      ok: true,
      value: { type: 'bet', chips: 3 },
    });
    expect(rules.notation.parse(betting, '')).toMatchObject({ ok: false, problem: { path: 'verb' } });
  });

  it('draws a sample of its own where a move brings one', () => {
    type Step = { readonly type: 'step'; readonly to: number };
    const step: MoveRule<null, number, Step> = {
      type: 'step',
      verb: 'step',
      decode: () => ({ ok: true, value: { type: 'step', to: 0 } }),
      options: () => {
        throw new Error('too many to list');
      },
      sample: (_, state) => ({ type: 'step', to: state + 1 }),
      reject: () => undefined,
      apply: (_, __, { to }) => to,
      format: () => [],
      parse: () => ({ ok: true, value: { type: 'step', to: 0 } }),
    };
    const walk = rulesOfMoves<null, number, Step>(null, {
      rules: [step],
      movesNow: () => [step],
      notNow: () => ({ rule: 'none', code: 'step/never' }),
    });
    expect(walk.sampleMove(4, seededRng(1))).toEqual({ type: 'step', to: 5 });
  });

  it('throws on a type that no decoder lets through: a defect of the caller', () => {
    const unknown = Object({ type: 'fly' });
    expect(() => rules.reject(betting, unknown)).toThrow('no move is called fly');
  });
});

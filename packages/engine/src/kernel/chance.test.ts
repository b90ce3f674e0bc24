import { describe, expect, it } from 'vitest';
import { toy } from '../testing/toy/game.ts';
import type { ToyMove, ToyState } from '../testing/toy/types.ts';
import { auditChance, commitmentOf, drawChance } from './chance.ts';
import { newHeader } from './match.ts';
import { seededRng } from './rng.ts';

const SECRET = 'a long text nobody else knows';
const rules = toy.rules(toy.defaultBoard);

/** A whole match as a host plays it: chance from the secret, everything else at random. */
const hosted = (secret: string) => {
  const rng = seededRng(1);
  const commitment = commitmentOf(secret);
  const header = newHeader(toy, toy.defaultBoard, { players: 3, names: [], options: {}, commitment });
  const moves: ToyMove[] = [];
  let state: ToyState = rules.setup(header);
  while (rules.actor(state).kind !== 'over') {
    const chance = rules.actor(state).kind === 'chance';
    const move = chance
      ? drawChance(rules, state, { secret, sequence: moves.length })
      : rules.sampleMove(state, rng);
    moves.push(move);
    state = rules.apply(state, move);
  }
  return { header, moves };
};

const honest = hosted(SECRET);

describe('drawChance', () => {
  const start = rules.setup({ players: 2, options: {} });
  const draws = (secret: string) =>
    Array.from({ length: 900 }, (_, sequence) => drawChance(rules, start, { secret, sequence }));

  it('follows from the secret and the number of the move alone', () => {
    expect(draws('x')).toEqual(draws('x'));
    expect(draws('x')).not.toEqual(draws('y'));
  });

  it('is even over the outcomes', () => {
    const counts = new Map<string, number>();
    for (const move of draws('z'))
      counts.set(JSON.stringify(move), 1 + (counts.get(JSON.stringify(move)) ?? 0));
    expect(counts.size).toBe(9);
    // 100 of each are due; 60 and 140 are four standard deviations away.
    expect(Math.min(...counts.values())).toBeGreaterThan(60);
    expect(Math.max(...counts.values())).toBeLessThan(140);
  });
});

describe('auditChance', () => {
  it('clears an honest host, and counts the draws', () => {
    expect(auditChance(rules, honest, SECRET)).toEqual({ honest: true, draws: 3 * (3 + 1) });
  });

  it('clears a record whose keys a store has put in another order', () => {
    const turned = (move: ToyMove) => ({
      ...Object.fromEntries(Object.entries(move).toReversed()),
      type: move.type,
    });
    const moves = honest.moves.map(turned);
    expect(JSON.stringify(moves)).not.toBe(JSON.stringify(honest.moves));
    expect(auditChance(rules, { ...honest, moves }, SECRET)).toMatchObject({ honest: true });
  });

  it('finds a host who reveals another secret', () => {
    expect(auditChance(rules, honest, 'another')).toEqual({ honest: false, reason: 'commitment' });
  });

  it('finds a host who never committed', () => {
    const { commitment: _, ...header } = honest.header;
    expect(auditChance(rules, { ...honest, header }, SECRET)).toEqual({
      honest: false,
      reason: 'commitment',
    });
  });

  it('finds a roll that was changed, by its number', () => {
    const at = honest.moves.findIndex(({ type }) => type === 'roll');
    const roll = honest.moves[at];
    const die = roll?.type === 'roll' && roll.die === 6 ? 5 : 6;
    const moves = honest.moves.with(at, { type: 'roll', die });
    expect(auditChance(rules, { ...honest, moves }, SECRET)).toEqual({
      honest: false,
      reason: 'outcome',
      sequence: at,
    });
  });

  it('finds an outcome that the rules do not allow', () => {
    const moves = honest.moves.with(1, honest.moves[0] ?? { type: 'pass' });
    expect(auditChance(rules, { ...honest, moves }, SECRET)).toEqual({
      honest: false,
      reason: 'illegalMove',
    });
  });

  it('finds a draw slipped in where none was due', () => {
    const moves = [...honest.moves, { type: 'roll', die: 1 } as const];
    expect(auditChance(rules, { ...honest, moves }, SECRET)).toEqual({
      honest: false,
      reason: 'illegalMove',
    });
  });
});

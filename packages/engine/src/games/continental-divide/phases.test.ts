import { describe, expect, it } from 'vitest';
import { continentalDivide } from './index.ts';
import { aMatch, board, trackFrom } from './testing/aMatch.ts';
import type { Move, Phase } from './types.ts';

const rules = continentalDivide.rules(board);

const ONE_OF_EACH: readonly Move[] = [
  { type: 'dealOrder', order: [0, 1, 2] },
  { type: 'startRailroad', railroad: 'GN', hex: 'H22', shares: 8, value: 20 },
  { type: 'buyShares', railroad: 'UP', count: 1, payment: 20 },
  { type: 'skipStock' },
  { type: 'buildLine', railroad: 'UP', from: 'N23', direction: 'W', length: 1 },
  { type: 'endTurn' },
  { type: 'takeOrderCard', card: 1 },
];

const OPEN_IN: Readonly<Record<Exclude<Phase, 'over'>, readonly Move['type'][]>> = {
  deal: ['dealOrder'],
  stock: ['startRailroad', 'buyShares', 'skipStock'],
  build: ['buildLine', 'endTurn'],
  order: ['takeOrderCard'],
};

const inPhase = (phase: Phase) =>
  aMatch({
    phase,
    order: phase === 'deal' ? [] : [0, 1, 2],
    position: phase === 'order' ? 2 : 0,
    cards: phase === 'order' ? [-1, -1, -1] : [],
    railroads: { UP: { treasury: 30 } },
  });

describe('phases', () => {
  it.each(Object.entries(OPEN_IN))('CD-2.1 the %s phase takes %j and refuses the rest', (name, open) => {
    const phase = (['deal', 'stock', 'build', 'order'] as const).find((each) => each === name) ?? 'deal';
    for (const move of ONE_OF_EACH) {
      const rejection = rules.reject(inPhase(phase), move);
      if (open.includes(move.type)) expect(rejection).toBeUndefined();
      else
        expect(rejection).toEqual({
          rule: 'CD-2.1',
          code: 'turn/notNow',
          params: { move: move.type, phase },
        });
    }
  });

  it('CD-2.1 never stock after track: once building, stock is refused until the next player-turn', () => {
    const built = rules.apply(inPhase('build'), {
      type: 'buildLine',
      railroad: 'UP',
      from: 'N23',
      direction: 'W',
      length: 1,
    });
    expect(rules.reject(built, { type: 'buyShares', railroad: 'UP', count: 1, payment: 20 })?.code).toBe(
      'turn/notNow',
    );
  });

  it('CD-3.1 at most one railroad per player-turn: a purchase ends the stock phase', () => {
    const bought = rules.apply(inPhase('stock'), {
      type: 'buyShares',
      railroad: 'UP',
      count: 1,
      payment: 20,
    });
    for (const move of ONE_OF_EACH.slice(1, 4)) expect(rules.reject(bought, move)?.code).toBe('turn/notNow');
  });

  it('CD-7.1 nothing is legal once the match is over', () => {
    const over = inPhase('over');
    expect(rules.actor(over)).toEqual({ kind: 'over' });
    expect([...rules.legalMoves(over)]).toEqual([]);
    for (const move of ONE_OF_EACH)
      expect(rules.reject(over, move)).toEqual({
        rule: 'CD-7.1',
        code: 'turn/over',
        params: { move: move.type },
      });
  });

  it('CD-2.2 a whole turn: everybody plays, dividends, order cards, next turn', () => {
    let state = aMatch({
      order: [1, 2, 0],
      railroads: { UP: { issued: 7, track: trackFrom('N23', 'W', 6) } },
    });
    const played = ['skip', 'end', 'skip', 'end', 'skip', 'end', 'take 2', 'take 1'].map((text) => {
      const actor = rules.actor(state);
      const move = rules.notation.parse(state, text);
      if (!move.ok) throw new Error(text);
      expect(rules.reject(state, move.value)).toBeUndefined();
      state = rules.apply(state, move.value);
      return actor.kind === 'seat' ? actor.seat : actor.kind;
    });
    expect(played).toEqual([1, 1, 2, 2, 0, 0, 0, 2]);
    expect(state).toMatchObject({ turn: 2, phase: 'stock', order: [2, 0, 1], cash: [81, 80, 80] });
  });

  it('each kind of move is registered under its own type and verb', () => {
    expect(Object.values(OPEN_IN).flat()).toEqual(ONE_OF_EACH.map(({ type }) => type));
    const verbs = ONE_OF_EACH.map((move) => rules.notation.format(inPhase('stock'), move).split(' ')[0]);
    expect(verbs).toEqual(['deal', 'start', 'buy', 'skip', 'build', 'end', 'take']);
  });

  it('an unknown verb is a problem that lists the known ones', () => {
    expect(rules.notation.parse(inPhase('stock'), 'sell UP 1')).toMatchObject({
      problem: { path: 'verb', expected: 'one of deal, start, buy, skip, build, end, take' },
    });
  });
});

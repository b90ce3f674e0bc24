import { describe, expect, it } from 'vitest';
import type { AnyGame, GameRules } from '../kernel/index.ts';
import { conformance } from './conformance.ts';
import { toy } from './toy/game.ts';
import type { ToyMove, ToyOptions, ToyState, ToyView } from './toy/types.ts';

type ToyRules = GameRules<ToyState, ToyMove, ToyView, ToyOptions>;

const broken = (change: (rules: ToyRules) => Partial<ToyRules>): AnyGame => ({
  ...toy,
  rules: (board) => {
    const rules = toy.rules({ ...toy.defaultBoard, ...board });
    return { ...rules, ...change(rules) };
  },
});

const faultsOf = (game: AnyGame): readonly string[] =>
  Array.from({ length: 12 }, (_, seed) => seed).flatMap((seed) => {
    const bounds = { moves: 40, mutations: 40 };
    return conformance(game, { players: 3, seed, bounds }).findings.map(({ check }) => check);
  });

describe('conformance', () => {
  it.each([2, 3, 4])('finds nothing wrong with a sound game for %i players', (players) => {
    const { findings, record, secretPositions } = conformance(toy, { players, seed: players });

    expect(findings).toEqual([]);
    expect(record.moves).toHaveLength(3 * (2 * players + 1));
    expect(secretPositions).toBeGreaterThan(0);
  });

  it('plays with the options of the trial', () => {
    const { record } = conformance(toy, { players: 2, seed: 1, options: { rounds: 1 } });
    expect(record.moves).toHaveLength(5);
  });

  it('says so when no match can start', () => {
    expect(() => conformance(toy, { players: 9, seed: 1 })).toThrow('setup/players');
    expect(() => conformance(toy, { players: 2, seed: 1, options: { round: 1 } })).toThrow('no such field');
  });

  const sabotage: readonly (readonly [string, (rules: ToyRules) => Partial<ToyRules>])[] = [
    [
      'stateIsSound',
      ({ apply }) => ({ apply: (state, move) => ({ ...apply(state, move), chips: [36, 1, 0] }) }),
    ],
    [
      'stateIsSound',
      ({ apply }) => ({ apply: (state, move) => ({ ...apply(state, move), die: Number.NaN }) }),
    ],
    [
      'actorIsKnown',
      ({ actor }) => ({
        actor: (state) => (actor(state).kind === 'seat' ? { kind: 'seat', seat: 3 } : actor(state)),
      }),
    ],
    ['standingsAreComplete', ({ standings }) => ({ standings: (state) => standings(state).slice(1) })],
    [
      'enumerationIsSound',
      ({ legalMoves }) => ({
        legalMoves: (state) => [...legalMoves(state), ...legalMoves(state)],
      }),
    ],
    ['enumerationIsSound', () => ({ legalMoves: () => [] })],
    [
      'orderIsStable',
      ({ legalMoves }) => {
        let turn = 0;
        return {
          legalMoves: (state) => {
            turn += 1;
            return turn % 2 === 0 ? [...legalMoves(state)] : [...legalMoves(state)].reverse();
          },
        };
      },
    ],
    [
      'listedIsAccepted',
      ({ reject }) => ({
        reject: (state, move) =>
          move.type === 'pass' ? { rule: 'TOY-3', code: 'pass/never' } : reject(state, move),
      }),
    ],
    ['sampledIsLegal', () => ({ sampleMove: () => ({ type: 'bet', chips: 99 }) })],
    [
      'sampledIsLegal',
      ({ legalMoves }) => ({
        legalMoves: (state) => [...legalMoves(state)].filter(({ type }) => type !== 'pass'),
      }),
    ],
    ['movesAreWritten', ({ notation }) => ({ notation: { ...notation, format: () => 'pass' } })],
    ['movesAreWritten', () => ({ decodeMove: () => ({ ok: true, value: { type: 'pass' } }) })],
    [
      'unlistedIsRejected',
      ({ reject }) => ({
        reject: (state, move) => (move.type === 'bet' ? undefined : reject(state, move)),
      }),
    ],
    [
      'unlistedIsRejected',
      ({ reject }) => ({
        reject: (state, move) => (reject(state, move) === undefined ? undefined : { rule: '', code: 'a/b' }),
      }),
    ],
    [
      'unlistedIsRejected',
      () => ({
        decodeMove: (json) => ({ ok: true, value: JSON.parse(JSON.stringify(json)) }),
      }),
    ],
    ['viewsHold', ({ view }) => ({ view: (state, viewer) => ({ ...view(state, viewer), dealt: 0 }) })],
    ['viewsHold', ({ resample }) => ({ resample: (view, rng) => ({ ...resample(view, rng), chips: [] }) })],
    [
      'viewsLeakNothing',
      ({ view }) => ({
        view: (state, viewer) => ({ ...view(state, viewer), bets: [...state.bets, ...state.hands] }),
      }),
    ],
    [
      'stepIsPure',
      ({ apply }) => ({
        apply: (state, move) => {
          Object.assign(state, { round: state.round + 1 });
          return apply(state, move);
        },
      }),
    ],
    [
      'stepIsPure',
      ({ apply }) => {
        let calls = 0;
        return {
          apply: (state, move) => {
            calls += 1;
            return { ...apply(state, move), rounds: 3 + (calls % 2) };
          },
        };
      },
    ],
    ['stepIsPure', () => ({ narrate: () => [{ type: 'rolled', die: undefined }] })],
    ['matchEnds', ({ apply }) => ({ apply: (state, move) => ({ ...apply(state, move), round: 1 }) })],
    [
      'chanceIsEven',
      ({ sampleMove }) => ({
        sampleMove: (state, rng) =>
          state.hands.length === 3 && state.die === 0 && rng.below(4) > 0
            ? { type: 'roll', die: 6 }
            : sampleMove(state, rng),
      }),
    ],
    [
      'recordHolds',
      ({ setup }) => {
        let calls = 0;
        return {
          setup: (chosen) => {
            calls += 1;
            return { ...setup(chosen), rounds: calls === 1 ? 3 : 2 };
          },
        };
      },
    ],
  ];

  it.each(sabotage)('%s finds its fault (%#)', (check, change) => {
    expect(faultsOf(broken(change))).toContain(check);
  });

  it('finds a leak that resampling hides, given an independent word on what is secret', () => {
    const leaky = broken(({ view }) => ({
      view: (state, viewer) => ({ ...view(state, viewer), ownHand: state.hands[0] ?? null }),
      resample: ({ viewer: _, dealt: __, ownHand, ...open }) => ({
        ...open,
        hands: ownHand === null ? [] : [ownHand],
      }),
    }));
    const reshuffle = (state: unknown): unknown => ({ ...Object(state), hands: [9] });
    const { findings } = conformance(leaky, { players: 2, seed: 1, reshuffle });
    expect(findings.map(({ check }) => check)).toContain('viewsLeakNothing');
  });
});

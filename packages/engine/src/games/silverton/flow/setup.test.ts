import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { dealSeats } from '../moves/setup/dealSeats.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { board } from '../testing/aTable.ts';
import { options, play, refusal, settled } from '../testing/playing.ts';

const start = (players: number, chosen: Partial<Options> = {}): State =>
  settled(setup(board, { players, options: { ...DEFAULT_OPTIONS, ...chosen } }));

const CLAIMS = [1, 2, 3, 4, 5, 6, 7, 8].map((claim) => `turn-up #${claim}`);
const LINES = [1, 2, 3, 4, 5, 6, 7, 8].map((line) => `turn-up-line =${line}`);

describe('dealing seats', () => {
  it('SV-2.1 deals every order of seats with the same chance', () => {
    expect(options(start(3))).toHaveLength(6);
    expect(options(start(6))).toHaveLength(720);
    const rng = seededRng('seats');
    const state = start(3);
    const dealt = Array.from({ length: 600 }, () => dealSeats.sample?.(board, state, rng)?.seats.join());
    for (const order of new Set(dealt))
      expect(Math.abs(dealt.filter((other) => other === order).length - 100)).toBeLessThan(40);
    expect(new Set(dealt).size).toBe(6);
  });

  it('SV-2.1 gives each player the start city and staff of the dealt seat', () => {
    const { players } = play(start(3), 'deal-seats @3 @1 @2');

    expect(players.map(({ startCities: [city = -1] }) => board.towns[city]?.id)).toEqual([
      'el-paso',
      'denver',
      'denver',
    ]);
    expect(players[0]?.staff.map(({ role, bonus }) => `${role}${bonus}`)).toEqual(['S0', 'S0', 'P2', 'P0']);
  });

  it.each(['deal-seats @1 @1 @2', 'deal-seats @1 @2', 'deal-seats @1 @2 @4'])('SV-2.1 refuses %s', (text) => {
    expect(refusal(start(3), text)).toBe('SV-2.1 dealSeats/notEachOnce');
  });

  it('SV-2.1 deals nothing to a single player', () => {
    expect(start(1, { scenario: 'denver-6000' }).stage).toEqual({ kind: 'turnUpClaim' });
  });
});

describe('turning up cards', () => {
  const dealt = (): State => play(start(2), 'deal-seats @1 @2');

  it('SV-2.4 turns up eight claims, any of the deck; events do not appear', () => {
    expect(options(dealt())).toHaveLength(102);
    const state = play(dealt(), ...CLAIMS);

    expect(state.display).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(state.deck).toHaveLength(94);
    expect(state.deckEvents).toHaveLength(6);
    expect(state.stage).toEqual({ kind: 'turnUpLine', pile: 0 });
  });

  it('SV-2.4 turns no claim up twice', () => {
    expect(refusal(play(dealt(), 'turn-up #1'), 'turn-up #1')).toBe('SV-2.4 turnUpClaim/notInDeck');
  });

  it('SV-2.5 turns up an A line on each of eight piles, and turn 1 begins', () => {
    const ready = play(dealt(), ...CLAIMS);
    expect(options(ready)).toEqual(LINES);
    const state = play(ready, ...LINES);

    expect(state.piles.map(({ top }) => top)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(state.unseenLines).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
    expect(state.stage).toEqual({ kind: 'dealOrder' });
  });

  it('SV-2.5 turns up A lines only, each once', () => {
    const ready = play(dealt(), ...CLAIMS, 'turn-up-line =1');
    expect(refusal(ready, 'turn-up-line =1')).toBe('SV-2.5 turnUpLine/notFaceDown');
    expect(refusal(ready, 'turn-up-line =9')).toBe('SV-2.5 turnUpLine/notFaceDown');
  });
});

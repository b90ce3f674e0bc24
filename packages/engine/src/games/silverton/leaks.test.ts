import { describe, expect, it } from 'vitest';
import { type PlainEvent, seededRng, type Viewer } from '../../kernel/index.ts';
import { silverton } from './index.ts';
import type { Move } from './moves/index.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';

const rules = silverton.rules(silverton.defaultBoard);

/** Events whose very point is to lay cash open. */
const LAYS_OPEN = ['cashRevealed', 'finePaid', 'matchEnded'];
const told = (events: readonly PlainEvent[]) => events.filter(({ type }) => !LAYS_OPEN.includes(type));

/** What the log and the record say of a move to somebody who does not know what `viewer` does not know. */
const leakOf = (state: State, move: Move, viewer: Viewer, seed: string): string | undefined => {
  const imagined = rules.resample(rules.view(state, viewer), seededRng(seed));
  if (rules.notation.format(imagined, move) !== rules.notation.format(state, move)) return 'notation';
  if (rules.reject(imagined, move) !== undefined) return undefined;
  const [after, otherwise] = [rules.apply(state, move), rules.apply(imagined, move)];
  // Where secret cash decides what happens next, the two stories part for good reason.
  const parted = JSON.stringify(otherwise.stage) !== JSON.stringify(after.stage);
  if (parted || otherwise.turn !== after.turn) return undefined;
  const same =
    JSON.stringify(told(rules.narrate(imagined, move, otherwise))) ===
    JSON.stringify(told(rules.narrate(state, move, after)));
  return same ? undefined : 'narration';
};

const leaksIn = (players: number, options: Options, seed: string): readonly string[] => {
  const rng = seededRng(seed);
  const leaks: string[] = [];
  let state = rules.setup({ players, options });
  for (let sequence = 0; rules.actor(state).kind !== 'over'; sequence += 1) {
    const move = rules.sampleMove(state, rng);
    for (const viewer of [...state.players.keys(), 'spectator' as const]) {
      const leak = leakOf(state, move, viewer, `${seed} ${sequence}`);
      if (leak !== undefined) leaks.push(`${sequence}: ${leak} of ${JSON.stringify(move)} to ${viewer}`);
    }
    state = rules.apply(state, move);
  }
  return leaks;
};

const optionsOf = (json: object): Options => {
  const read = silverton.decodeOptions(json);
  if (!read.ok) throw new Error(read.problem.expected);
  return read.value;
};

describe('what narration and notation give away', () => {
  it('SV-1.2 nothing of secret cash or hidden cards: regular game', () => {
    expect(leaksIn(3, optionsOf({}), 'regular')).toEqual([]);
  });

  it('SV-1.5 nothing of secret cash or hidden cards: advanced campaign with all options', () => {
    const optionalRules = ['slidingLines', 'jointLines', 'severalPlows', 'convoyTransfer', 'hiring'];
    expect(leaksIn(2, optionsOf({ length: 'campaign', advanced: true, optionalRules }), 'campaign')).toEqual(
      [],
    );
  });

  it('SV-20.16 nothing of hidden cards: solo with the phantom', () => {
    expect(leaksIn(1, optionsOf({ scenario: 'salt-lake-city-10000' }), 'solo')).toEqual([]);
  });
});

import type { State } from '@roundhouse/engine/silverton';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../match/host.ts';
import { board, playedUntil, rules } from '../testing/played.ts';
import { checklist, type StepMark } from './checklist.ts';
import { STEPS, stepOf } from './phase.ts';

const marksIn = (state: State, log: readonly LogEntry[] = []): readonly StepMark[] => {
  const step = stepOf(state.stage.kind);
  if (step === undefined) throw new Error('not in phase 4');
  return checklist({ board, view: rules.view(state, 'spectator'), log }, step);
};
const isIn = (state: State, step: StepMark['step']): string | undefined =>
  marksIn(state).find((mark) => mark.step === step)?.is;

/** Every step passed in a random match: what is said of it, and what is true. */
const passedIn = (seed: number): readonly { readonly is: string; readonly was: string }[] => {
  const log: LogEntry[] = [];
  const came = new Set<string>();
  const passed: { is: string; was: string }[] = [];
  const look = (state: State): boolean => {
    const now = stepOf(state.stage.kind);
    if (now === undefined) return state.turn > 6;
    const named = (step: string): string => `${state.turn}/${state.active} ${step}`;
    came.add(named(now));
    for (const { step, is } of marksIn(state, log).slice(0, STEPS.indexOf(now)))
      if (step !== 'passengers') passed.push({ is, was: came.has(named(step)) ? 'done' : 'nothing' });
    return false;
  };
  playedUntil({ players: 2, options: {}, seed }, look, (events, move, before) => {
    const notation = rules.notation.format(before, move);
    log.push({ sequence: log.length, actor: rules.actor(before), notation, events });
  });
  return passed;
};

describe('the checklist of phase 4', () => {
  it('ticks off the steps that came up, and no others', () => {
    const passed = [1, 2, 3, 4, 5, 6].flatMap(passedIn);
    expect(passed.filter(({ is, was }) => is !== was)).toEqual([]);
    expect(new Set(passed.map(({ is }) => is))).toEqual(new Set(['done', 'nothing']));
  });

  it('never says of a step to come that nothing is in it when there is', () => {
    let seen = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      let before: State | undefined;
      playedUntil({ players: 1, options: { scenario: 'denver-6000' }, seed }, (state) => {
        const now = stepOf(state.stage.kind);
        // Cards drawn from the deck may send staff to jail: that cannot be told beforehand.
        if (before !== undefined && now !== undefined && now !== 'fines') {
          expect(isIn(before, now), `${before.stage.kind} to ${state.stage.kind}`).not.toBe('nothing');
          seen += 1;
        }
        before = now === undefined ? undefined : state;
        return false;
      });
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('collapses the trade of whoever plays alone, and jail while nobody is in it', () => {
    const state = playedUntil(
      { players: 1, options: { scenario: 'denver-6000' }, seed: 4 },
      ({ stage, players }) =>
        stage.kind === 'track' &&
        players.every(({ staff }) => staff.every(({ place }) => place.at !== 'jail')),
    );
    expect(isIn(state, 'trade')).toBe('nothing');
    expect(isIn(state, 'fines')).toBe('nothing');
  });
});

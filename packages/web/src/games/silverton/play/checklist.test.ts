import type { State } from '@roundhouse/engine/silverton';
import { describe, expect, it } from 'vitest';
import { board, playedUntil, rules } from '../testing/played.ts';
import { checklist, type StepMark } from './checklist.ts';
import { stepOf } from './phase.ts';

const marksIn = (state: State): readonly StepMark[] => {
  const step = stepOf(state.stage.kind);
  if (step === undefined) throw new Error('not in phase 4');
  return checklist(board, rules.view(state, 'spectator'), step);
};
const isIn = (state: State, step: StepMark['step']): string | undefined =>
  marksIn(state).find((mark) => mark.step === step)?.is;

describe('the checklist of phase 4', () => {
  it('ticks off what is done and marks the step at hand', () => {
    const state = playedUntil({ players: 3, options: {}, seed: 3 }, ({ stage }) => stage.kind === 'trading');
    expect(marksIn(state).slice(0, 4)).toEqual([
      { step: 'claims', is: 'done' },
      { step: 'track', is: 'done' },
      { step: 'operate', is: 'done' },
      { step: 'trade', is: 'now' },
    ]);
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

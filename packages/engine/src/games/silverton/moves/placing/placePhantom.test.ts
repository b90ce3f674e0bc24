import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal } from '../../testing/playing.ts';

const SOLO: TablePlan = {
  players: [{ cities: ['salt-lake-city'], staff: ['S', 'P #14'] }],
  options: { scenario: 'salt-lake-city-10000', length: 'campaign' },
  display: [14, 41],
  piles: [{ top: 6, below: ['B', 'C'] }],
};

const atPhantom = (plan: TablePlan = {}) => play(aTable({ ...SOLO, ...plan }), 'end-placing');

describe('placePhantom', () => {
  it('SV-20.16 goes last, on any face-up card without a prospector', () => {
    const state = atPhantom();
    expect(state.stage).toEqual({ kind: 'phantom' });
    expect(options(state)).toEqual(['phantom #41', 'phantom =6']);
  });

  it('SV-20.3 loses the claim for good', () => {
    const after = play(atPhantom(), 'phantom #41');
    expect(after.display).toEqual([14]);
    expect(after.discards.claims).toContain(41);
    expect(after.stage).toEqual({ kind: 'claims' });
  });

  it('SV-20.16 loses the line; its pile is uncovered in phase 6 only', () => {
    const after = play(atPhantom(), 'phantom =6');
    expect(after.piles).toEqual([{ below: ['B', 'C'] }]);
    expect(after.discards.lines).toContain(6);
  });

  it.each([
    ['SV-20.16 placePhantom/notFaceUp', 'phantom #15'],
    ['SV-20.16 placePhantom/notFaceUp', 'phantom =7'],
    ['SV-20.16 placePhantom/prospectorThere', 'phantom #14'],
  ])('%s: %s', (expected, text) => {
    expect(refusal(atPhantom(), text)).toBe(expected);
  });

  it('SV-20.16 does nothing where there is no such card', () => {
    expect(atPhantom({ display: [14], piles: [] }).stage.kind).toBe('claims');
  });

  it('SV-20.16 haunts no other scenario', () => {
    const after = atPhantom({ options: { scenario: 'denver-6000', length: 'campaign' } });
    expect(after.stage).toEqual({ kind: 'claims' });
  });
});

import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';
import { chooseStaff } from './chooseStaff.ts';

const choosing = (players: number, plan: TablePlan = {}) =>
  settled(
    aTable({
      players: Array.from({ length: players }, () => ({ staff: [] })),
      stage: { kind: 'begin', part: 'placing' },
      ...plan,
      options: { advanced: true, ...plan.options },
    }),
  );

describe('chooseStaff', () => {
  it('SV-10.1 buys staff with points right before placing, in turn order', () => {
    const after = play(choosing(2), 'choose S S+1 P P+2');

    expect(after.stage).toEqual({ kind: 'placing' });
    expect(after.players[0]?.staff.map(({ role, bonus, place }) => `${role}${bonus} ${place.at}`)).toEqual([
      'S0 home',
      'S1 home',
      'P0 home',
      'P2 home',
    ]);
    const next = play(after, 'end-placing');
    expect(next.stage).toEqual({ kind: 'chooseStaff' });
    expect(next.active).toBe(1);
  });

  it('SV-10.1 loses points left over', () => {
    expect(refusal(choosing(2), 'choose S P')).toBeUndefined();
  });

  it.each([
    ['SV-10.1 chooseStaff/tooManyOfAKind', 'choose S S S P'],
    ['SV-10.1 chooseStaff/tooManyOfAKind', 'choose S P+1 P+1'],
    ['SV-10.1 chooseStaff/oneOfEach', 'choose S S+2'],
    ['SV-10.1 chooseStaff/oneOfEach', 'choose P'],
    ['SV-10.1 chooseStaff/oneOfEach', 'choose'],
    ['SV-10.2 chooseStaff/tooManyPoints', 'choose S S+1 P P+1 P+2'],
  ])('%s: %s', (expected, text) => {
    expect(refusal(choosing(2), text)).toBe(expected);
  });

  it.each([
    [2, 'choose S S+2 P P+1', 'choose S+1 S+2 P P+1'],
    [3, 'choose S S P P+2', 'choose S S+1 P P+2'],
    [5, 'choose S P+2', 'choose S+1 P+2'],
  ])('SV-10.2 spends all its points and no more with %i players', (players, all, more) => {
    expect(refusal(choosing(players), all)).toBeUndefined();
    expect(refusal(choosing(players), more)).toBe('SV-10.2 chooseStaff/tooManyPoints');
  });

  it('SV-30.7 has fewer points when hiring', () => {
    const hiring = { options: { optionalRules: ['hiring'] as const } };
    expect(refusal(choosing(4, hiring), 'choose S S P P')).toBeUndefined();
    expect(refusal(choosing(4, hiring), 'choose S S P P+1')).toBe('SV-10.2 chooseStaff/tooManyPoints');
    expect(refusal(choosing(4), 'choose S S P P+2')).toBeUndefined();
  });

  it('SV-20.12 needs two surveyors for two start cities', () => {
    const spike: TablePlan = {
      players: [{ staff: [], cities: ['denver', 'salt-lake-city'] }, {}],
      options: { scenario: 'golden-spike-2' },
    };
    expect(refusal(choosing(2, spike), 'choose S P')).toBe('SV-20.12 chooseStaff/twoSurveyors');
    expect(refusal(choosing(2, spike), 'choose S S+1 P')).toBeUndefined();
  });

  it('SV-20.15 is not asked of solo players', () => {
    const solo = choosing(1, { players: [{}], options: { scenario: 'denver-6000' } });
    expect(solo.stage).toEqual({ kind: 'placing' });
  });

  it('is not asked in the basic game', () => {
    expect(choosing(2, { players: [{}, {}], options: { advanced: false } }).stage.kind).toBe('placing');
  });

  it('lists each choice once, in one order of writing', () => {
    const listed = options(choosing(5));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toContain('choose S P+2');
    expect(chooseStaff.decode({ type: 'chooseStaff', pieces: ['P+2', 'S'] })).toEqual({
      ok: true,
      value: { type: 'chooseStaff', pieces: ['S', 'P+2'] },
    });
  });
});

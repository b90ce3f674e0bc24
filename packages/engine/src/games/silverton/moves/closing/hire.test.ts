import { describe, expect, it } from 'vitest';
import { townIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const HIRING = { advanced: true, optionalRules: ['hiring'], length: 'campaign' } as const;
const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'hiring' },
    options: HIRING,
    display: [1, 2, 3, 4, 5, 6, 7, 8],
    players: [{ staff: ['S', 'P+1'] }, {}],
    ...plan,
  });
const crowd = (staff: readonly string[], others: number) => [
  { staff },
  ...Array.from({ length: others }, () => ({})),
];

describe('hire', () => {
  it('SV-30.7 a new S or P without bonus costs $400', () => {
    const after = play(table(), 'hire S');
    expect(after.players[0]?.cash).toBe(600);
    expect(after.players[0]?.staff).toHaveLength(3);
    expect(after.players[0]?.staff[2]).toMatchObject({
      role: 'S',
      bonus: 0,
      place: { at: 'home' },
      held: false,
    });
  });

  it('SV-30.7.1 hiring goes in turn order, one each', () => {
    const first = table({ order: [1, 0] });
    expect(options(first)).toEqual(['hire S', 'hire P', 'hire-nobody']);
    const second = play(first, 'hire P');
    expect(second).toMatchObject({ active: 1, stage: { kind: 'hiring' } });
    expect(play(second, 'hire-nobody').stage.kind).toBe('equipment');
  });

  it('SV-30.7 a dead prospector may be replaced without waiting, without bonus', () => {
    const after = play(table({ players: [{ staff: ['S', 'P+2 dead'] }, {}] }), 'hire P P2');
    expect(after.players[0]?.staff).toMatchObject([
      { role: 'S' },
      { role: 'P', bonus: 0, place: { at: 'home' } },
    ]);
  });

  it('SV-30.7.1 a free piece must be at hand: two without bonus, two colours with 2 or 3 players', () => {
    const four = crowd(['S', 'S', 'P'], 3);
    expect(refusal(table({ players: four }), 'hire S')).toBe('SV-30.7.1 hire/noPiece');
    expect(refusal(table({ players: four.slice(0, 3) }), 'hire S')).toBeUndefined();
    expect(refusal(table({ players: crowd(['S', 'S', 'S', 'S', 'P'], 2) }), 'hire S')).toBe(
      'SV-30.7.1 hire/noPiece',
    );
  });

  it('SV-30.7.1 the dead lie on their pieces until they are replaced', () => {
    const players = crowd(['S', 'P', 'P dead'], 3);
    expect(refusal(table({ players }), 'hire P')).toBe('SV-30.7.1 hire/noPiece');
    expect(refusal(table({ players }), 'hire P P3')).toBeUndefined();
    const bonus = crowd(['S', 'P', 'P', 'P+1 dead'], 3);
    expect(refusal(table({ players: bonus }), 'hire P P4')).toBe('SV-30.7.1 hire/noPiece');
  });

  it('SV-30.7 never more than 8/6/6/4/4 staff; the jailed count, the dead do not (SV-30.7.1)', () => {
    const six = ['S', 'S+1', 'S+2', 'P jail', 'P+1', 'P+2'];
    expect(refusal(table({ players: crowd(six, 3) }), 'hire S')).toBe('SV-30.7 hire/enoughStaff');
    expect(refusal(table({ players: crowd(six, 2) }), 'hire S')).toBe('SV-30.7 hire/enoughStaff');
    expect(refusal(table({ players: crowd(six, 1) }), 'hire S')).toBeUndefined();
    expect(refusal(table({ players: crowd([...six, 'P', 'S'], 1) }), 'hire S')).toBe(
      'SV-30.7 hire/enoughStaff',
    );
    expect(refusal(table({ players: crowd([...six.slice(0, 5), 'P+2 dead'], 3) }), 'hire S')).toBeUndefined();
    expect(refusal(table({ players: crowd(['S', 'S+1', 'P', 'P+1'], 4) }), 'hire S')).toBe(
      'SV-30.7 hire/enoughStaff',
    );
    expect(refusal(table({ players: crowd(['S', 'S+1', 'P', 'P+1'], 5) }), 'hire S')).toBe(
      'SV-30.7 hire/enoughStaff',
    );
  });

  it('SV-20.12 in a spike a surveyor is assigned to a start city when hired', () => {
    const cities = ['denver', 'salt-lake-city'];
    const state = table({ players: [{ cities, staff: ['S of:denver', 'P'] }, { cities }] });
    expect(options(state)).toEqual(['hire S denver', 'hire S salt-lake-city', 'hire P', 'hire-nobody']);
    expect(play(state, 'hire S salt-lake-city').players[0]?.staff[2]?.city).toBe(
      townIndex(board, 'salt-lake-city'),
    );
    expect(refusal(state, 'hire S')).toBe('SV-20.12 hire/wrongCity');
    expect(refusal(state, 'hire S pueblo')).toBe('SV-20.12 hire/wrongCity');
    expect(refusal(state, 'hire P denver')).toBe('SV-20.12 hire/wrongCity');
    const joined = table({ players: [{ cities, joined: true, staff: ['S', 'P'] }, { cities }] });
    expect(refusal(joined, 'hire S denver')).toBe('SV-20.12 hire/wrongCity');
    expect(refusal(joined, 'hire S')).toBeUndefined();
  });

  it('SV-30.7 without the option, or the money, nobody is asked', () => {
    expect(settled(table({ options: { advanced: true } })).stage.kind).toBe('equipment');
    const poor = [{ cash: 399 }, {}];
    expect(settled(table({ players: poor })).active).toBe(1);
    expect(refusal(table({ players: poor }), 'hire S')).toBe('SV-14.5 hire/cannotAfford');
  });

  it('SV-30.7 hire/notDead', () => {
    expect(refusal(table(), 'hire P P2')).toBe('SV-30.7 hire/notDead');
    expect(refusal(table({ players: [{ staff: ['S', 'P dead'] }, {}] }), 'hire S P2')).toBe(
      'SV-30.7 hire/notDead',
    );
  });
});

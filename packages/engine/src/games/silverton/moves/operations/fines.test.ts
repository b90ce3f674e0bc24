import { describe, expect, it } from 'vitest';
import { aTable, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'fines' },
    turn: 5,
    players: [{ cash: 700, staff: ['S jail', 'P+1 jail', 'P+2 dead'] }, {}],
    ...plan,
  });

const placesAfter = (state: ReturnType<typeof table>) => state.players[0]?.staff.map(({ place }) => place.at);

describe('step 7', () => {
  it('SV-6.7 $200 frees a jailed staff member', () => {
    const after = play(table(), 'bail P2');
    expect(after.players[0]?.cash).toBe(500);
    expect(placesAfter(after)).toEqual(['jail', 'home', 'dead']);
  });

  it.each([
    ['roll 1 6', 'home'],
    ['roll 5 6', 'home'],
    ['roll 2 6', 'jail'],
    ['roll 6 6', 'jail'],
  ])('SV-6.7 a 7 or 11 frees: %s', (dice, place) => {
    expect(placesAfter(play(table(), 'try-freedom S1', dice))).toEqual([place, 'jail', 'dead']);
  });

  it('SV-6.7 either dice or money, once a turn, for each of them separately', () => {
    const failed = play(table(), 'try-freedom S1', 'roll 1 1');
    expect(refusal(failed, 'bail S1')).toBe('SV-6.7 payBail/onceATurn');
    expect(refusal(failed, 'try-freedom S1')).toBe('SV-6.7 rollForFreedom/onceATurn');
    expect(refusal(failed, 'bail P2')).toBeUndefined();
    expect(refusal(failed, 'try-freedom P2')).toBeUndefined();
  });

  it('SV-6.7.1 staff may be left in jail; each is settled in the order the player likes', () => {
    expect(options(table())).toEqual([
      'bail S1',
      'bail P2',
      'try-freedom S1',
      'try-freedom P2',
      'replace P3',
      'end-turn',
    ]);
    expect(placesAfter(play(table(), 'end-turn'))).toEqual(['jail', 'jail', 'dead']);
  });

  it('SV-16.5 the dead are replaced at the fee of the card, with the same bonus', () => {
    const after = play(table(), 'replace P3');
    expect(after.players[0]?.cash).toBe(400);
    expect(after.players[0]?.staff[2]).toMatchObject({ role: 'P', bonus: 2, place: { at: 'home' } });
  });

  it('SV-6.7.1 fines of events are paid first; what is missing stays owed (SV-16.4)', () => {
    const rich = settled(table({ players: [{ cash: 700, owed: 250, staff: ['S jail'] }, {}] }));
    expect(rich.players[0]).toMatchObject({ cash: 450, owed: 0 });
    expect(rich.stage.kind).toBe('fines');

    const before = table({ players: [{ cash: 100, owed: 250, staff: ['S jail'] }, {}] });
    const poor = settled(before);
    expect(poor.players[0]).toMatchObject({ cash: 0, owed: 150 });
    expect(poor.bankPaid).toBe(before.bankPaid - 100);
    expect(options(poor)).toEqual(['try-freedom S1', 'end-turn']);
  });

  it('SV-8.1 then the next player in turn order begins, after the last one the market', () => {
    const next = settled(table({ players: [{}, { staff: ['P #14'] }], display: [14], order: [0, 1] }));
    expect(next).toMatchObject({ active: 1, stage: { kind: 'claims' } });
    expect(settled(table({ active: 1, order: [1, 0], players: [{ staff: ['P'] }, {}] })).stage.kind).toBe(
      'marketRoll',
    );
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.7 payBail/notJailed', {}, 'bail P3'],
    ['SV-14.5 payBail/cannotAfford', { players: [{ cash: 199, staff: ['S jail'] }, {}] }, 'bail S1'],
    ['SV-6.7 rollForFreedom/notJailed', {}, 'try-freedom P3'],
    ['SV-6.7 replaceDead/notDead', {}, 'replace S1'],
    ['SV-16.5 replaceDead/tooSoon', { turn: 1 }, 'replace P3'],
    ['SV-14.5 replaceDead/cannotAfford', { players: [{ cash: 299, staff: ['P dead'] }, {}] }, 'replace P1'],
    [
      'SV-30.7 replaceDead/enoughStaff',
      {
        options: { advanced: true, optionalRules: ['hiring'] },
        players: [{ staff: ['S', 'S', 'S+1', 'P jail', 'P dead'] }, ...Array.from({ length: 4 }, () => ({}))],
      },
      'replace P5',
    ],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import type { TablePlan } from '../testing/aTable.ts';
import { atDisputes, options, play } from '../testing/playing.ts';

const SHORT = ['denver--greeley', 'cheyenne--greeley'];
const LONG = [
  'denver--louisville',
  'boulder--louisville',
  'boulder--longmont',
  'fort-collins--longmont',
  'cheyenne--fort-collins',
];
const OWNER = { lines: [3], track: LONG, staff: [] };

const stealing = (plan: TablePlan = {}): State =>
  atDisputes({ players: [{ staff: ['P+2 =3'], track: SHORT }, OWNER], ...plan });

const linesOf = ({ players }: State): readonly (readonly number[])[] => players.map(({ lines }) => lines);

describe('stealing a passenger line', () => {
  it('SV-5.8 pays the bank first; the owner gets nothing; staff bonuses do not count', () => {
    const state = stealing();
    expect(state.players.map(({ cash }) => cash)).toEqual([750, 1_000]);
    expect(state.stage).toMatchObject({
      prize: { over: 'steal', line: 3 },
      contenders: [
        { seats: [0], bonus: 2 },
        { seats: [1], staff: [], bonus: 0 },
      ],
    });
  });

  it('SV-5.8 a strictly higher total takes the card', () => {
    const after = play(stealing(), 'roll 4 3', 'roll 4 4');
    expect(linesOf(after)).toEqual([[3], []]);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-5.8 an equal one loses the money', () => {
    const after = play(stealing(), 'roll 3 3', 'roll 4 4');
    expect(linesOf(after)).toEqual([[], [3]]);
    expect(after.players.map(({ cash }) => cash)).toEqual([750, 1_000]);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-5.8 a natural 2 jails the thief, whether or not the card is won', () => {
    const lost = play(stealing(), 'roll 1 1', 'roll 4 4');
    expect(lost.players[0]?.staff[0]?.place).toEqual({ at: 'jail' });
    const won = play(stealing(), 'roll 1 1', 'roll 1 2');
    expect(won.players[0]?.staff[0]?.place).toEqual({ at: 'jail' });
    expect(linesOf(won)).toEqual([[3], []]);
  });

  it('SV-5.12 the owner risks nobody with a natural 2', () => {
    const players = [
      { staff: ['P =3'], track: SHORT },
      { ...OWNER, staff: ['P', 'S'] },
    ];
    const after = play(stealing({ players }), 'roll 3 3', 'roll 1 1');
    expect(after.players[1]?.staff.map(({ place }) => place.at)).toEqual(['home', 'home']);
  });

  it('SV-5.12 several thieves dispute it among themselves; only the winner pays and tries', () => {
    const state = stealing({
      players: [
        { staff: ['P =2'], track: ['colorado-springs--denver', 'colorado-springs--pueblo'] },
        { ...OWNER, lines: [2], track: ['denver--falcon', 'falcon--pueblo'] },
        { staff: ['P+1 =2'], track: ['colorado-springs--denver~2', 'colorado-springs--pueblo~2'] },
      ],
    });
    expect(state.stage).toMatchObject({
      prize: { over: 'line', line: 2 },
      contenders: [
        { seats: [0], bonus: 0 },
        { seats: [2], bonus: 1 },
      ],
    });
    expect(state.players.map(({ cash }) => cash)).toEqual([1_000, 1_000, 1_000]);
    const tried = play(state, 'roll 2 2', 'roll 6 6');
    expect(tried.stage).toMatchObject({
      prize: { over: 'steal', line: 2 },
      contenders: [{ seats: [2], bonus: 2 }, { seats: [1] }],
    });
    expect(tried.players.map(({ cash }) => cash)).toEqual([1_000, 1_000, 700]);
    expect(tried.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-5.12 a thief who can no longer pay goes home', () => {
    const front = ['colorado-springs--denver', 'colorado-springs--pueblo'];
    const players = [
      { cash: 500, staff: ['P =2', 'P =3'], track: [...SHORT, ...front] },
      { ...OWNER, lines: [2, 3], track: [...LONG, 'denver--falcon', 'falcon--pueblo'] },
    ];
    const state = stealing({ players });
    expect(state.stage).toMatchObject({ prize: { over: 'steal', line: 2 } });
    const after = play(state, 'roll 1 2', 'roll 6 6');
    expect(after.players[0]?.cash).toBe(200);
    expect(after.stage.kind).not.toBe('disputeRoll');
    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'home']);
  });

  it('SV-5.12 steals are settled in turn order', () => {
    const front = ['colorado-springs--denver', 'colorado-springs--pueblo'];
    const players = [
      { staff: ['P =3'], track: SHORT },
      { staff: ['P =2'], track: front },
      { ...OWNER, lines: [2, 3], track: [...LONG, 'denver--falcon', 'falcon--pueblo'] },
    ];
    const state = stealing({ players, order: [1, 2, 0] });
    expect(state.stage).toMatchObject({ prize: { line: 2 } });
    expect(stealing({ players, order: [0, 1, 2] }).stage).toMatchObject({ prize: { line: 3 } });
  });

  it('SV-5.13 the stolen line pays its new owner this turn, the old one no more', () => {
    const taken = play(stealing(), 'roll 6 6', 'roll 1 2');
    const paid = play(taken, 'end-trading');
    expect(paid.players.map(({ cash }) => cash)).toEqual([750 + 60, 1_000]);
  });

  it('SV-14.4 a thief whose line has changed hands to a shorter owner goes home unpaid', () => {
    const jointLines = [{ line: 2, partners: [1, 2] as const }];
    const thief = { staff: ['P =2'], track: ['colorado-springs--denver~2', 'colorado-springs--pueblo~2'] };
    const caller = {
      staff: ['P =2'],
      track: ['colorado-springs--denver', 'colorado-springs--pueblo'],
    };
    const state = stealing({
      players: [thief, caller, { cities: ['pueblo'], track: ['falcon--pueblo'], staff: [] }],
      jointLines,
      options: { optionalRules: ['jointLines'] },
    });
    const after = play(state, 'roll 6 6', 'roll 1 2');
    expect(linesOf(after)).toEqual([[], [2], []]);
    expect(after.players[0]?.cash).toBe(1_000);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-30.7.1 a won steal raises the bonus of the thief, a lost one does not', () => {
    const hiring: TablePlan['options'] = { advanced: true, optionalRules: ['hiring'] };
    const state = stealing({
      options: hiring,
      players: [{ staff: ['P =3', 'S'], track: SHORT, trains: [9] }, OWNER],
    });
    expect(play(state, 'roll 6 6', 'roll 1 2').players[0]?.staff[0]?.bonus).toBe(1);
    expect(play(state, 'roll 1 2', 'roll 6 6').players[0]?.staff[0]?.bonus).toBe(0);
    expect(options(state)).toHaveLength(36);
  });
});

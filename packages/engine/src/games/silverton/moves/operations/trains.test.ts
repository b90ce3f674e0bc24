import { describe, expect, it } from 'vitest';
import { townIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';

/** Walsenburg coal at Pueblo (5), Colorado Springs (4) and Denver (7). */
const MAIN_LINE = ['pueblo--walsenburg', 'colorado-springs--pueblo', 'colorado-springs--denver'];
const WALSENBURG = { claim: 60, goods: 12 };

const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'deliveries' },
    options: { advanced: true },
    turn: 9,
    players: [{ track: MAIN_LINE, claims: [WALSENBURG], trains: [9, 24] }, {}],
    ...plan,
  });

describe('deliver, advanced game', () => {
  it('SV-11.3 worked example: trains 9 and 24 together take 4 coal to Denver or 6 to Pueblo', () => {
    expect(refusal(table(), 'deliver #60 4 denver T9 T24')).toBeUndefined();
    expect(refusal(table(), 'deliver #60 5 denver T9 T24')).toBe('SV-11.2 deliver/tooMuch');
    expect(refusal(table(), 'deliver #60 6 pueblo T9 T24')).toBeUndefined();
    expect(refusal(table(), 'deliver #60 7 pueblo T9 T24')).toBe('SV-11.2 deliver/tooMuch');
  });

  it('SV-11.3 worked example: apart, 1 to Denver and 4 to Pueblo, or 3 to Denver and 1 to Pueblo', () => {
    const first = play(table(), 'deliver #60 1 denver T9', 'deliver #60 4 pueblo T24');
    expect(first.players[0]?.claims).toMatchObject([{ goods: 7 }]);
    const second = play(table(), 'deliver #60 3 denver T24', 'deliver #60 1 pueblo T9');
    expect(second.players[0]?.claims).toMatchObject([{ goods: 8 }]);
    expect(refusal(table(), 'deliver #60 2 denver T9')).toBe('SV-11.2 deliver/tooMuch');
    expect(refusal(table(), 'deliver #60 4 denver T24')).toBe('SV-11.2 deliver/tooMuch');
  });

  it('SV-11.2 of gold or silver they take twice as many', () => {
    const track = [...MAIN_LINE, 'canon-city--pueblo', 'canon-city--silver-cliff'];
    const silver = { claim: 59, goods: 20 };
    const state = table({ players: [{ track, claims: [silver], trains: [9, 24] }, {}] });
    expect(refusal(state, 'deliver #59 8 denver T9 T24')).toBeUndefined();
    expect(refusal(state, 'deliver #59 9 denver T9 T24')).toBe('SV-11.2 deliver/tooMuch');
    expect(refusal(state, 'deliver #59 16 pueblo T9 T24')).toBeUndefined();
  });

  it('SV-11.1 the power of each train is used once a turn, whoever owns it (SV-13.2)', () => {
    const one = play(table(), 'deliver #60 1 denver T9');
    expect(one.players[0]?.trains).toEqual([
      { power: 9, usedTurn: 9 },
      { power: 24, usedTurn: 0 },
    ]);
    expect(refusal(one, 'deliver #60 1 denver T9')).toBe('SV-11.1 deliver/trainNotReady');
    expect(play(one, 'deliver #60 3 denver T24').stage.kind).not.toBe('deliveries');
  });

  it('SV-11.1 one delivery per train: more than two with more trains, none without', () => {
    const three = table({ players: [{ track: MAIN_LINE, claims: [WALSENBURG], trains: [9, 9, 9] }, {}] });
    const after = play(three, ...Array.from({ length: 3 }, () => 'deliver #60 1 pueblo T9'));
    expect(after.players[0]?.claims).toMatchObject([{ goods: 9 }]);
    const none = table({ players: [{ track: MAIN_LINE, claims: [WALSENBURG] }, {}] });
    expect(settled(none).stage.kind).not.toBe('deliveries');
  });

  it('SV-11.8 the route is the easiest there is; alike trains are offered once', () => {
    const players = [{ track: MAIN_LINE, claims: [{ claim: 60, goods: 1 }], trains: [9, 9] }, {}];
    expect(options(table({ players }))).toEqual([
      'deliver #60 1 denver T9',
      'deliver #60 1 denver T9 T9',
      'deliver #60 1 pueblo T9',
      'deliver #60 1 pueblo T9 T9',
      'end-deliveries',
    ]);
  });

  it('SV-20.14 a train serves only the network of its city until the two are joined', () => {
    const city = townIndex(board, 'el-paso');
    const player = {
      cities: ['pueblo', 'el-paso'],
      track: MAIN_LINE,
      claims: [WALSENBURG],
      trains: [{ power: 24, usedTurn: 0, city }],
    };
    expect(refusal(table({ players: [player] }), 'deliver #60 1 pueblo T24')).toBe(
      'SV-11.1 deliver/trainNotReady',
    );
    expect(
      refusal(table({ players: [{ ...player, joined: true }] }), 'deliver #60 1 pueblo T24'),
    ).toBeUndefined();
  });

  it.each<[string, string]>([
    ['SV-11.1 deliver/needsTrain', 'deliver #60 1 denver'],
    ['SV-11.1 deliver/trainNotReady', 'deliver #60 1 denver T15'],
    ['SV-11.1 deliver/trainNotReady', 'deliver #60 1 denver T9 T9'],
    ['SV-11.2 deliver/tooMuch', 'deliver #60 4 denver T9'],
  ])('%s', (expected, move) => {
    expect(refusal(table(), move)).toBe(expected);
  });

  it('SV-6.4.4 trains needed for bought goods are not used for own ones', () => {
    const duty = { seller: 1, claim: 58, units: 4, city: townIndex(board, 'pueblo') };
    const state = table({
      players: [
        { track: [...MAIN_LINE, 'canon-city--pueblo'], claims: [WALSENBURG], trains: [9, 24] },
        { claims: [{ claim: 58, goods: 4 }] },
      ],
      ledger: { duties: [duty] },
    });
    expect(refusal(state, 'deliver #60 1 pueblo T24')).toBe('SV-6.4.4 deliver/boughtGoodsFirst');
    expect(refusal(state, 'deliver #60 1 pueblo T9')).toBeUndefined();
  });
});

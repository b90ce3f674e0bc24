import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import type { TablePlan } from '../testing/aTable.ts';
import { atDisputes, options, play } from '../testing/playing.ts';

const NORTH = { track: ['colorado-springs--denver'], staff: ['P =2'] };
const SOUTH = { cities: ['pueblo'], track: ['colorado-springs--pueblo'], staff: ['P+1 =2'] };
/** A whole route of Denver to Pueblo, two longer than the joint one. */
const WHOLE = { track: ['denver--falcon', 'falcon--pueblo'], staff: ['P =2'] };
const JOINT: TablePlan['options'] = { optionalRules: ['jointLines'] };

const offered = (plan: TablePlan = {}): State =>
  atDisputes({
    players: [NORTH, SOUTH],
    options: JOINT,
    piles: [{ top: 2, below: ['B'] }],
    ...plan,
  });

const cashOf = ({ players }: State): readonly number[] => players.map(({ cash }) => cash);
const staffOf = ({ players }: State): readonly string[] =>
  players.flatMap(({ staff }) => staff.map(({ place }) => place.at));

describe('buying a line together', () => {
  it('SV-30.2.1 asks both, in turn order', () => {
    const state = offered({ order: [1, 0] });
    expect(state.stage).toMatchObject({ kind: 'jointOffer', seat: 1, pair: [1, 0] });
    expect(options(state)).toEqual(['agree-joint', 'refuse-joint']);
    expect(play(state, 'agree-joint').stage).toMatchObject({ kind: 'jointOffer', seat: 0 });
  });

  it('SV-30.2, SV-30.2.2 both agree: each pays by share of the distance, and the card is theirs', () => {
    const after = play(offered(), 'agree-joint', 'agree-joint');
    expect(cashOf(after)).toEqual([800, 900]);
    expect(after.jointLines).toEqual([{ line: 2, partners: [0, 1] }]);
    expect(after.piles).toEqual([{ below: ['B'] }]);
    expect(staffOf(after)).toEqual(['home', 'home']);
    expect(cashOf(play(offered({ order: [1, 0] }), 'agree-joint', 'agree-joint'))).toEqual([810, 890]);
  });

  it('SV-30.1 frees the space for sliding, as taken by the first of them', () => {
    const after = play(offered(), 'agree-joint', 'agree-joint');
    expect(after.ledger.freeSpaces).toEqual([{ takenBy: 0, pile: 0 }]);
  });

  it('SV-30.2.2 the cube on the card is none of the 32: no segment is used up', () => {
    const after = play(offered(), 'agree-joint', 'agree-joint');
    expect(after.players.map(({ segments }) => segments.length)).toEqual([1, 1]);
  });

  it('SV-30.2.2 if one cannot pay, both go home', () => {
    const poor = { ...SOUTH, cash: 99 };
    const after = play(offered({ players: [NORTH, poor] }), 'agree-joint', 'agree-joint');
    expect(cashOf(after)).toEqual([1_000, 99]);
    expect(after.jointLines).toEqual([]);
    expect(after.piles[0]?.top).toBe(2);
    expect(staffOf(after)).toEqual(['home', 'home']);
  });

  it.each([[['refuse-joint']], [['agree-joint', 'refuse-joint']]])(
    'SV-30.2.1 %j: those without a whole route go home',
    (answers) => {
      const after = play(offered(), ...answers);
      expect(staffOf(after)).toEqual(['home', 'home']);
      expect(after.piles[0]?.top).toBe(2);
    },
  );

  it('SV-30.2.1 refused, a partner with a whole route keeps the card', () => {
    const whole = {
      ...NORTH,
      track: ['colorado-springs--denver', 'falcon--pueblo', 'colorado-springs--falcon'],
    };
    const after = play(offered({ players: [whole, SOUTH] }), 'refuse-joint');
    expect(staffOf(after)).toEqual(['line', 'home']);
    expect(options(after)).toContain('buy P1');
  });

  it('SV-30.2.1 a prospector waiting in vain for a partner goes home', () => {
    expect(staffOf(offered({ players: [NORTH, { ...SOUTH, staff: ['P'] }] }))).toEqual(['home', 'home']);
  });

  it('SV-30.2.1, SV-30.2.3 a third prospector disputes it with the pair, which acts as one', () => {
    const state = play(offered({ players: [NORTH, WHOLE, SOUTH] }), 'agree-joint', 'agree-joint');
    expect(state.stage).toMatchObject({
      prize: { over: 'line', line: 2 },
      contenders: [
        { seats: [0, 2], bonus: 1 },
        { seats: [1], bonus: 0 },
      ],
    });
    const won = play(state, 'roll 5 5', 'roll 5 4');
    expect(won.jointLines).toEqual([{ line: 2, partners: [0, 2] }]);
    expect(cashOf(won)).toEqual([800, 1_000, 900]);
    expect(staffOf(won)).toEqual(['home', 'home', 'home']);
    const lost = play(state, 'roll 2 1', 'roll 5 4');
    expect(staffOf(lost)).toEqual(['home', 'line', 'home']);
    expect(options(play(lost, 'end-trading'))).toContain('buy P1');
  });

  it('SV-30.2.3 a total of 2 jails both of a pair; a right they won stands', () => {
    const state = play(offered({ players: [NORTH, WHOLE, SOUTH] }), 'agree-joint', 'agree-joint');
    expect(staffOf(play(state, 'roll 1 1', 'roll 5 4'))).toEqual(['jail', 'line', 'jail']);
    const tied = play(state, 'roll 1 1', 'roll 1 2');
    expect(tied.players.map(({ staff }) => staff[0]?.held)).toEqual([false, true, false]);
    expect(staffOf(tied)).toEqual(['jail', 'line', 'jail']);
  });

  it('SV-5.4, SV-30.2.3 a tie holds both of a pair', () => {
    const state = play(offered({ players: [NORTH, WHOLE, SOUTH] }), 'agree-joint', 'agree-joint');
    const tied = play(state, 'roll 3 3', 'roll 4 3');
    expect(tied.players.map(({ staff }) => staff[0]?.held)).toEqual([true, true, true]);
  });

  it('SV-30.7 both of a pair rise when they win a dispute and buy', () => {
    const options_: TablePlan['options'] = { advanced: true, optionalRules: ['jointLines', 'hiring'] };
    const state = play(
      offered({ players: [NORTH, WHOLE, { ...SOUTH, staff: ['P =2'] }], options: options_ }),
      'agree-joint',
      'agree-joint',
    );
    const won = play(state, 'roll 5 5', 'roll 5 4');
    expect(won.players.map(({ staff }) => staff[0]?.bonus)).toEqual([1, 0, 1]);
  });

  it('SV-30.2.1 offers every possible pair in turn', () => {
    const twin = { cities: ['pueblo'], track: ['colorado-springs--pueblo~2'], staff: ['P =2'] };
    const state = offered({ players: [NORTH, SOUTH, twin] });
    const next = play(state, 'refuse-joint');
    expect(next.stage).toMatchObject({ kind: 'jointOffer', pair: [0, 2] });
    const after = play(next, 'agree-joint', 'agree-joint');
    expect(after.jointLines).toEqual([{ line: 2, partners: [0, 2] }]);
    expect(staffOf(after)).toEqual(['home', 'home', 'home']);
  });
});

describe('stealing with and from partners', () => {
  it('SV-30.2.3 partners defend with their length plus 2 and one die each', () => {
    const thief = {
      track: ['colorado-springs--denver~2', 'colorado-springs--pueblo~2'],
      staff: ['P+2 =2'],
    };
    const state = offered({
      players: [{ ...NORTH, staff: [] }, thief, { ...SOUTH, staff: [] }],
      jointLines: [{ line: 2, partners: [0, 2] }],
      piles: [],
    });
    expect(state.stage).toMatchObject({
      prize: { over: 'steal' },
      contenders: [
        { seats: [1], bonus: 2 },
        { seats: [0, 2], staff: [], bonus: 0 },
      ],
    });
    const won = play(state, 'roll 6 6', 'roll 1 1');
    expect(won.jointLines).toEqual([]);
    expect(won.players[1]?.lines).toEqual([2]);
    const kept = play(state, 'roll 1 2', 'roll 6 6');
    expect(kept.jointLines).toEqual([{ line: 2, partners: [0, 2] }]);
  });

  it('SV-30.2.3 a pair steals over its length plus 2, without staff bonuses, each paying a share', () => {
    const round = ['denver--golden', 'golden--louisville', 'boulder--louisville', 'boulder--longmont'];
    const owner = {
      track: [...round, 'fort-collins--longmont', 'cheyenne--fort-collins'],
      lines: [3],
      staff: [],
    };
    const west = [
      'ogden--salt-lake-city',
      'evanston--ogden',
      'evanston--green-river-wy',
      'green-river-wy--rock-springs',
      'rawlins--rock-springs',
      'hanna--rawlins',
      'hanna--laramie',
      'cheyenne--laramie',
      'cheyenne--greeley',
    ];
    const state = offered({
      players: [
        { track: ['denver--greeley'], staff: ['P+2 =3'] },
        owner,
        { cities: ['salt-lake-city'], track: west, staff: ['P =3'] },
      ],
      piles: [],
    });
    const tried = play(state, 'agree-joint', 'agree-joint');
    expect(cashOf(tried)).toEqual([870, 1_000, 880]);
    expect(tried.stage).toMatchObject({ prize: { over: 'steal' }, contenders: [{ bonus: 2 }, { bonus: 0 }] });
    const won = play(tried, 'roll 6 6', 'roll 1 2');
    expect(won.jointLines).toEqual([{ line: 3, partners: [0, 2] }]);
    expect(won.players[1]?.lines).toEqual([]);
    expect(staffOf(play(tried, 'roll 1 1', 'roll 5 4'))).toEqual(['jail', 'jail']);
    expect(staffOf(play(state, 'refuse-joint'))).toEqual(['home', 'home']);
  });
});

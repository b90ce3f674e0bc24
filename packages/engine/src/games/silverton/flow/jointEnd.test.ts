import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import type { TablePlan } from '../testing/aTable.ts';
import { atDisputes, play } from '../testing/playing.ts';

const cashOf = ({ players }: State): readonly number[] => players.map(({ cash }) => cash);
const staffOf = ({ players }: State): readonly string[] =>
  players.flatMap(({ staff }) => staff.map(({ place }) => place.at));

describe('ending a joint line', () => {
  const caller = {
    track: ['colorado-springs--denver', 'colorado-springs--pueblo~2'],
    staff: ['P+1 =2'],
  };
  const partner = { cities: ['pueblo'], track: ['colorado-springs--pueblo'], staff: ['P'] };
  const ending = (plan: TablePlan = {}): State =>
    atDisputes({
      players: [caller, partner],
      jointLines: [{ line: 2, partners: [0, 1] }],
      options: { optionalRules: ['jointLines'] },
      ...plan,
    });

  it('SV-30.2.5 the caller pays the full price before rolling, and adds the prospector', () => {
    const state = ending();
    expect(cashOf(state)).toEqual([700, 1_000]);
    expect(state.stage).toMatchObject({
      prize: { over: 'end', line: 2 },
      contenders: [
        { seats: [0], bonus: 1 },
        { seats: [1], staff: [], bonus: 0 },
      ],
    });
  });

  it('SV-30.2 the shorter whole route adds the difference where both have one', () => {
    const long = { ...partner, track: ['denver--falcon', 'falcon--pueblo', 'colorado-springs--falcon'] };
    expect(ending({ players: [caller, long] }).stage).toMatchObject({
      contenders: [{ bonus: 3 }, { bonus: 0 }],
    });
    const swapped = ending({
      players: [
        { ...long, staff: ['P =2'] },
        { ...caller, cities: ['pueblo'], staff: [] },
      ],
    });
    expect(swapped.stage).toMatchObject({ contenders: [{ bonus: 0 }, { bonus: 2 }] });
  });

  it('SV-30.2 the winner owns the line alone', () => {
    const after = play(ending(), 'roll 4 4', 'roll 4 4');
    expect(after.players[0]?.lines).toEqual([2]);
    expect(after.jointLines).toEqual([]);
    expect(staffOf(after)).toEqual(['home', 'home']);
  });

  it('SV-30.2.5 a tie changes nothing, but the money is lost', () => {
    const after = play(ending(), 'roll 4 3', 'roll 4 4');
    expect(after.jointLines).toEqual([{ line: 2, partners: [0, 1] }]);
    expect(after.players[0]?.cash).toBe(700);
    expect(staffOf(after)).toEqual(['home', 'home']);
  });

  it('SV-30.2.5 a winner without a whole own route returns the card', () => {
    const after = play(ending(), 'roll 1 2', 'roll 6 6');
    expect(after.jointLines).toEqual([]);
    expect(after.players.map(({ lines }) => lines)).toEqual([[], []]);
    expect(after.piles).toEqual([{ top: 2, below: [] }]);
  });

  it('SV-5.5 a natural 2 jails the prospector of the caller', () => {
    expect(staffOf(play(ending(), 'roll 1 1', 'roll 6 6'))).toEqual(['jail', 'home']);
  });

  it('SV-30.2.5 who can no longer pay goes home and nothing changes', () => {
    const after = ending({ players: [{ ...caller, cash: 299 }, partner] });
    expect(after.players[0]?.cash).toBe(299);
    expect(after.jointLines).toEqual([{ line: 2, partners: [0, 1] }]);
    expect(staffOf(after)).toEqual(['home', 'home']);
  });

  it('SV-30.2 both may call; the second only while the line is still joint', () => {
    const other = {
      ...partner,
      track: ['colorado-springs--pueblo', 'colorado-springs--denver~2'],
      staff: ['P =2'],
    };
    const state = ending({ players: [caller, other] });
    const tied = play(state, 'roll 4 3', 'roll 4 4');
    expect(tied.stage).toMatchObject({
      prize: { over: 'end' },
      contenders: [{ seats: [1] }, { seats: [0] }],
    });
    const won = play(state, 'roll 6 6', 'roll 1 2');
    expect(won.stage.kind).not.toBe('disputeRoll');
    expect(cashOf(won)).toEqual([700, 1_000]);
    expect(staffOf(won)).toEqual(['home', 'home']);
  });
});

import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import type { TablePlan } from '../testing/aTable.ts';
import { atDisputes, options, play, refusal } from '../testing/playing.ts';

const SLC = ['salt-lake-city'];
const OGDEN = 'ogden--salt-lake-city';

/** Surveyors of players from Denver, all on one segment without an equal beside it. */
const disputed = (...pieces: readonly string[]): State =>
  atDisputes({ players: pieces.map((piece) => ({ staff: [`${piece} denver--golden`] })) });

const fates = ({ players }: State): readonly string[] =>
  players.flatMap(({ staff }) =>
    staff.map(({ place, held, wonDispute }) => {
      if (held) return 'tied';
      return place.at === 'segment' && wonDispute ? 'won' : place.at;
    }),
  );

describe('moving aside', () => {
  const twins = (plan: TablePlan = {}): State =>
    atDisputes({
      players: [
        { cities: SLC, staff: [`S ${OGDEN}`] },
        { cities: SLC, staff: [`S ${OGDEN}`] },
      ],
      ...plan,
    });

  it('SV-5.1 asks each surveyor in turn order whether it moves to an equal segment', () => {
    const state = twins({ order: [1, 0] });
    expect(state.stage).toMatchObject({ kind: 'moveAside', seat: 1 });
    expect(options(state)).toEqual([`move-aside ${OGDEN}~2`, 'stand-fast']);
    expect(play(state, 'stand-fast').stage).toMatchObject({ kind: 'moveAside', seat: 0 });
    expect(play(state, 'stand-fast', 'stand-fast').stage.kind).toBe('disputeRoll');
  });

  it('SV-5.9 ends the dispute when only one is left', () => {
    const after = play(twins(), `move-aside ${OGDEN}~2`);
    expect(after.stage).toEqual({ kind: 'track' });
    expect(options(after)).toContain(`build ${OGDEN}~2`);
    expect(fates(after)).toEqual(['segment', 'segment']);
  });

  it('SV-5.9 moves only where no surveyor stands', () => {
    const three = [OGDEN, OGDEN, OGDEN].map((segment) => ({ cities: SLC, staff: [`S ${segment}`] }));
    expect(play(twins({ players: three }), `move-aside ${OGDEN}~2`).stage).toMatchObject({
      kind: 'disputeRoll',
      contenders: [{ seats: [1] }, { seats: [2] }],
    });
    const taken = three.with(2, { cities: SLC, staff: [`S ${OGDEN}~2`] });
    expect(twins({ players: taken }).stage.kind).toBe('disputeRoll');
  });

  it('SV-5.1 does not move onto track, nor to another price', () => {
    const owner = { cities: SLC, track: [`${OGDEN}~2`] };
    const pair = [0, 1].map(() => ({ cities: SLC, staff: [`S ${OGDEN}`] }));
    expect(twins({ players: [...pair, owner] }).stage.kind).toBe('disputeRoll');
    const deming = [0, 1].map(() => ({ cities: ['el-paso'], staff: ['S deming--el-paso'] }));
    expect(twins({ players: deming }).stage.kind).toBe('disputeRoll');
  });

  it('SV-5.1 moves only where the player might be placed', () => {
    const staff = ['S dillon--kokomo'];
    const players = [
      { staff, track: ['kokomo--leadville'] },
      { staff, track: ['kokomo--leadville~2'] },
    ];
    expect(twins({ players }).stage).toMatchObject({ kind: 'moveAside', seat: 0 });
    expect(twins({ players: [{ staff }, { staff }] }).stage.kind).toBe('disputeRoll');
    const parallel = { staff, track: ['kokomo--leadville', 'dillon--kokomo~2'] };
    expect(twins({ players: [parallel, { staff }] }).stage.kind).toBe('disputeRoll');
  });

  it.each(['denver--golden', OGDEN])('SV-5.1 moveAside/notEqual: %s', (segment) => {
    expect(refusal(twins(), `move-aside ${segment}`)).toBe('SV-5.1 moveAside/notEqual');
  });
});

describe('surveyors on one segment', () => {
  it('SV-5.2 roll two dice each and add their bonus', () => {
    const state = disputed('S+2', 'S');
    expect(state.stage).toMatchObject({
      kind: 'disputeRoll',
      prize: { over: 'segment' },
      contenders: [{ bonus: 2 }, { bonus: 0 }],
    });
    expect(fates(play(state, 'roll 3 3', 'roll 4 3'))).toEqual(['won', 'home']);
    expect(fates(play(state, 'roll 3 3', 'roll 5 4'))).toEqual(['home', 'won']);
  });

  it('SV-5.3 the loser is home and builds nothing', () => {
    const after = play(disputed('S', 'S'), 'roll 2 3', 'roll 6 6', 'end-trading');
    expect(after.active).toBe(1);
    expect(options(after)).toContain('build denver--golden');
  });

  it('SV-5.4 a tie for the highest leaves the tied standing, without the right', () => {
    const after = play(disputed('S+1', 'S', 'S'), 'roll 3 3', 'roll 4 3', 'roll 1 2');
    expect(fates(after)).toEqual(['tied', 'tied', 'home']);
    expect(after.stage.kind).toBe('trading');
  });

  it('SV-5.5 a natural 2 sends a loser to jail', () => {
    expect(fates(play(disputed('S', 'S'), 'roll 1 1', 'roll 6 6'))).toEqual(['jail', 'won']);
  });

  it('SV-5.5 a right won with a natural 2 stands; jail waits until it is used', () => {
    const won = play(disputed('S+2', 'S'), 'roll 1 1', 'roll 1 2');
    expect(fates(won)).toEqual(['won', 'home']);
    const built = play(won, 'build denver--golden');
    expect(built.players[0]?.segments).toHaveLength(1);
    expect(fates(built)).toEqual(['jail', 'home']);
    expect(fates(play(won, 'end-track'))).toEqual(['jail', 'home']);
  });

  it('SV-5.10 in a tie the one with a natural 2 leaves for jail, the other stays, nobody has the right', () => {
    expect(fates(play(disputed('S+1', 'S'), 'roll 1 1', 'roll 1 2'))).toEqual(['jail', 'tied']);
    expect(fates(play(disputed('S', 'S'), 'roll 1 1', 'roll 1 1'))).toEqual(['jail', 'jail']);
  });

  it('SV-14.3 everybody but the tied and the jailed is home in the end', () => {
    const after = play(disputed('S', 'S', 'S', 'S+1'), 'roll 6 5', 'roll 5 6', 'roll 1 1', 'roll 1 2');
    expect(fates(after)).toEqual(['tied', 'tied', 'jail', 'home']);
  });
});

describe('special disputes', () => {
  const raton = { track: ['raton--trinidad'], staff: ['S french--raton'] };
  const cimarron = { track: ['cimarron--dawson'], staff: ['S+1 cimarron--french'] };
  const french = (plan: TablePlan = {}): State => atDisputes({ players: [raton, cimarron], ...plan });

  it('SV-5.6 each player concerned may ask, in turn order: Raton-French and Cimarron-French', () => {
    const state = french({ order: [1, 0] });
    expect(state.stage).toMatchObject({ kind: 'callSpecial', seat: 1 });
    expect(options(state)).toEqual(['call-dispute', 'let-be']);
    expect(play(state, 'let-be').stage).toMatchObject({ kind: 'callSpecial', seat: 0 });
  });

  it('SV-5.6 nobody asks: both build', () => {
    const after = play(french(), 'let-be', 'let-be');
    expect(after.stage).toEqual({ kind: 'track' });
    expect(fates(after)).toEqual(['segment', 'segment']);
  });

  it('SV-5.6 one request binds all; a loser does not build', () => {
    const called = play(french(), 'let-be', 'call-dispute');
    expect(called.stage).toMatchObject({
      prize: { over: 'segments' },
      contenders: [{ bonus: 0 }, { bonus: 1 }],
    });
    expect(fates(play(called, 'roll 3 3', 'roll 3 4'))).toEqual(['home', 'won']);
  });

  it('SV-5.6 a tie leaves them standing', () => {
    expect(fates(play(french(), 'call-dispute', 'roll 3 4', 'roll 3 3'))).toEqual(['tied', 'tied']);
  });

  it('SV-5.6 common disputes come first and only their winners take part', () => {
    const rival = { track: ['dawson--raton'], staff: ['S french--raton'] };
    const state = french({ players: [raton, cimarron, rival] });
    expect(state.stage).toMatchObject({ prize: { over: 'segment' } });
    const after = play(state, 'roll 1 2', 'roll 6 6');
    expect(after.stage).toMatchObject({ kind: 'callSpecial', seat: 1 });
    expect(play(after, 'let-be').stage).toMatchObject({ kind: 'callSpecial', seat: 2 });
  });

  it('SV-5.6, SV-4.7.1 a segment north of Denver against one that would need it', () => {
    const state = french({
      players: [
        { staff: ['S denver--greeley'] },
        { cities: SLC, track: ['hanna--laramie'], staff: ['S cheyenne--laramie'] },
      ],
    });
    expect(state.stage).toMatchObject({ kind: 'callSpecial', seat: 0 });
  });
});

import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import type { TablePlan } from '../testing/aTable.ts';
import { atDisputes, options, play } from '../testing/playing.ts';

const WINTER = 8;
const SHORT = ['denver--greeley', 'cheyenne--greeley'];
const LONG = [
  'denver--louisville',
  'boulder--louisville',
  'boulder--longmont',
  'fort-collins--longmont',
  'cheyenne--fort-collins',
];

const bonuses = ({ stage }: State): readonly number[] =>
  stage.kind === 'disputeRoll' ? stage.contenders.map(({ bonus }) => bonus) : [];

describe('prospectors on one claim', () => {
  const golden = (plan: TablePlan = {}): State =>
    atDisputes({
      players: [{ staff: ['P+1 #14'], track: ['denver--golden'] }, { staff: ['P+2 #14'] }],
      display: [14],
      ...plan,
    });

  it('SV-5.7 add the staff bonus, and 3 for track between the claim and the start city', () => {
    expect(bonuses(golden())).toEqual([4, 2]);
  });

  it('SV-5.7 do not add it for track that is not connected', () => {
    const players = [{ staff: ['P #14'], track: ['central-city--golden'] }, { staff: ['P #14'] }];
    expect(bonuses(golden({ players }))).toEqual([0, 0]);
  });

  it('SV-5.11 add it for track under snow too', () => {
    const track = ['bailey--denver', 'bailey--como'];
    const players = [{ staff: ['P #15'], track }, { staff: ['P #15'] }];
    expect(bonuses(golden({ players, display: [15], turn: WINTER }))).toEqual([3, 0]);
  });

  it('SV-5.7 the winner buys, the others go home', () => {
    const after = play(golden(), 'roll 2 2', 'roll 3 2');
    expect(options(after)).toContain('buy P1');
    expect(after.players[1]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-5.5 a claim won with a natural 2 can be bought; then its buyer is in jail', () => {
    const after = play(golden(), 'roll 1 1', 'roll 1 2', 'buy P1');
    expect(after.players[0]?.claims.map(({ claim }) => claim)).toEqual([14]);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'jail' });
  });

  it('SV-5.4 a tie holds them; next turn whoever joins competes too', () => {
    const tied = play(golden(), 'roll 2 2', 'roll 3 3');
    expect(tied.players.map(({ staff }) => staff[0]?.held)).toEqual([true, true]);
    expect(options(tied).filter((text) => text.startsWith('buy '))).toEqual([]);
    const staff = ['P #14 held'];
    const joined = atDisputes({ players: [{ staff }, { staff }, { staff: ['P #14'] }], display: [14] });
    expect(bonuses(joined)).toEqual([0, 0, 0]);
  });

  it('SV-4.8 prospectors sharing the deck have no dispute', () => {
    const after = golden({ players: [{ staff: ['P deck'] }, { staff: ['P deck'] }], display: [] });
    expect(options(after)).toContain('prospect P1');
  });
});

describe('prospectors on one line', () => {
  const north = (plan: TablePlan = {}): State =>
    atDisputes({
      players: [
        { staff: ['P =3'], track: SHORT },
        { staff: ['P+1 =3'], track: LONG },
      ],
      piles: [3],
      ...plan,
    });

  it('SV-5.7 the shorter route adds the difference', () => {
    expect(bonuses(north())).toEqual([2, 1]);
  });

  it('SV-5.7 among three each adds the longest route minus the own', () => {
    const twelve = ['denver--golden', 'golden--louisville', ...LONG.slice(1)];
    const players = [SHORT, LONG, twelve].map((track) => ({ staff: ['P =3'], track }));
    expect(bonuses(north({ players }))).toEqual([4, 2, 0]);
  });

  it('SV-5.11 in winter only routes free of snow count', () => {
    const snowy = ['denver--tolland', 'fraser--tolland', 'fraser--idaho-springs'];
    const creek = ['denver--golden', 'golden--idaho-springs', 'georgetown--idaho-springs'];
    const long = ['denver--louisville', 'golden--louisville', ...creek.slice(1)];
    const players = [
      { staff: ['P =1'], track: [...creek, ...snowy] },
      { staff: ['P =1'], track: long },
    ];
    expect(bonuses(north({ players, piles: [1], turn: WINTER }))).toEqual([2, 0]);
  });

  it('SV-30.1.1 a slider adds only the staff bonus; routes are reckoned among those who have one', () => {
    const options_: TablePlan['options'] = { optionalRules: ['slidingLines'] };
    const players = [
      { staff: ['P =3'], track: SHORT },
      { staff: ['P =3'], track: LONG },
      { staff: ['P+2 =3'] },
    ];
    expect(bonuses(north({ players, options: options_ }))).toEqual([2, 0, 2]);
    expect(bonuses(north({ players: players.slice(1), options: options_ }))).toEqual([0, 2]);
  });

  it('SV-30.1 a slider alone on a line keeps it for step 1', () => {
    const state = north({
      players: [{ staff: ['P #14', 'S'] }, { staff: ['P =3'] }],
      display: [14],
      options: { optionalRules: ['slidingLines'] },
    });
    expect(options(play(state, 'buy P1', 'end-operating', 'end-trading'))).toContain('slide P1 claims');
  });
});

describe('the order of disputes', () => {
  it('SV-5.0 is surveyors, special ones, claims, passenger lines, steals', () => {
    const staff = ['S denver--golden', 'P #14', 'P =3', 'P =2'];
    const front = ['colorado-springs--denver', 'colorado-springs--pueblo'];
    let state = atDisputes({
      players: [
        { staff, track: [...SHORT, ...front] },
        { staff: staff.slice(0, 3), track: LONG },
        { lines: [2], track: ['denver--falcon', 'falcon--pueblo'], staff: ['S cimarron--french'] },
        { track: ['raton--trinidad'], staff: ['S french--raton'] },
      ],
      display: [14],
      piles: [3],
    });
    const met: string[] = [];
    while (state.stage.kind === 'disputeRoll' || state.stage.kind === 'callSpecial') {
      const { stage } = state;
      if (stage.kind === 'disputeRoll') met.push(stage.prize.over);
      state = play(
        state,
        stage.kind === 'disputeRoll' ? `roll 6 ${met.length % 2 === 1 ? 6 : 1}` : 'call-dispute',
      );
    }
    expect(met).toEqual([
      'segment',
      'segment',
      'segments',
      'segments',
      'claim',
      'claim',
      'line',
      'line',
      'steal',
      'steal',
    ]);
  });
});

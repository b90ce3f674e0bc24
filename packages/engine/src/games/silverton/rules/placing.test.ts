import { describe, expect, it } from 'vitest';
import { seededRng } from '../../../kernel/index.ts';
import { place } from '../moves/placing/place.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { options, play, refusal, settled } from '../testing/playing.ts';

const WINTER = 8;
const NORTH = ['denver--greeley', 'cheyenne--greeley'];
const OPEN: TablePlan = { display: [14, 41], piles: [3, 1] };

const table = (plan: TablePlan) => aTable({ ...OPEN, ...plan });
const placesOf = (state: ReturnType<typeof aTable>, seat = 0): readonly string[] =>
  state.players[seat]?.staff.map(({ place: { at } }) => at) ?? [];

describe('placing staff', () => {
  it.each<[string, TablePlan, string]>([
    ['SV-4.1 place/notFree', { players: [{ staff: ['P jail', 'P'] }, {}] }, 'place P1 #14'],
    ['SV-4.1 place/notFree', { players: [{ staff: ['P dead', 'P'] }, {}] }, 'place P1 #14'],
    ['SV-4.1 place/alreadyPlaced', { players: [{ staff: ['P #14', 'P'] }, {}] }, 'place P1 #41'],
    ['SV-4.2 place/surveyorOnCard', {}, 'place S1 #14'],
    ['SV-4.2 place/surveyorOnCard', {}, 'place S1 deck'],
    ['SV-4.8 place/prospectorOnTrack', {}, 'place P2 denver--golden'],
    ['SV-4.8 place/notFaceUp', {}, 'place P2 #15'],
    ['SV-4.8 place/notFaceUp', {}, 'place P2 #999'],
    ['SV-4.8 place/notFaceUp', {}, 'place P2 =5'],
    ['SV-4.8 place/notFaceUp', {}, 'place P2 =99'],
    ['SV-4.8 place/ownProspectorThere', { players: [{ staff: ['P #14', 'P'] }, {}] }, 'place P2 #14'],
    [
      'SV-4.8 place/ownProspectorThere',
      { players: [{ staff: ['P =3', 'P'], track: NORTH }, {}] },
      'place P2 =3',
    ],
    ['SV-4.8 place/noRoute', {}, 'place P2 =3'],
    ['SV-4.8 place/ownLine', { players: [{ lines: [3], track: NORTH }, {}], piles: [1] }, 'place P2 =3'],
    ['SV-4.14 place/emptyDeck', { deck: [] }, 'place P2 deck'],
  ])('%s', (expected, plan, text) => {
    expect(refusal(table(plan), text)).toBe(expected);
  });

  it('SV-4.1 has no staff member of an unknown number', () => {
    const move = { type: 'place', staff: 7, target: { on: 'deck' } } as const;
    expect(place.reject(board, table({}), move)).toMatchObject({
      rule: 'SV-4.1',
      code: 'place/unknownStaff',
    });
  });

  it('SV-4.8 goes on a face-up claim, the deck, or a line whose whole route is built', () => {
    const state = table({ players: [{ track: NORTH }, {}] });
    for (const text of ['place P2 #14', 'place P2 deck', 'place P2 =3'])
      expect(refusal(state, text)).toBeUndefined();
  });

  it('SV-4.8 does not count a surveyor on the missing segment', () => {
    const players = [{ track: ['denver--greeley'], staff: ['S cheyenne--greeley', 'P'] }, {}];
    expect(refusal(table({ players }), 'place P2 =3')).toBe('SV-4.8 place/noRoute');
  });

  it('SV-4.8 needs a route free of snow in winter', () => {
    const track = [
      'denver--tolland',
      'fraser--tolland',
      'fraser--idaho-springs',
      'georgetown--idaho-springs',
    ];
    expect(refusal(table({ players: [{ track }, {}] }), 'place P2 =1')).toBeUndefined();
    expect(refusal(table({ players: [{ track }, {}], turn: WINTER }), 'place P2 =1')).toBe(
      'SV-4.8 place/snowedIn',
    );
  });

  it('SV-4.13 counts no plow at placing', () => {
    const track = [
      'denver--tolland',
      'fraser--tolland',
      'fraser--idaho-springs',
      'georgetown--idaho-springs',
    ];
    const player = { track, plows: [5], staff: ['S', 'P'] };
    const state = table({ players: [player, {}], turn: WINTER, options: { advanced: true } });
    expect(refusal(state, 'place P2 =1')).toBe('SV-4.8 place/snowedIn');
    expect(refusal(state, 'place S1 fraser--tolland')).toBe('SV-4.3 place/snow');
  });

  it('SV-4.8 lets any number share the deck', () => {
    const staff = ['P deck', 'P deck', 'P'];
    expect(refusal(table({ players: [{ staff }, { staff: ['P deck'] }] }), 'place P3 deck')).toBeUndefined();
  });

  it('SV-4.14 asks for no money but for a steal', () => {
    expect(refusal(table({ players: [{ cash: 0, track: NORTH }, {}] }), 'place P2 =3')).toBeUndefined();
    expect(refusal(table({ players: [{ cash: 0 }, {}] }), 'place P2 #14')).toBeUndefined();
  });

  it('SV-4.14 sends a prospector to a deck of events alone', () => {
    expect(refusal(table({ deck: [], deckEvents: ['county-tax'] }), 'place P2 deck')).toBeUndefined();
  });

  it('samples every legal placing, and only those', () => {
    const state = table({ players: [{ staff: ['S', 'P', 'P jail'], track: NORTH }, {}] });
    const rng = seededRng('placing');
    const sampled = new Set<string>();
    for (let times = 0; times < 2_000; times += 1) {
      const move = place.sample?.(board, state, rng);
      if (move !== undefined) sampled.add(['place', ...place.format(board, state, move)].join(' '));
    }
    expect([...sampled].sort()).toEqual(
      options(state)
        .filter((text) => text.startsWith('place'))
        .toSorted(),
    );
  });
});

describe('ending to place', () => {
  it('SV-4.1 nobody has to place', () => {
    const after = play(table({}), 'end-placing');
    expect(after.active).toBe(1);
    expect(placesOf(after)).toEqual(['home', 'home']);
  });

  it('SV-3.1, SV-4.1 goes round in turn order, then disputes are settled', () => {
    const state = table({ order: [1, 0], players: [{}, { cities: ['pueblo'] }] });
    expect(refusal(state, 'place S1 pueblo--walsenburg')).toBeUndefined();
    const after = play(state, 'place S1 pueblo--walsenburg', 'end-placing', 'place P2 #14', 'end-placing');

    expect(after.stage.kind).not.toBe('placing');
    expect(placesOf(after, 0)).toEqual(['home', 'claim']);
  });

  it('SV-4.1 passes over whoever has nobody to place', () => {
    const after = play(table({ players: [{}, { staff: ['P jail'] }, {}] }), 'end-placing');
    expect(after.active).toBe(2);
  });

  it('SV-4.1 goes on when all have been placed', () => {
    const after = play(table({}), 'place S1 denver--golden', 'place P2 deck');
    expect(after.active).toBe(1);
  });
});

describe('tied staff', () => {
  const tied = (staff: readonly string[], plan: TablePlan = {}) =>
    table({ players: [{ staff, track: NORTH }, {}], ...plan });

  it('SV-4.1 may stay, be placed elsewhere, or be taken back', () => {
    const state = tied(['P #14 held']);
    expect(options(state)).toContain('take-back P1');
    expect(placesOf(play(state, 'end-placing'))).toEqual(['claim']);
    expect(play(state, 'place P1 #41').players[0]?.staff[0]).toMatchObject({
      place: { at: 'claim', claim: 41 },
      held: false,
    });
    const back = play(state, 'take-back P1');
    expect(placesOf(back)).toEqual(['home']);
    expect(refusal(back, 'place P1 #14')).toBeUndefined();
  });

  it('SV-4.1, SV-4.6 may move to a parallel segment, or stay beside nothing but itself', () => {
    const state = table({ players: [{ staff: ['S colorado-springs--denver held'] }, {}] });
    expect(refusal(state, 'place S1 denver--falcon')).toBeUndefined();
    expect(placesOf(play(state, 'end-placing'))).toEqual(['segment']);
  });

  it('SV-4.1 only the tied are taken back', () => {
    expect(refusal(tied(['P #14 held', 'P #41', 'P']), 'take-back P2')).toBe('SV-4.1 takeBack/notHeld');
    expect(refusal(tied(['P #14 held', 'P']), 'take-back P2')).toBe('SV-4.1 takeBack/notHeld');
  });

  it('SV-4.11 may not stay on snow, or on a snowed-in line, once winter has come', () => {
    const track = [
      'denver--tolland',
      'fraser--tolland',
      'fraser--idaho-springs',
      'georgetown--idaho-springs',
    ];
    const players = [
      { track, staff: ['P =1 held'] },
      { track: ['bailey--denver'], staff: ['S bailey--como held'] },
    ];
    const summer = play(table({ players }), 'end-placing', 'end-placing');
    expect([placesOf(summer, 0), placesOf(summer, 1)]).toEqual([['line'], ['segment']]);
    const winter = play(table({ players, turn: WINTER }), 'end-placing', 'end-placing');
    expect([placesOf(winter, 0), placesOf(winter, 1)]).toEqual([['home'], ['home']]);
  });

  it('SV-4.11 may not stay where own track no longer is, nor on what leaned on it', () => {
    const staff = ['S fort-collins--longmont held', 'S cheyenne--fort-collins held'];
    const kept = play(table({ players: [{ staff, track: ['boulder--longmont'] }, {}] }), 'end-placing');
    expect(placesOf(kept)).toEqual(['segment', 'segment']);
    const lost = play(table({ players: [{ staff }, {}] }), 'end-placing');
    expect(placesOf(lost)).toEqual(['home', 'home']);
  });

  it('SV-4.12 others may join the card', () => {
    const state = table({ players: [{}, { staff: ['P #14 held'] }] });
    expect(refusal(state, 'place P2 #14')).toBeUndefined();
  });

  it('SV-4.12 whoever stands there alone in phase 3 has the right without a roll', () => {
    const after = settled(
      table({ players: [{ staff: ['P #14 held'] }, {}], stage: { kind: 'begin', part: 'disputes' } }),
    );
    expect(after.players[0]?.staff[0]).toMatchObject({ place: { at: 'claim' }, held: false });
    expect(options(after)).toContain('buy P1');
  });
});

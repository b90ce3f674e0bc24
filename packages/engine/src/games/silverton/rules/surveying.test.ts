import { describe, expect, it } from 'vitest';
import { place } from '../moves/placing/place.ts';
import { aTable, board, type TablePlan } from '../testing/aTable.ts';
import { options, play, refusal } from '../testing/playing.ts';

const WINTER = 8;
const CLEAR_CREEK = ['denver--golden', 'golden--idaho-springs', 'georgetown--idaho-springs'];
const LOOP = [...CLEAR_CREEK, 'georgetown--silver-plume'];
const SPIKE = ['denver', 'salt-lake-city'];

/** What becomes of `place …` when the first player stands as told, beside one from Denver without track. */
const placing = (
  player: NonNullable<TablePlan['players']>[number],
  text: string,
  plan: TablePlan = {},
): string => refusal(aTable({ players: [player, {}], ...plan }), `place ${text}`) ?? 'legal';

const atTable = (players: number, turn = 1): TablePlan => ({
  turn,
  players: Array.from({ length: players }, (_, seat) =>
    seat === 0 ? { staff: ['S denver--golden', 'S'] } : { cities: ['santa-fe'] },
  ),
});

describe('placing surveyors to build', () => {
  it('SV-4.2 goes on an open segment at the start city or at any own track', () => {
    expect(placing({}, 'S1 denver--golden')).toBe('legal');
    expect(placing({ track: ['denver--golden'] }, 'S1 golden--idaho-springs')).toBe('legal');
    expect(placing({ track: ['boulder--longmont'] }, 'S1 fort-collins--longmont')).toBe('legal');
    expect(placing({}, 'S1 golden--idaho-springs')).toBe('SV-4.2 place/notAdjacent');
  });

  it('SV-4.2 does not go where the player has a surveyor already', () => {
    expect(placing({ staff: ['S denver--golden', 'S'] }, 'S2 denver--golden')).toBe(
      'SV-4.2 place/ownSurveyorThere',
    );
  });

  it('SV-4.2 goes where another player has a surveyor', () => {
    const players = [{}, { staff: ['S denver--golden'] }];
    expect(placing({}, 'S1 denver--golden', { players })).toBe('legal');
  });

  it('SV-4.2 knows no segment the board has not', () => {
    const move = { type: 'place', staff: 0, target: { on: 'segment', segment: 'denver--paris' } } as const;
    expect(place.reject(board, aTable(), move)).toMatchObject({
      rule: 'SV-4.2',
      code: 'place/unknownSegment',
    });
  });

  it('SV-4.3 keeps off snow in winter', () => {
    expect(placing({ track: LOOP }, 'S1 dillon--silver-plume')).toBe('legal');
    expect(placing({ track: LOOP }, 'S1 dillon--silver-plume', { turn: WINTER })).toBe('SV-4.3 place/snow');
    expect(placing({}, 'S1 denver--golden', { turn: WINTER })).toBe('legal');
  });

  it('SV-4.4 tries two in a row with up to four players, not in winter', () => {
    for (const players of [1, 2, 3, 4])
      expect(refusal(aTable(atTable(players)), 'place S2 golden--idaho-springs')).toBeUndefined();
    for (const players of [5, 6]) {
      const state = aTable(atTable(players));
      expect(refusal(state, 'place S2 golden--idaho-springs')).toBe('SV-4.4 place/secondAtFullTable');
      expect(refusal(state, 'place S2 denver--tolland')).toBeUndefined();
    }
    expect(refusal(aTable(atTable(2, WINTER)), 'place S2 golden--idaho-springs')).toBe(
      'SV-4.4 place/secondInWinter',
    );
  });

  it('SV-4.4 leans only on the far end of an own surveyor who builds', () => {
    const players = [{}, { staff: ['S denver--golden'] }];
    expect(placing({}, 'S1 golden--idaho-springs', { players })).toBe('SV-4.2 place/notAdjacent');
    const dismantler = { staff: ['S denver--golden', 'S'], track: ['denver--golden'] };
    expect(placing(dismantler, 'S2 golden--idaho-springs')).toBe('legal');
  });

  it('SV-4.10 never builds three in a row, nor two on one first', () => {
    const staff = ['S denver--golden', 'S+1 golden--idaho-springs', 'S'];
    expect(placing({ staff }, 'S3 georgetown--idaho-springs')).toBe('SV-4.10 place/noFirstLeft');
    expect(placing({ staff }, 'S3 central-city--golden')).toBe('SV-4.10 place/noFirstLeft');
  });

  it('SV-4.10 gives each second its own first, whichever way they fit', () => {
    const staff = ['S denver--louisville', 'S+1 denver--golden', 'S+2 golden--louisville', 'S'];
    expect(placing({ staff }, 'S4 boulder--louisville')).toBe('legal');
    expect(placing({ staff }, 'S4 golden--idaho-springs')).toBe('legal');
    const full = [...staff.slice(0, 3), 'S boulder--louisville', 'S'];
    expect(placing({ staff: full }, 'S5 golden--idaho-springs')).toBe('SV-4.10 place/noFirstLeft');
  });

  it('SV-4.6 builds nothing parallel to own track, at whatever price', () => {
    expect(placing({ track: ['colorado-springs--denver'] }, 'S1 colorado-springs--denver~2')).toBe(
      'SV-4.6 place/parallel',
    );
    expect(placing({ track: ['colorado-springs--denver'] }, 'S1 denver--falcon')).toBe(
      'SV-4.6 place/parallel',
    );
  });

  it('SV-4.6 counts surveyors placed before', () => {
    expect(placing({ staff: ['S colorado-springs--denver', 'S'] }, 'S2 denver--falcon')).toBe(
      'SV-4.6 place/parallel',
    );
  });

  it('SV-4.7 builds nothing that only blocks', () => {
    const player = {
      cities: ['salt-lake-city'],
      track: ['provo--salt-lake-city', 'nephi--provo', 'manti--nephi'],
    };
    expect(placing(player, 'S1 manti--provo')).toBe('SV-4.7 place/onlyBlocks');
    expect(placing({ ...player, track: player.track.slice(0, 2) }, 'S1 manti--provo')).toBe('legal');
  });

  it('SV-4.7.1 does not shut another player out of Denver, once Laramie-Cheyenne is built', () => {
    const westerner = { cities: ['salt-lake-city'] };
    const built = { ...westerner, track: ['cheyenne--laramie'] };
    expect(placing({}, 'S1 denver--greeley', { players: [{}, westerner] })).toBe('legal');
    expect(placing({}, 'S1 denver--greeley', { players: [{}, built] })).toBe('SV-4.7.1 place/shutsOut');
    const surveying = { ...westerner, staff: ['S cheyenne--laramie'] };
    expect(placing({}, 'S1 denver--greeley', { players: [{}, surveying] })).toBe('legal');
  });
});

describe('placing surveyors to dismantle', () => {
  it('SV-4.5 marks own track connected to the start city', () => {
    expect(placing({ track: CLEAR_CREEK }, 'S1 georgetown--idaho-springs')).toBe('legal');
    expect(placing({ track: ['boulder--longmont'] }, 'S1 boulder--longmont')).toBe(
      'SV-4.5 place/notConnected',
    );
  });

  it('SV-4.5 leaves the track of others alone', () => {
    const players = [{}, { track: ['denver--golden'] }];
    expect(placing({}, 'S1 denver--golden', { players })).toBe('SV-4.5 place/foreignTrack');
  });

  it('SV-4.3 dismantles no snow segment in winter', () => {
    const player = { track: [...LOOP, 'dillon--silver-plume'] };
    expect(placing(player, 'S1 dillon--silver-plume')).toBe('legal');
    expect(placing(player, 'S1 dillon--silver-plume', { turn: WINTER })).toBe('SV-4.3 place/snow');
  });
});

describe('placing surveyors of two start cities', () => {
  const staff = ['S of:denver', 'S of:salt-lake-city', 'P'];

  it('SV-20.13 builds from the network of its own city only', () => {
    const player = { cities: SPIKE, staff, track: ['provo--salt-lake-city'] };
    expect(placing(player, 'S1 denver--golden')).toBe('legal');
    expect(placing(player, 'S2 nephi--provo')).toBe('legal');
    expect(placing(player, 'S1 nephi--provo')).toBe('SV-20.13 place/otherNetwork');
    expect(placing(player, 'S2 denver--golden')).toBe('SV-20.13 place/otherNetwork');
  });

  it('SV-20.13 ignores own track connected to neither city', () => {
    const player = { cities: SPIKE, staff, track: ['boulder--longmont'] };
    expect(placing(player, 'S1 fort-collins--longmont')).toBe('SV-20.13 place/otherNetwork');
  });

  it('SV-20.13 dismantles in its own network only', () => {
    const player = { cities: SPIKE, staff, track: ['denver--golden'] };
    expect(placing(player, 'S1 denver--golden')).toBe('legal');
    expect(placing(player, 'S2 denver--golden')).toBe('SV-20.13 place/otherNetwork');
  });

  it('SV-20.13 builds two in a row with two surveyors of one network', () => {
    const first = 'S denver--golden of:denver';
    expect(placing({ cities: SPIKE, staff: [first, 'S of:denver'] }, 'S2 golden--idaho-springs')).toBe(
      'legal',
    );
    expect(
      placing({ cities: SPIKE, staff: [first, 'S of:salt-lake-city'] }, 'S2 golden--idaho-springs'),
    ).toBe('SV-20.13 place/otherNetwork');
  });

  it('SV-20.11, SV-20.13 is free for good once the cities were connected', () => {
    const player = { cities: SPIKE, staff, joined: true };
    expect(placing(player, 'S1 provo--salt-lake-city')).toBe('legal');
    expect(placing(player, 'S2 denver--golden')).toBe('legal');
  });
});

describe('place', () => {
  it.each([
    ['from own track', ['S', 'S+1']],
    ['beside a surveyor', ['S', 'S+1 denver--tolland']],
  ])('SV-4.2, SV-4.4 lists exactly what it accepts %s', (_, staff) => {
    const state = aTable({ players: [{ staff, track: CLEAR_CREEK }, {}] });
    const listed = options(state).filter((text) => text.startsWith('place S1'));
    const accepted = board.segments
      .map(({ id }) => `place S1 ${id}`)
      .filter((text) => refusal(state, text) === undefined);

    expect(listed).toEqual(accepted);
    expect(listed.length).toBeGreaterThan(5);
  });

  it('SV-4.1 puts the surveyor there', () => {
    const after = play(aTable(), 'place S1 denver--golden');
    expect(after.players[0]?.staff[0]?.place).toMatchObject({ at: 'segment' });
  });
});

import { describe, expect, it } from 'vitest';
import { segmentIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';
import { buildSegment } from './buildSegment.ts';

const LOOP = ['denver--golden', 'golden--idaho-springs', 'georgetown--idaho-springs'];

/** 32 segments from Denver, a loop about Golden among them, so that one can be spared. */
const ALL_CUBES = [
  ...['denver--golden', 'denver--louisville', 'golden--louisville', 'boulder--louisville'],
  ...['boulder--longmont', 'fort-collins--longmont', 'cheyenne--fort-collins', 'fort-collins--greeley'],
  ...['cheyenne--laramie', 'hanna--laramie', 'hanna--rawlins', 'rawlins--rock-springs'],
  ...['central-city--golden', 'golden--idaho-springs', 'georgetown--idaho-springs', 'denver--tolland'],
  ...['georgetown--silver-plume', 'bailey--denver', 'colorado-springs--denver', 'colorado-springs--pueblo'],
  ...['canon-city--pueblo', 'canon-city--salida', 'buena-vista--salida', 'buena-vista--leadville'],
  ...[
    'pueblo--walsenburg',
    'trinidad--walsenburg',
    'raton--trinidad',
    'french--raton',
    'la-veta--walsenburg',
  ],
  ...['green-river-wy--rock-springs', 'encampment--rawlins', 'boulder--ward'],
];

const table = (plan: TablePlan) => aTable({ stage: { kind: 'track' }, ...plan });

describe('buildSegment', () => {
  it('SV-6.2.1 pays the figure of the segment to the bank and places a cube', () => {
    const before = table({ players: [{ staff: ['S denver--golden', 'S denver--tolland'] }, {}] });
    const after = play(before, 'build denver--golden');
    const golden = segmentIndex(board, 'denver--golden');

    expect(after.players[0]?.cash).toBe(960);
    expect(after.bankPaid).toBe(before.bankPaid - 40);
    expect(after.players[0]?.segments).toEqual([golden]);
    expect(after.owners[golden]).toBe(0);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-6.2.6 builds and dismantles in any order', () => {
    const players = [{ staff: ['S denver--tolland', 'S denver--golden'], track: ['denver--golden'] }, {}];
    expect(options(table({ players }))).toEqual([
      'build denver--tolland',
      'dismantle denver--golden',
      'end-track',
    ]);
  });

  it('SV-6.2.1 building is never compulsory; who built nothing goes home, the tied stay', () => {
    const players = [{ staff: ['S denver--golden', 'S denver--tolland held'] }, {}];
    const after = play(table({ players }), 'end-track');

    expect(after.players[0]).toMatchObject({ cash: 1_000, segments: [] });
    expect(after.players[0]?.staff.map(({ place }) => place.at)).toEqual(['home', 'segment']);
  });

  it('SV-14.3 with nothing left to build the step is over', () => {
    const after = settled(table({ players: [{ cash: 39, staff: ['S denver--golden'] }, {}] }));
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
    expect(after.stage.kind).not.toBe('track');
  });

  it('SV-6.2.2 with 32 segments one is abandoned for its cube, and pays nothing', () => {
    const staff = ['S denver--greeley'];
    const before = table({ players: [{ staff, track: ALL_CUBES }, {}] });
    const after = play(before, 'build denver--greeley golden--louisville');

    expect(after.players[0]?.segments).toHaveLength(32);
    expect(after.players[0]?.cash).toBe(930);
    expect(after.owners[segmentIndex(board, 'golden--louisville')]).toBe(-1);
    expect(options(before)).toHaveLength(33);
  });

  it('SV-6.2.4 what was abandoned can be built by anyone from then on', () => {
    const after = play(
      table({
        players: [
          { staff: ['S denver--greeley'], track: ALL_CUBES },
          { cities: ['golden'], staff: ['S golden--louisville'] },
        ],
      }),
      'build denver--greeley golden--louisville',
    );
    const next = { ...after, active: 1, stage: { kind: 'track' } } as const;
    expect(refusal(next, 'build golden--louisville')).toBeUndefined();
  });

  it('SV-6.2.8 abandoning the route of a passenger line returns the card', () => {
    const players = [{ staff: ['S denver--greeley'], track: ALL_CUBES, lines: [1] }, {}];
    const kept = play(table({ players }), 'build denver--greeley golden--louisville');
    expect(kept.players[0]?.lines).toEqual([1]);

    const after = play(table({ players }), 'build denver--greeley georgetown--idaho-springs');
    expect(after.players[0]?.lines).toEqual([]);
    expect(after.piles.at(-1)).toEqual({ top: 1, below: [] });
  });

  it('SV-20.11 connecting the two start cities frees all staff for good', () => {
    const players = [{ cities: ['denver', 'golden'], staff: ['S denver--golden of:denver'] }];
    expect(play(table({ players }), 'build denver--golden').players[0]?.joined).toBe(true);
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.2 buildSegment/noSurveyor', {}, 'build denver--golden'],
    [
      'SV-6.2 buildSegment/noSurveyor: tied',
      { players: [{ staff: ['S denver--golden held'] }, {}] },
      'build denver--golden',
    ],
    [
      'SV-14.1 buildSegment/notOpen',
      { players: [{ staff: ['S denver--golden'] }, { track: ['denver--golden'] }] },
      'build denver--golden',
    ],
    [
      'SV-4.6 buildSegment/parallel',
      {
        players: [{ staff: ['S colorado-springs--denver'], track: ['denver--falcon'] }, {}],
      },
      'build colorado-springs--denver',
    ],
    [
      'SV-14.4 buildSegment/notTouching',
      { players: [{ staff: ['S central-city--golden'] }, {}] },
      'build central-city--golden',
    ],
    [
      'SV-14.4 buildSegment/notTouching: of the other network',
      {
        players: [
          {
            cities: ['denver', 'el-paso'],
            staff: ['S golden--idaho-springs of:el-paso'],
            track: ['denver--golden'],
          },
        ],
      },
      'build golden--idaho-springs',
    ],
    [
      'SV-14.5 buildSegment/cannotAfford',
      { players: [{ cash: 39, staff: ['S denver--golden'] }, {}] },
      'build denver--golden',
    ],
    [
      'SV-6.2.3 buildSegment/needsRoll',
      {
        players: [{ staff: ['S golden--idaho-springs'], track: ['denver--golden'] }, {}],
        ledger: { builtNow: [segmentIndex(board, 'denver--golden')] },
      },
      'build golden--idaho-springs',
    ],
    [
      'SV-6.2.2 buildSegment/noCube',
      { players: [{ staff: ['S denver--greeley'], track: ALL_CUBES }, {}] },
      'build denver--greeley',
    ],
    [
      'SV-6.2.7 buildSegment/cubeLeft',
      { players: [{ staff: ['S denver--greeley'], track: LOOP }, {}] },
      'build denver--greeley denver--golden',
    ],
    [
      'SV-6.2.7 buildSegment/notOwnTrack',
      { players: [{ staff: ['S denver--greeley'], track: ALL_CUBES }, {}] },
      'build denver--greeley alta--salt-lake-city',
    ],
    [
      'SV-6.2.7 buildSegment/cutsOff',
      {
        players: [
          { staff: ['S mercur--salt-lake-city'], track: [...ALL_CUBES.slice(1), 'eureka--mercur'] },
          {},
        ],
      },
      'build mercur--salt-lake-city eureka--mercur',
    ],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected.split(':')[0]);
  });

  it('SV-6.2 refuses segments the board does not have', () => {
    const players = [{ staff: ['S denver--greeley'], track: ALL_CUBES }, {}];
    const state = table({ players });
    const build = { type: 'buildSegment', segment: 'denver--paris' } as const;
    expect(buildSegment.reject(board, state, build)).toMatchObject({
      rule: 'SV-6.2',
      code: 'buildSegment/unknownSegment',
    });
    const abandoning = { ...build, segment: 'denver--greeley', abandon: 'denver--paris' };
    expect(buildSegment.reject(board, state, abandoning)).toMatchObject({
      rule: 'SV-6.2.7',
      code: 'buildSegment/unknownSegment',
    });
  });
});

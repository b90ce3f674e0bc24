import { describe, expect, it } from 'vitest';
import { segmentIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal } from '../../testing/playing.ts';
import { dismantle } from './dismantle.ts';

const NORTH = ['denver--greeley', 'cheyenne--greeley'];
const table = (plan: TablePlan) => aTable({ stage: { kind: 'track' }, ...plan });

describe('dismantle', () => {
  it('SV-6.2.5 the bank pays $10 for each point of length, and the segment is open again (SV-6.2.4)', () => {
    const before = table({
      players: [{ staff: ['S cheyenne--greeley', 'S denver--golden'], track: NORTH }, {}],
    });
    const after = play(before, 'dismantle cheyenne--greeley');

    expect(after.players[0]?.cash).toBe(1_050);
    expect(after.bankPaid).toBe(before.bankPaid + 50);
    expect(after.owners[segmentIndex(board, 'cheyenne--greeley')]).toBe(-1);
    expect(after.players[0]?.segments).toEqual([segmentIndex(board, 'denver--greeley')]);
    expect(after.players[0]?.staff[0]?.place).toEqual({ at: 'home' });
  });

  it('SV-6.2.2 frees a cube and money for building in the same step', () => {
    const state = table({
      players: [{ cash: 0, staff: ['S denver--golden', 'S cheyenne--greeley'], track: NORTH }, {}],
    });
    expect(options(state)).toEqual(['dismantle cheyenne--greeley', 'end-track']);
    expect(options(play(state, 'dismantle cheyenne--greeley'))).toContain('build denver--golden');
  });

  it('SV-6.2.8 the line whose route is broken goes back at once', () => {
    const after = play(
      table({ players: [{ staff: ['S cheyenne--greeley'], track: NORTH, lines: [3] }, {}] }),
      'dismantle cheyenne--greeley',
    );
    expect(after.players[0]?.lines).toEqual([]);
    expect(after.piles).toEqual([{ top: 3, below: [] }]);
  });

  it.each<[string, TablePlan, string]>([
    ['SV-4.5 dismantle/noSurveyor', { players: [{ track: NORTH }, {}] }, 'dismantle denver--greeley'],
    [
      'SV-4.5 dismantle/notOwnTrack',
      { players: [{ staff: ['S denver--greeley'] }, { track: NORTH }] },
      'dismantle denver--greeley',
    ],
    [
      'SV-6.2.5 dismantle/notConnected',
      { players: [{ staff: ['S cheyenne--greeley'], track: NORTH.slice(1) }, {}] },
      'dismantle cheyenne--greeley',
    ],
    [
      'SV-6.2.5 dismantle/notConnected',
      {
        players: [{ cities: ['denver', 'el-paso'], staff: ['S denver--greeley of:el-paso'], track: NORTH }],
      },
      'dismantle denver--greeley',
    ],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });

  it('SV-6.2 refuses segments the board does not have', () => {
    const move = { type: 'dismantle', segment: 'denver--paris' } as const;
    expect(dismantle.reject(board, table({}), move)?.code).toBe('dismantle/unknownSegment');
  });
});

import { describe, expect, it } from 'vitest';
import { segmentIndex, townIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal } from '../../testing/playing.ts';
import { trySecondSegment } from './trySecondSegment.ts';

const NEAR = ['denver', 'golden'].map((id) => townIndex(board, id));
const at = (id: string) => segmentIndex(board, id);

/** Denver to Golden and on to Idaho Springs (length 2) in one turn. */
const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'track' },
    players: [{ staff: ['S denver--golden', 'S golden--idaho-springs'] }, {}],
    ...plan,
  });

describe('the second segment in a row', () => {
  it('SV-6.2.3 is rolled for only if the first has just been built (SV-6.2.6)', () => {
    expect(options(table())).toEqual(['build denver--golden', 'end-track']);
    expect(options(play(table(), 'build denver--golden'))).toEqual([
      'try-second golden--idaho-springs',
      'end-track',
    ]);
  });

  it('SV-6.2.3 a total strictly above its length lets the player build it, at the usual price', () => {
    const rolled = play(table(), 'build denver--golden', 'try-second golden--idaho-springs', 'roll 1 2');
    expect(options(rolled)).toEqual(['build golden--idaho-springs', 'decline-second']);

    const built = play(rolled, 'build golden--idaho-springs');
    expect(built.players[0]?.cash).toBe(1_000 - 40 - 90);
    expect(built.owners[at('golden--idaho-springs')]).toBe(0);
  });

  it('SV-6.2.3 a total equal to its length fails: nothing is paid and the surveyor goes home', () => {
    const after = play(table(), 'build denver--golden', 'try-second golden--idaho-springs', 'roll 1 1');

    expect(after.players[0]?.cash).toBe(960);
    expect(after.owners[at('golden--idaho-springs')]).toBe(-1);
    expect(after.players[0]?.staff[1]?.place).toEqual({ at: 'home' });
    expect(after.stage.kind).not.toBe('track');
  });

  it('SV-6.2.6 after a successful roll the player may still decline', () => {
    const rolled = play(table(), 'build denver--golden', 'try-second golden--idaho-springs', 'roll 6 6');
    const after = play(rolled, 'decline-second');

    expect(after.players[0]?.cash).toBe(960);
    expect(after.players[0]?.staff[1]?.place).toEqual({ at: 'home' });
  });

  it('SV-6.2.7 its cube is freed after the roll, and not from the first of the pair', () => {
    const far = board.segments
      .filter(({ a, b, parallels }) => parallels.length === 0 && ![a, b].some((town) => NEAR.includes(town)))
      .slice(0, 31)
      .map(({ id }) => id);
    const state = table({
      stage: { kind: 'secondBuild', segment: at('golden--idaho-springs') },
      players: [{ staff: ['S golden--idaho-springs'], track: [...far, 'denver--golden'] }, {}],
      ledger: { builtNow: [at('denver--golden')] },
    });

    expect(refusal(state, 'build golden--idaho-springs')).toBe('SV-6.2.2 buildSegment/noCube');
    expect(refusal(state, 'build golden--idaho-springs denver--golden')).toBe(
      'SV-6.2.7 buildSegment/firstOfPair',
    );
    expect(play(state, `build golden--idaho-springs ${far[0]}`).players[0]?.segments).toHaveLength(32);
  });

  it('SV-6.2.6 only the segment rolled for is built then', () => {
    const state = table({
      stage: { kind: 'secondBuild', segment: at('golden--idaho-springs') },
      players: [{ staff: ['S golden--idaho-springs', 'S denver--tolland'], track: ['denver--golden'] }, {}],
      ledger: { builtNow: [at('denver--golden')] },
    });
    expect(refusal(state, 'build denver--tolland')).toBe('SV-6.2.6 buildSegment/otherSegment');
  });

  it.each<[string, TablePlan, string]>([
    ['SV-6.2 trySecondSegment/noSurveyor', {}, 'try-second denver--tolland'],
    ['SV-14.4 trySecondSegment/notTouching', {}, 'try-second golden--idaho-springs'],
    ['SV-6.2.3 trySecondSegment/noRollNeeded', {}, 'try-second denver--golden'],
    [
      'SV-14.5 trySecondSegment/cannotAfford',
      {
        players: [{ cash: 89, staff: ['S golden--idaho-springs'], track: ['denver--golden'] }, {}],
        ledger: { builtNow: [at('denver--golden')] },
      },
      'try-second golden--idaho-springs',
    ],
    [
      'SV-14.4 trySecondSegment/notTouching',
      {
        players: [
          { staff: ['S golden--idaho-springs'], track: ['denver--golden'] },
          ...Array.from({ length: 4 }, () => ({})),
        ],
        ledger: { builtNow: [at('denver--golden')] },
      },
      'try-second golden--idaho-springs',
    ],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });

  it('SV-6.2 refuses segments the board does not have', () => {
    const move = { type: 'trySecondSegment', segment: 'denver--paris' } as const;
    expect(trySecondSegment.reject(board, table(), move)?.code).toBe('trySecondSegment/unknownSegment');
  });
});

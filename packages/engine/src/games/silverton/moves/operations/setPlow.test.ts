import { describe, expect, it } from 'vitest';
import { segmentIndex } from '../../testing/aPlayer.ts';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';
import { setPlow } from './setPlow.ts';

/** Length 4 and length 3, both under snow. */
const PASS = 'fraser--tolland';
const CAMP = 'boulder--ward';
const TRACK = ['denver--tolland', PASS, CAMP];

const table = (plan: TablePlan = {}) =>
  aTable({
    stage: { kind: 'plows', set: [] },
    options: { advanced: true },
    turn: 8,
    players: [{ track: TRACK, plows: [2, 2, 5] }, {}],
    ...plan,
  });

const cleared = (state: ReturnType<typeof table>) =>
  state.ledger.cleared.map((segment) => board.segments[segment]?.id);

describe('plows', () => {
  it('SV-12.2 all are assigned first, then one die is rolled for each', () => {
    const set = play(table(), `plow +2 ${PASS}`, `plow +5 ${CAMP}`);
    expect(set.stage.kind).toBe('plowRoll');
    expect(options(set)).toHaveLength(6);

    const after = play(set, 'roll 2', 'roll 1');
    expect(cleared(after)).toEqual([PASS, CAMP]);
    expect(after.stage.kind).toBe('trading');
  });

  it('SV-12.2 die + bonus at least equal to the length clears', () => {
    const set = play(table({ players: [{ track: [PASS], plows: [2] }, {}] }), `plow +2 ${PASS}`);
    expect(cleared(play(set, 'roll 1'))).toEqual([]);
    expect(cleared(play(set, 'roll 2'))).toEqual([PASS]);
  });

  it('SV-12.2 one try per plow a turn; ready again next winter', () => {
    const set = play(table(), `plow +5 ${PASS}`);
    expect(set.players[0]?.plows).toEqual([
      { bonus: 2, usedTurn: 0 },
      { bonus: 2, usedTurn: 0 },
      { bonus: 5, usedTurn: 8 },
    ]);
    expect(refusal(set, `plow +5 ${CAMP}`)).toBe('SV-12.2 setPlow/noPlow');
    expect(refusal({ ...set, turn: 12 }, `plow +5 ${CAMP}`)).toBeUndefined();
  });

  it('SV-12.2 nothing has to be plowed', () => {
    const after = play(table(), `plow +2 ${CAMP}`, 'end-plows', 'roll 6');
    expect(cleared(after)).toEqual([CAMP]);
  });

  it('SV-12.2 only in winter, and only in the advanced game with plows', () => {
    expect(settled(table({ turn: 7 })).stage.kind).toBe('trading');
    expect(settled(table({ players: [{ track: TRACK }, {}] })).stage.kind).toBe('trading');
    expect(settled(table()).stage.kind).toBe('plows');
  });

  it('SV-30.3 several plows may be assigned to one segment; the first success clears it', () => {
    const several = table({ options: { advanced: true, optionalRules: ['severalPlows'] } });
    const set = play(several, `plow +2 ${PASS}`, `plow +2 ${PASS}`, `plow +5 ${PASS}`);

    expect(cleared(play(set, 'roll 1', 'roll 1', 'roll 1'))).toEqual([PASS]);
    const early = play(set, 'roll 1', 'roll 3');
    expect(cleared(early)).toEqual([PASS]);
    expect(early.stage.kind).toBe('trading');
    expect(early.players[0]?.plows.map(({ usedTurn }) => usedTurn)).toEqual([8, 8, 8]);
  });

  it.each<[string, TablePlan, string]>([
    ['SV-12.2 setPlow/noPlow', {}, `plow +4 ${PASS}`],
    ['SV-12.2 setPlow/notOwnTrack', {}, 'plow +2 boulder--caribou'],
    ['SV-12.2 setPlow/noSnow', {}, 'plow +2 denver--tolland'],
    ['SV-12.3 setPlow/alreadyClear', { ledger: { cleared: [segmentIndex(board, PASS)] } }, `plow +2 ${PASS}`],
    [
      'SV-12.2 setPlow/onePerSegment',
      { stage: { kind: 'plows', set: [{ plow: 0, segment: segmentIndex(board, PASS) }] } },
      `plow +2 ${PASS}`,
    ],
  ])('%s', (expected, plan, move) => {
    expect(refusal(table(plan), move)).toBe(expected);
  });

  it('SV-12.2 refuses segments the board does not have', () => {
    const move = { type: 'setPlow', bonus: 2, segment: 'denver--paris' } as const;
    expect(setPlow.reject(board, table(), move)?.code).toBe('setPlow/unknownSegment');
  });
});

import { describe, expect, it } from 'vitest';
import { aTable, board, type TablePlan } from '../../testing/aTable.ts';
import { options, play, refusal, settled } from '../../testing/playing.ts';
import { assignSurveyors } from './assignSurveyors.ts';

const CITIES = ['denver', 'salt-lake-city'];

const assigning = (staff: readonly string[], plan: TablePlan = {}) =>
  settled(
    aTable({
      players: [{ cities: CITIES, staff }, { cities: CITIES }],
      options: { scenario: 'golden-spike-2', length: 'campaign' },
      stage: { kind: 'begin', part: 'placing' },
      ...plan,
    }),
  );

describe('assignSurveyors', () => {
  it('SV-20.11 assigns one surveyor to each city in turn 1, as the player likes', () => {
    const state = assigning(['S+2', 'S', 'P']);
    expect(options(state)).toEqual(['assign denver salt-lake-city', 'assign salt-lake-city denver']);
    const after = play(state, 'assign salt-lake-city denver');

    expect(
      after.players[0]?.staff.map(({ city }) => (city === undefined ? '-' : board.towns[city]?.id)),
    ).toEqual(['salt-lake-city', 'denver', '-']);
    expect(after.stage).toEqual({ kind: 'placing' });
  });

  it('SV-20.12 assigns a third surveyor freely', () => {
    expect(options(assigning(['S', 'S', 'S+1', 'P']))).toHaveLength(6);
  });

  it.each([
    ['SV-20.11 assignSurveyors/notEachOne', 'assign denver'],
    ['SV-20.11 assignSurveyors/noStartCity', 'assign denver pueblo'],
    ['SV-20.12 assignSurveyors/emptyCity', 'assign denver denver'],
  ])('%s: %s', (expected, text) => {
    expect(refusal(assigning(['S', 'S', 'P']), text)).toBe(expected);
  });

  it('SV-20.11 refuses a town the board does not have', () => {
    const move = { type: 'assignSurveyors', cities: ['denver', 'atlantis'] } as const;
    expect(assignSurveyors.reject(board, assigning(['S', 'S']), move)?.code).toBe(
      'assignSurveyors/noStartCity',
    );
  });

  it('SV-20.11 is asked in turn 1 only, and only of players with two cities', () => {
    expect(assigning(['S', 'S'], { turn: 2 }).stage.kind).toBe('placing');
    expect(assigning(['S', 'S'], { players: [{}, {}] }).stage.kind).toBe('placing');
  });
});

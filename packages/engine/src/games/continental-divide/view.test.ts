import { describe, expect, it } from 'vitest';
import { seededRng } from '../../kernel/index.ts';
import { continentalDivide } from './index.ts';
import { aMatch, board, trackFrom } from './testing/aMatch.ts';

const rules = continentalDivide.rules(board);
const state = aMatch({ cash: [1, 2, 3], railroads: { UP: { track: trackFrom('N23', 'W', 6) } } });

describe('view', () => {
  it('CD-1.3 everything is public, cash included: every viewer sees the whole state', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(rules.view(state, viewer)).toEqual(state);
  });

  it('a view can be played on as it is', () => {
    expect(rules.resample(rules.view(state, 1), seededRng(1))).toEqual(state);
  });
});

import { type GameId, seededRng } from '@roundhouse/engine';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './bot.ts';
import { decisionAt, positionsOf } from './testing/positions.ts';

const TABLES: readonly (readonly [
  GameId,
  { readonly players: number; readonly options?: unknown },
  number,
])[] = [
  ['continental-divide', { players: 4 }, 40],
  ['silverton', { players: 3, options: { length: 'short' } }, 60],
];

describe.each(TABLES)('bots of %s', (game, setup, step) => {
  it('decide the same in two positions that look the same to them', async () => {
    const positions = await positionsOf(game, setup, step);
    expect(positions.length).toBeGreaterThan(2);
    let different = 0;
    for (const position of positions) {
      const { rules, state, seat } = position;
      const view = rules.view(state, seat);
      const other = { ...position, state: rules.resample(view, seededRng('another guess')) };
      expect(rules.view(other.state, seat)).toEqual(view);
      if (JSON.stringify(other.state) !== JSON.stringify(state)) different += 1;
      for (const level of LEVELS)
        expect(await decisionAt(game, level, other), level).toEqual(await decisionAt(game, level, position));
    }
    // Silverton hides the cash of rivals, so the guesses must differ; in Continental Divide all is open.
    expect(different > 0).toBe(game === 'silverton');
  });
});

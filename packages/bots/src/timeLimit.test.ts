import { GAMES, seededRng } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { withinTime } from './bot.ts';
import { loadBot } from './loadBot.ts';
import { positionsOf } from './testing/positions.ts';

it.each([
  ['continental-divide', { players: 4 }, 40],
  ['silverton', { players: 4, options: { length: 'short' } }, 90],
] as const)('the expert of %s stops thinking when the clock says so', async (id, table, every) => {
  const [position] = await positionsOf(id, table, every);
  const bot = await loadBot(id, 'expert');
  if (position === undefined || bot === undefined) throw new RangeError('nothing to decide');
  const game = await GAMES[id]();
  const board = game.defaultBoard;
  const rules = game.rules(board);
  let asked = 0;
  const now = (): number => {
    asked += 1;
    return asked;
  };
  const { seat, state } = position;
  const question = { board, rules, seat, view: rules.view(state, seat), rng: seededRng(1) };
  const { move } = bot.choose({ ...question, budget: withinTime(1_000_000, 6, now) });
  expect(asked).toBeGreaterThan(1);
  expect(asked).toBeLessThan(12);
  expect(rules.reject(state, move)).toBeUndefined();
});

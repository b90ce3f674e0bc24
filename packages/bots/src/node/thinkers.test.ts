import { performance } from 'node:perf_hooks';
import { continentalDivide as game } from '@roundhouse/engine/continental-divide';
import { afterAll, describe, expect, it } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import { type Thought, thinkers } from '../thinkers.ts';
import type { ThinkingRequest } from '../thinking.ts';
import { nodeThinkers } from './index.ts';
import { nodePorts } from './nodePorts.ts';

const [position] = await positionsOf('continental-divide', { players: 4 }, 30);
if (position === undefined) throw new RangeError('nothing to decide');
const { rules, state, seat } = position;

const request = (changes: Partial<ThinkingRequest>): ThinkingRequest => ({
  game: 'continental-divide',
  seat,
  view: rules.view(state, seat),
  bot: 'expert',
  seed: 'x',
  iterations: 5,
  milliseconds: 20_000,
  ...changes,
});

const isLegal = (thought: Thought | undefined): boolean =>
  thought !== undefined && rules.reject(state, thought.move) === undefined;

const pool = nodeThinkers(2);
afterAll(() => pool.close());

describe('bots in threads', () => {
  it('decide the same for the same seed and iterations, with the board sent along or not', async () => {
    const first = await pool.ask(request({})).thought;
    expect(isLegal(first)).toBe(true);
    expect(first?.cutShort).toBeUndefined();
    expect(first?.reasons).toBeInstanceOf(Array);
    expect(await pool.ask(request({ pack: game.defaultBoard.pack })).thought).toEqual(first);
  });

  it('keep to their time however endless their budget is, also when all of them are busy', async () => {
    const milliseconds = 200;
    const asked = performance.now();
    const thoughts = await Promise.all(
      Array.from(
        { length: 6 },
        (_, each) =>
          pool.ask(request({ iterations: Number.MAX_SAFE_INTEGER, milliseconds, seed: `${each}` })).thought,
      ),
    );
    expect(thoughts.every(isLegal)).toBe(true);
    // Three rounds on two threads, each at most its time and the watchdog's grace.
    expect(performance.now() - asked).toBeLessThan(3 * (milliseconds + 1_000) + 2_000);
  });

  it('are cut off when they are stuck, and a legal move is played for them', async () => {
    const stuck = thinkers(nodePorts(new URL('../testing/stuck.worker.ts', import.meta.url), 1));
    const thought = await stuck.ask(request({ milliseconds: 50 })).thought;
    stuck.close();
    expect(thought?.cutShort).toBe('outOfTime');
    expect(isLegal(thought)).toBe(true);
  });

  it('can be called off in the middle of a thought', async () => {
    const { thought, cancel } = pool.ask(request({ iterations: Number.MAX_SAFE_INTEGER }));
    cancel();
    expect(await thought).toBeUndefined();
  });

  it('tell what broke, and a legal move is played all the same', async () => {
    const thought = await pool.ask(request({ bot: 'wizard' })).thought;
    expect(thought).toMatchObject({
      cutShort: 'failed',
      error: 'Continental Divide has no bot called wizard',
    });
    expect(isLegal(thought)).toBe(true);
  });
});

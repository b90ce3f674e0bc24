import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { GameId } from '@roundhouse/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { positionsOf } from '../testing/positions.ts';
import { nodeThinkers } from './index.ts';

const TABLES: readonly (readonly [
  GameId,
  { readonly players: number; readonly options?: unknown },
  number,
])[] = [
  ['continental-divide', { players: 4 }, 25],
  ['silverton', { players: 3, options: { length: 'short' } }, 45],
];

/** Time to think, and what the watchdog allows on top before it takes a bot for stuck. */
const TIME = 400;
const GRACE = 1_000;

const pool = nodeThinkers(1);
const burners: Worker[] = [];

describe.each(TABLES)('an expert of %s on a busy machine', (game, setup, step) => {
  /** The first decision of a match, which has no end of futures to look at. */
  const ask = async () => {
    const [position] = await positionsOf(game, setup, step);
    if (position === undefined) throw new RangeError('nothing to decide');
    const { rules, state, seat } = position;
    const view = rules.view(state, seat);
    const asked = performance.now();
    const thought = await pool.ask({
      game,
      seat,
      view,
      bot: 'expert',
      seed: 'x',
      iterations: Number.MAX_SAFE_INTEGER,
      milliseconds: TIME,
    }).thought;
    const took = performance.now() - asked;
    return { thought, took, rejection: thought === undefined ? 'none' : rules.reject(state, thought.move) };
  };

  beforeAll(async () => {
    await ask();
    for (let each = 0; each < 2 * availableParallelism(); each += 1)
      burners.push(new Worker('for (;;);', { eval: true }));
  });

  afterAll(async () => {
    await Promise.all(burners.splice(0).map((burner) => burner.terminate()));
  });

  it('says its own move in time', async () => {
    const { thought, took, rejection } = await ask();
    expect(rejection).toBeUndefined();
    expect(thought?.cutShort).toBeUndefined();
    expect(took).toBeLessThan(TIME + GRACE);
  });
});

afterAll(() => pool.close());

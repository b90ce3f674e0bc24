import type { PlainMove } from '@roundhouse/engine';
import type { Decision } from './bot.ts';
import { type ThinkingRequest, think } from './thinking.ts';
import { type Outcome, type PoolPorts, WorkerPool } from './workerPool.ts';

/** A decision from a worker. */
export interface Thought extends Decision<PlainMove> {
  /** Why it is not the bot's last word: it ran out of time, or broke down. The move is legal all the same. */
  readonly cutShort?: 'outOfTime' | 'failed';
  /** What broke. */
  readonly error?: string;
}

export interface Thinkers {
  /** A legal move within the request's time and a little grace, or `undefined` once cancelled. */
  ask(request: ThinkingRequest): { readonly thought: Promise<Thought | undefined>; cancel(): void };
  close(): void;
}

/** Milliseconds a worker has to say its move once its time is up, before it is taken for stuck. */
const GRACE = 1_000;

/** Bots that think in workers, under the eye of a watchdog. */
export const thinkers = (ports: PoolPorts<ThinkingRequest, Decision<PlainMove>>): Thinkers => {
  const pool = new WorkerPool(ports);
  return {
    ask: (request) => {
      const running = pool.run(request, request.milliseconds + GRACE);
      return {
        thought: running.outcome.then((outcome) => thoughtFrom(request, outcome)),
        cancel: running.cancel,
      };
    },
    close: () => pool.close(),
  };
};

const thoughtFrom = async (
  request: ThinkingRequest,
  outcome: Outcome<Decision<PlainMove>>,
): Promise<Thought | undefined> => {
  if (outcome.kind === 'done') return outcome.result;
  if (outcome.kind === 'cancelled') return undefined;
  const soFar = outcome.kind === 'outOfTime' ? outcome.soFar : undefined;
  const decision = soFar ?? (await think({ ...request, bot: 'random' }, () => 0));
  return outcome.kind === 'failed'
    ? { ...decision, cutShort: 'failed', error: outcome.error }
    : { ...decision, cutShort: 'outOfTime' };
};

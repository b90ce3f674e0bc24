import { type Decision, type Note, type OpenThread, type ThinkingRequest, thinkers } from '@roundhouse/bots';
import type { GameId, PlainMove } from '@roundhouse/engine';
import type { BotPlayer } from '../match/botPlayer.ts';

/** The longest a bot thinks about one move; iterations alone would make slow machines wait. */
const PATIENCE_MS = 1_500;
const ITERATIONS = 4_000;

const openWorker: OpenThread<ThinkingRequest, Decision<PlainMove>> = (tell) => {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Note<Decision<PlainMove>>>) => tell(data));
  worker.addEventListener('error', ({ message }) => tell({ kind: 'died', error: message }));
  return { give: (request) => worker.postMessage(request), end: () => worker.terminate() };
};

/** Bots that think in a worker, so that the page never waits for them. Started at the first question. */
export const workerBots = (game: GameId, pack?: unknown): BotPlayer => {
  const bots = thinkers({
    size: 1,
    open: openWorker,
    after: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return {
    choose: async ({ seat, plan, view, seed }) => {
      const thought = await bots.ask({
        game,
        ...(pack === undefined ? {} : { pack }),
        seat,
        view,
        bot: `${plan.level}:${plan.personality}`,
        seed,
        iterations: ITERATIONS,
        milliseconds: PATIENCE_MS,
      }).thought;
      if (thought === undefined) throw new Error('the match was closed');
      if (thought.cutShort === 'failed') throw new Error(thought.error);
      return thought.move;
    },
    close: () => bots.close(),
  };
};

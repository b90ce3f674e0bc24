import type { GameId, PlainMove } from '@roundhouse/engine';
import type { BotPlayer } from '../match/botPlayer.ts';
import type { BotReply, BotRequest } from './botMessages.ts';

interface Waiting {
  resolve(move: PlainMove): void;
  reject(error: Error): void;
}

/** Bots that think in a worker, so that the page never waits for them. Started at the first question. */
export const workerBots = (game: GameId, boardJson?: unknown): BotPlayer => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  const failAll = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<BotReply>) => {
      const question = waiting.get(data.id);
      waiting.delete(data.id);
      if ('move' in data) question?.resolve(data.move);
      else question?.reject(new Error(data.error));
    });
    started.addEventListener('error', ({ message }) => failAll(new Error(message)));
    return started;
  };
  return {
    choose: (question) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        asked += 1;
        waiting.set(asked, { resolve, reject });
        const request: BotRequest = {
          id: asked,
          game,
          question,
          ...(boardJson === undefined ? {} : { boardJson }),
        };
        worker.postMessage(request);
      }),
    close: () => {
      worker?.terminate();
      failAll(new Error('the match was closed'));
    },
  };
};

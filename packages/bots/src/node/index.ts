import type { PlainMove } from '@roundhouse/engine';
import type { JobResult, MatchJob } from '../arena/index.ts';
import type { Decision } from '../bot.ts';
import { type Thinkers, thinkers } from '../thinkers.ts';
import type { ThinkingRequest } from '../thinking.ts';
import { WorkerPool } from '../workerPool.ts';
import { nodePorts } from './nodePorts.ts';

export { loadAnyBot } from './botFile.ts';

/** Bots that think in threads of Node, at most `size` at the same time. */
export const nodeThinkers = (size: number): Thinkers =>
  thinkers(
    nodePorts<ThinkingRequest, Decision<PlainMove>>(new URL('./thinking.worker.ts', import.meta.url), size),
  );

/** Plays matches in threads of Node, and gives the results in the order of the jobs. */
export const playAll = async (
  jobs: readonly MatchJob[],
  { threads, onDone }: { readonly threads: number; onDone?(done: number): void },
): Promise<readonly JobResult[]> => {
  const pool = new WorkerPool(
    nodePorts<MatchJob, JobResult>(new URL('./arena.worker.ts', import.meta.url), threads),
  );
  let done = 0;
  try {
    return await Promise.all(
      jobs.map(async (job) => {
        const outcome = await pool.run(job).outcome;
        if (outcome.kind !== 'done')
          throw new Error(outcome.kind === 'failed' ? outcome.error : 'the arena was closed');
        done += 1;
        onDone?.(done);
        return outcome.result;
      }),
    );
  } finally {
    pool.close();
  }
};

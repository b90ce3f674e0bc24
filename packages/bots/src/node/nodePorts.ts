import { clearTimeout, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';
import type { Note, OpenThread } from '../thread.ts';
import type { PoolPorts } from '../workerPool.ts';

/** Starts the TypeScript file at `url` as a thread of Node. */
const openWorker =
  <Job, Result>(url: URL): OpenThread<Job, Result> =>
  (tell) => {
    const worker = new Worker(url, { execArgv: ['--conditions=source'] });
    worker.on('message', (note: Note<Result>) => tell(note));
    worker.on('error', (error) => tell({ kind: 'died', error: String(error) }));
    worker.on('exit', (code) => tell({ kind: 'died', error: `the worker ended with code ${code}` }));
    return { give: (job) => worker.postMessage(job), end: () => void worker.terminate() };
  };

/** A pool of threads that run the file at `url`; it ends its part of the conversation with `working`. */
export const nodePorts = <Job, Result>(url: URL, size: number): PoolPorts<Job, Result> => ({
  size,
  open: openWorker(url),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
});

import type { Note, OpenThread, PoolPorts } from '@roundhouse/bots';

/** One worker of this page, in which bots think, and a clock for whoever waits for it. */
export const botWorker = <Job, Result>(): PoolPorts<Job, Result> => ({
  size: 1,
  open: openWorker,
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
});

const openWorker: OpenThread<unknown, never> = (tell) => {
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Note<never>>) => tell(data));
  worker.addEventListener('error', ({ message }) => tell({ kind: 'died', error: message }));
  return { give: (job) => worker.postMessage(job), end: () => worker.terminate() };
};

import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { type Clocks, type MatchJob, playJob } from '../arena/index.ts';
import { working } from '../thread.ts';
import { loadAnyBot } from './botFile.ts';

const clocks: Clocks = {
  wall: () => performance.now(),
  cpu: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
};

parentPort?.on(
  'message',
  working(
    (note) => parentPort?.postMessage(note),
    (job: MatchJob) => playJob(job, { clocks, load: loadAnyBot }),
  ),
);

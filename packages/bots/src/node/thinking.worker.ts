import { performance } from 'node:perf_hooks';
import { parentPort } from 'node:worker_threads';
import { type ThinkingRequest, think } from '../thinking.ts';
import { working } from '../thread.ts';

parentPort?.on(
  'message',
  working(
    (note) => parentPort?.postMessage(note),
    (request: ThinkingRequest, progress) => think(request, () => performance.now(), progress),
  ),
);

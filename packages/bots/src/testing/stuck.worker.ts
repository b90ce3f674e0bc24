import { parentPort } from 'node:worker_threads';
import { type Note, working } from '../thread.ts';

// A bot that never comes back: it says that it begins, and then holds its thread for ever.
parentPort?.on(
  'message',
  working(
    (note: Note<never>) => parentPort?.postMessage(note),
    (_job: unknown, { begun }) => {
      begun();
      for (;;);
    },
  ),
);

import type { PlainMove } from '@roundhouse/engine';
import type { Decision } from '../bot.ts';
import { type Thinkers, thinkers } from '../thinkers.ts';
import type { ThinkingRequest } from '../thinking.ts';
import { nodePorts } from './openWorker.ts';

export { nodePorts } from './openWorker.ts';

/** Bots that think in threads of Node, at most `size` at the same time. */
export const nodeThinkers = (size: number): Thinkers =>
  thinkers(
    nodePorts<ThinkingRequest, Decision<PlainMove>>(new URL('./thinking.worker.ts', import.meta.url), size),
  );

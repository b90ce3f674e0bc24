import { type ChancesRequest, type WinChances, WorkerPool } from '@roundhouse/bots';
import type { GameId } from '@roundhouse/engine';
import { botWorker } from './botWorker.ts';

/** Ways to the end that are looked at for every position: more would hardly change the picture. */
const PLAYOUTS = 32;

/** The longest that bots are let at one position; on most machines they need a fraction of it. */
const PATIENCE_MS = 15_000;
const GRACE_MS = 5_000;

/** Somebody who foretells, out of the way of the page. */
export interface ChancesTeller {
  /** Everybody's chances by what one viewer sees; `undefined` where bots cannot tell. Fails once closed. */
  tell(view: unknown): Promise<WinChances | undefined>;
  close(): void;
}

/** Win chances from a worker of their own, so that neither the page nor the bots at the table wait for them. */
export const workerChances = (game: GameId, pack?: unknown): ChancesTeller => {
  const pool = new WorkerPool(botWorker<ChancesRequest, WinChances | undefined>());
  const common = { game, seed: 'chances', playouts: PLAYOUTS, milliseconds: PATIENCE_MS };
  return {
    tell: async (view) => {
      const request = { ...common, view, ...(pack === undefined ? {} : { pack }) };
      const outcome = await pool.run(request, PATIENCE_MS + GRACE_MS).outcome;
      if (outcome.kind === 'cancelled') throw new Error('nobody wants to know any more');
      return outcome.kind === 'done' ? outcome.result : undefined;
    },
    close: () => pool.close(),
  };
};

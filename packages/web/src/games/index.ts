import type { GameId } from '@roundhouse/engine';
import type { AnyTable } from './table.ts';

/** Every table that can be drawn, by game id; loaded when asked for. */
export const TABLES: Readonly<Partial<Record<GameId, () => Promise<AnyTable>>>> = {
  silverton: async () => (await import('./silverton/index.ts')).table,
  'continental-divide': async () => (await import('./continental-divide/index.ts')).table,
};

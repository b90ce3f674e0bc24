import type { GameId } from '@roundhouse/engine';
import type { AnyBalance } from './balance.ts';

export type { AnyBalance } from './balance.ts';
export type { Bars, HexMap, Paths, Section } from './section.ts';

/** Loaded when asked for, like the games. */
const BALANCES: Readonly<Record<GameId, () => Promise<AnyBalance>>> = {
  'continental-divide': () =>
    import('./continental-divide/index.ts').then((it) => it.continentalDivideBalance),
  silverton: () => import('./silverton/index.ts').then((it) => it.silvertonBalance),
};

export const balanceOf = (game: GameId): Promise<AnyBalance> => BALANCES[game]();

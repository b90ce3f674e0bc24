import type { AnyGame } from '../kernel/index.ts';

/** Every game, by id. Loaded when asked for, so that a page fetches only the one being played. */
export const GAMES = {
  'continental-divide': () =>
    import('./continental-divide/index.ts').then((it): AnyGame => it.continentalDivide),
  silverton: () => import('./silverton/index.ts').then((it): AnyGame => it.silverton),
} as const satisfies Record<string, () => Promise<AnyGame>>;

export type GameId = keyof typeof GAMES;

export const isGameId = (id: string): id is GameId => Object.hasOwn(GAMES, id);

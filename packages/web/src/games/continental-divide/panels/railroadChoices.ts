import {
  type Board,
  choices,
  isSoldOut,
  isStarted,
  leastPriceOf,
  type State,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';
import type { PackRailroad } from '../pieces/railroad.ts';
import type { Desk } from '../play/desk.ts';
import { ownRailroads } from '../play/lines.ts';
import { cd } from '../words/index.ts';

/** A railroad that a player buys into or builds for, with a short note about it. */
export interface RailroadChoice {
  readonly railroad: PackRailroad;
  readonly note: string;
  readonly open: boolean;
  /** Whether it has been chosen, where choosing does not lead elsewhere at once. */
  readonly chosen?: boolean;
}

/** What the player may buy: shares of which railroads, and whether a new one can be started. */
export interface StockChoices {
  readonly canStart: boolean;
  readonly railroads: readonly RailroadChoice[];
}

export const stockChoices = (board: Board, position: State): StockChoices => {
  const now = choices(board, position);
  if (now.phase !== 'stock') return { canStart: false, railroads: [] };
  const { railroads, hexes, values } = now.start;
  const canBuy = new Set(now.buy.map(({ railroad }) => railroad));
  return {
    canStart: railroads.length > 0 && hexes.length > 0 && values.length > 0,
    railroads: board.pack.railroads.flatMap((railroad, index) => {
      const record = position.railroads[index];
      if (record === undefined || !isStarted(record) || isSoldOut(record)) return [];
      const note = cd.t('stock.price', { price: leastPriceOf(record), unsold: unsoldOf(record) });
      return [{ railroad, note, open: canBuy.has(railroad.id) }];
    }),
  };
};

/** The railroads the player builds for: treasury and cubes of each, or that its line is built. */
export const buildChoices = (desk: Desk): readonly RailroadChoice[] => {
  const { board, position, seat } = desk;
  if (seat === undefined) return [];
  const able = new Set(desk.context.lines.map(({ railroad }) => railroad));
  const own = new Set(ownRailroads(board, position, seat));
  return board.pack.railroads.flatMap((railroad, index) => {
    const record = position.railroads[index];
    if (record === undefined || !own.has(railroad.id)) return [];
    const { treasury, cubes } = record;
    const note = position.linesBuilt.includes(index)
      ? cd.t('build.done')
      : cd.t('build.treasury', { treasury, cubes });
    const chosen = desk.railroad === railroad.id;
    return [{ railroad, note, open: able.has(railroad.id), chosen }];
  });
};

/** What can be bought now, in one sentence. */
export const stockSentence = ({ canStart, railroads }: StockChoices): string => {
  const canBuy = railroads.some(({ open }) => open);
  if (canStart) return cd.t(canBuy ? 'stock.buyOrStart' : 'stock.start');
  return cd.t(canBuy ? 'stock.buy' : 'stock.nothing');
};

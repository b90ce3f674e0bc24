import type { Options } from '../options.ts';
import type { Board, Column } from '../types.ts';
import { scenarioOf } from './start.ts';

/** Where the price markers stand at first, by column; -1 = not in the game (SV-2.3). */
export const startPrices = (board: Board, options: Options, players: number): readonly number[] =>
  board.columns.map((column) => {
    if (!isInPlay(column, options, players)) return -1;
    const box = column.startBox + offsetOf(board, column, options);
    return Math.min(column.openTo, Math.max(column.openFrom, box));
  });

const isInPlay = ({ id, minPlayers }: Column, options: Options, players: number): boolean => {
  const columns = scenarioOf(options)?.columns;
  if (columns === undefined) return minPlayers <= players;
  return columns === 'all' || columns.includes(id);
};

/** Boxes above or below "start": SV-1.3, SV-20.3, SV-20.4, SV-30.6. */
const offsetOf = (board: Board, { commodity, city }: Column, options: Options): number => {
  const isSimple = options.optionalRules.includes('simpleMarket');
  const short = options.length === 'short' && !(isSimple && options.simpleFromStart) ? 1 : 0;
  const simple = isSimple ? { gold: 0, copper: 0, silver: 0, lumber: -2, coal: -1 }[commodity] : 0;
  const cheap = scenarioOf(options)?.cheapCities?.some((id) => board.townById.get(id)?.index === city)
    ? -2
    : 0;
  return short + simple + cheap;
};

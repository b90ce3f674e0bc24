import {
  type AnyRules,
  type BoardId,
  type GameId,
  type PlainMove,
  type Step,
  seededRng,
} from '@roundhouse/engine';
import { iterations } from '../bot.ts';
import { FUTURES } from '../loadFutures.ts';
import { winChances } from '../winChances.ts';

/** What bots thought of the chances at the end of every turn, and what came of them. */
export interface Forecasts {
  /** By turn, and by seat; of a lone player the chance of a victory and of none. */
  readonly foretold: readonly (readonly number[])[];
  readonly came: readonly number[];
}

/** Asks for win chances at the end of every turn of a match, each time from another seat's view. */
export interface Forecaster {
  onStep(step: Step<unknown, PlainMove>): void;
  forecasts(): Forecasts;
}

const orNone = (shares: readonly number[]): readonly number[] => {
  const [only = 0, ...others] = shares;
  return others.length === 0 ? [only, 1 - only] : shares;
};

export const forecasterFor = async (
  game: GameId,
  table: { readonly board: BoardId; readonly rules: AnyRules },
  { playouts, seed }: { readonly playouts: number; readonly seed: string },
): Promise<Forecaster> => {
  const futures = await FUTURES[game]();
  const { rules } = table;
  const rng = seededRng(`${seed}/forecasts`);
  const foretold: (readonly number[])[] = [];
  let came: readonly number[] = [];
  return {
    forecasts: () => ({ foretold, came }),
    onStep: ({ before, after }) => {
      const over = rules.actor(after).kind === 'over';
      if (over) came = orNone(futures.sharesAt(table, after, 0));
      if (futures.turnOf(after) === futures.turnOf(before) && !over) return;
      const seat = foretold.length % rules.standings(before).length;
      const seen = { ...table, futures, view: rules.view(before, seat) };
      const chances = winChances(seen, { rng, budget: iterations(playouts) });
      if (chances !== undefined) foretold.push(orNone(chances.seats));
    },
  };
};

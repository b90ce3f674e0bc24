import { sharesOf, type WinChances } from '@roundhouse/bots';
import type { Standing } from '@roundhouse/engine';
import { SvelteMap } from 'svelte/reactivity';
import type { ChartLine } from '../games/table.ts';

/** Chances by the view they were told from, as text: the same view is never asked about twice. */
type Foretold = SvelteMap<string, WinChances | undefined>;

const byMatch = new WeakMap<object, Foretold>();

/** What has been told about an open match, for as long as it is open. */
export const foretoldFor = (session: object): Foretold => {
  const known = byMatch.get(session) ?? new SvelteMap();
  byMatch.set(session, known);
  return known;
};

/** The chances of a match that is over: nobody has to be asked. Alone a grade decides, and that is for bots to tell. */
export const settledBy = (standings: readonly Standing[] | undefined): WinChances | undefined => {
  if (standings === undefined || standings.length < 2) return undefined;
  return { seats: sharesOf(standings), playouts: 0 };
};

/** A line for every seat; a gap where nothing has been told. */
export const chanceLines = (
  told: readonly (WinChances | undefined)[],
  names: readonly string[],
): readonly ChartLine[] =>
  names.map((label, seat) => ({ label, seat, values: told.map((chances) => chances?.seats[seat] ?? null) }));

/** How often bots played on from each turn: the fewest times, where time ran out somewhere. */
export const playoutsIn = (told: readonly (WinChances | undefined)[]): number | undefined => {
  const counts = told.flatMap((chances) => chances?.playouts ?? []).filter((playouts) => playouts > 0);
  return counts.length === 0 ? undefined : Math.min(...counts);
};

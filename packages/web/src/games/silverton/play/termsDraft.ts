import type { Seat } from '@roundhouse/engine';
import type { Wares } from './svSession.ts';

/** A deal being written: what the one who writes gives and gets. */
export interface TermsDraft {
  readonly with: Seat;
  readonly gives: Wares;
  readonly gets: Wares;
}

const NOTHING: Wares = { cash: 0, claims: [], segments: [], lines: [], trains: [], plows: [], goods: [] };

/** Whether one side of a deal puts nothing into it. */
export const isNothing = ({ cash, ...lists }: Wares): boolean =>
  cash === 0 && Object.values(lists).every((list) => list.length === 0);

export const blankTerms = (other: Seat): TermsDraft => ({ with: other, gives: NOTHING, gets: NOTHING });

const byNumber = (one: number, other: number): number => one - other;

/** `wares` with a number of the list put in or taken out; of alike pieces only one moves. */
export const toggled = (
  wares: Wares,
  list: 'claims' | 'lines' | 'trains' | 'plows',
  { figure, chosen }: { readonly figure: number; readonly chosen: boolean },
): Wares => {
  const at = wares[list].indexOf(figure);
  const next = chosen
    ? [...wares[list], figure].toSorted(byNumber)
    : wares[list].toSpliced(at, at < 0 ? 0 : 1);
  return { ...wares, [list]: next };
};

export const withSegment = (wares: Wares, segment: string, chosen: boolean): Wares => ({
  ...wares,
  segments: chosen
    ? [...wares.segments, segment].toSorted()
    : wares.segments.filter((each) => each !== segment),
});

/** `units` of a claim's goods for one market city; none for 0. */
export const withGoods = (wares: Wares, lot: Wares['goods'][number]): Wares => {
  const others = wares.goods.filter(({ claim }) => claim !== lot.claim);
  const goods = lot.units > 0 ? [...others, lot] : others;
  return { ...wares, goods: goods.toSorted((one, other) => one.claim - other.claim) };
};

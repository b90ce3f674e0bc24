import type { Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { Bundle } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { activeSeat } from './turn.ts';
import { unsoldGoods } from './wares.ts';

/** One thing a player could put into a deal, in any amount from 1 to `most`. */
export interface Holding {
  readonly most: number;
  part(amount: number): Partial<Bundle>;
}

export const NOTHING: Bundle = {
  cash: 0,
  claims: [],
  segments: [],
  lines: [],
  trains: [],
  plows: [],
  goods: [],
};

/** `bundle` with a part added to it, in the order that state keeps. */
export const plus = (bundle: Bundle, part: Partial<Bundle>): Bundle => ({
  cash: bundle.cash,
  claims: sorted(bundle.claims, part.claims),
  segments: sorted(bundle.segments, part.segments),
  lines: sorted(bundle.lines, part.lines),
  trains: sorted(bundle.trains, part.trains),
  plows: sorted(bundle.plows, part.plows),
  goods: [...bundle.goods, ...(part.goods ?? [])],
});

const sorted = (some: readonly number[], more: readonly number[] | undefined): readonly number[] =>
  more === undefined ? some : [...some, ...more].sort((a, b) => a - b);

const single = (part: Partial<Bundle>): Holding => ({ most: 1, part: () => part });

/** All that `seat` could put into a deal, cash apart. */
export const holdingsOf = (board: Board, state: State, seat: Seat): readonly Holding[] => {
  const { claims, segments, lines, trains, plows } = playerAt(state, seat);
  return [
    ...claims.map(({ claim }) => single({ claims: [claim] })),
    ...lines.map((line) => single({ lines: [line] })),
    ...segments.map((segment) => single({ segments: [segment] })),
    ...alike(trains.map(({ power }) => power)).map((all) => ({
      most: all.length,
      part: (amount: number) => ({ trains: all.slice(0, amount) }),
    })),
    ...alike(plows.map(({ bonus }) => bonus)).map((all) => ({
      most: all.length,
      part: (amount: number) => ({ plows: all.slice(0, amount) }),
    })),
    ...(seat === activeSeat(state) ? [] : goodsHoldings(board, state, seat)),
  ];
};

/** Equipment by kinds. */
const alike = (kinds: readonly number[]): readonly (readonly number[])[] =>
  [...new Set(kinds)].map((kind) => kinds.filter((each) => each === kind));

/** SV-6.4: goods go to the active player only, lot by lot, each for one market city. */
const goodsHoldings = (board: Board, state: State, seat: Seat): readonly Holding[] =>
  playerAt(state, seat).claims.flatMap(({ claim, goods }) => {
    const most = unsoldGoods(state, { claim, goods });
    if (most === 0) return [];
    return board.towns
      .filter(({ market }) => market)
      .map(({ index: city }) => ({
        most,
        part: (units: number) => ({ goods: [{ claim, units, city }] }),
      }));
  });

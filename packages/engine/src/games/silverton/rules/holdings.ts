import type { Seat } from '../../../kernel/index.ts';
import { playerAt } from '../effects/money.ts';
import type { Bundle } from '../stages.ts';
import type { State } from '../state.ts';
import type { Board } from '../types.ts';
import { activeSeat } from './turn.ts';
import { unsoldGoods } from './wares.ts';

/** One thing a player could put into a deal: every amount of it above none. */
export type Holding = readonly Partial<Bundle>[];

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

/** All that `seat` could put into a deal, cash apart. */
export const holdingsOf = (board: Board, state: State, seat: Seat): readonly Holding[] => {
  const { claims, segments, lines, trains, plows } = playerAt(state, seat);
  return [
    ...claims.map(({ claim }): Holding => [{ claims: [claim] }]),
    ...lines.map((line): Holding => [{ lines: [line] }]),
    ...segments.map((segment): Holding => [{ segments: [segment] }]),
    ...repeats(trains.map(({ power }) => power)).map(
      (each): Holding => each.map((some) => ({ trains: some })),
    ),
    ...repeats(plows.map(({ bonus }) => bonus)).map((each): Holding => each.map((some) => ({ plows: some }))),
    ...(seat === activeSeat(state) ? [] : goodsHoldings(board, state, seat)),
  ];
};

/** For each kind: one of it, two of it, up to all. */
const repeats = (kinds: readonly number[]): readonly (readonly (readonly number[])[])[] =>
  [...new Set(kinds)].map((kind) => {
    const all = kinds.filter((each) => each === kind);
    return all.map((_, index) => all.slice(0, index + 1));
  });

/** SV-6.4: goods go to the active player only, lot by lot, each for one market city. */
const goodsHoldings = (board: Board, state: State, seat: Seat): readonly Holding[] =>
  playerAt(state, seat).claims.flatMap(({ claim, goods }) => {
    const left = unsoldGoods(state, { claim, goods });
    if (left === 0) return [];
    return board.towns
      .filter(({ market }) => market)
      .map(({ index }) =>
        Array.from({ length: left }, (_, less) => ({ goods: [{ claim, units: less + 1, city: index }] })),
      );
  });

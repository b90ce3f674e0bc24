import type { Standing, Step } from '@roundhouse/engine';
import {
  type Board,
  isSoldOut,
  isStarted,
  leastPriceOf,
  type Move,
  type Railroad,
  type State,
  shareWorthOf,
  unsoldOf,
} from '@roundhouse/engine/continental-divide';
import type { Watcher } from '../balance.ts';

/** A railroad at the end of a match. */
export interface RailroadFacts {
  readonly city: string;
  readonly hex: string;
  readonly turn: number;
  readonly founder: number;
  readonly issued: number;
  readonly value: number;
  readonly sold: number;
  readonly soldOut: boolean;
  readonly central: boolean;
  readonly western: boolean;
  readonly divide: boolean;
  /** Name of its port, or '' for none. */
  readonly port: string;
  /** Victory points of one share. */
  readonly worth: number;
  readonly income: number;
  readonly hexes: readonly string[];
}

export interface CdFacts {
  readonly standings: readonly Standing[];
  /** Seats in the order dealt for the first turn. */
  readonly order: readonly number[];
  readonly railroads: readonly RailroadFacts[];
  /** Dollars paid for shares, and how many of them were more than had to be paid. */
  readonly paid: number;
  readonly overpaid: number;
}

interface Start {
  readonly turn: number;
  readonly founder: number;
}

/** Keeps the starts as they happen, and reads the rest off the last state. */
export const watcher = (board: Board): Watcher<State, Move, CdFacts> => {
  const starts = new Map<string, Start>();
  let order: readonly number[] = [];
  let paid = 0;
  let overpaid = 0;
  let last: State | undefined;
  return {
    onStep: ({ move, before, after }: Step<State, Move>) => {
      last = after;
      if (move.type === 'dealOrder') order = move.order;
      if (move.type === 'startRailroad')
        starts.set(move.railroad, { turn: before.turn, founder: before.order[before.position] ?? -1 });
      if (move.type === 'buyShares') {
        const railroad = before.railroads[board.railroadIndexOf.get(move.railroad) ?? -1];
        paid += move.payment;
        if (railroad !== undefined) overpaid += move.payment - move.count * leastPriceOf(railroad);
      }
    },
    facts: (standings) => ({
      standings,
      order,
      railroads: (last?.railroads ?? []).flatMap((railroad, index) => {
        const start = starts.get(board.railroadIds[index] ?? '');
        return start === undefined || !isStarted(railroad) ? [] : [railroadFacts(board, railroad, start)];
      }),
      paid,
      overpaid,
    }),
  };
};

const railroadFacts = (board: Board, railroad: Railroad, start: Start): RailroadFacts => {
  const hexes = railroad.track.map((hex) => board.hexIds[hex] ?? '');
  const hex = hexes[0] ?? '';
  return {
    city: board.pack.startingCities.find((city) => city.hexes.includes(hex))?.name ?? '',
    hex,
    ...start,
    issued: railroad.issued,
    value: railroad.value,
    sold: railroad.issued - unsoldOf(railroad),
    soldOut: isSoldOut(railroad),
    central: railroad.reachedCentral,
    western: railroad.reachedWestern,
    divide: railroad.crossedDivide,
    port: board.pack.ports[railroad.port]?.name ?? '',
    worth: shareWorthOf(board, railroad).total,
    income: railroad.income,
    hexes,
  };
};

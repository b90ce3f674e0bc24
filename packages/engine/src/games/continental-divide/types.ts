import type { BoardId, HexDirection, Seat } from '../../kernel/index.ts';
import type { BoardPack } from './data/pack.ts';

/** A hex as its place in the pack's list. */
export type HexIndex = number;
/** A railroad as its place in the pack's list, and its bit in `State.cubes`. */
export type RailroadIndex = number;
/** A direction as its place in the kernel's `HEX_DIRECTIONS`. */
export type DirectionIndex = number;

/** A board pack compiled into flat tables by hex index. Never changes, shared by all matches on it. */
export interface Board extends BoardId {
  readonly pack: BoardPack;
  readonly hexIds: readonly string[];
  readonly hexIndexOf: ReadonlyMap<string, HexIndex>;
  /** Entry `6 * hex + direction`, -1 where the map ends. */
  readonly neighbours: readonly number[];
  readonly cost: readonly number[];
  readonly income: readonly number[];
  /** 0 eastern, 1 central, 2 western. */
  readonly region: readonly number[];
  readonly westOfDivide: readonly boolean[];
  readonly isStartingCity: readonly boolean[];
  readonly startingHexes: readonly HexIndex[];
  /** Place in the pack's list of ports, -1 where there is none. */
  readonly port: readonly number[];
  readonly railroadIds: readonly string[];
  readonly railroadIndexOf: ReadonlyMap<string, RailroadIndex>;
}

export type Phase = 'deal' | 'stock' | 'build' | 'order' | 'over';

/** A railroad in play. Before it is started `issued` is 0 and everything else empty. */
export interface Railroad {
  /** Shares it will ever issue (CD-3.2). */
  readonly issued: number;
  /** Its stock value (CD-3.3). */
  readonly value: number;
  /** Shares held, by seat. */
  readonly shares: readonly number[];
  readonly treasury: number;
  readonly income: number;
  /** Track cubes available; those of regions not yet reached are not among them (CD-5.2). */
  readonly cubes: number;
  /** Every hex with its cube, in the order built; the start hex first. */
  readonly track: readonly HexIndex[];
  readonly reachedCentral: boolean;
  readonly reachedWestern: boolean;
  readonly crossedDivide: boolean;
  /** Place of its port in the pack's list, -1 for none. */
  readonly port: number;
}

export interface State {
  readonly phase: Phase;
  /** 1 to 8; stays at 8 when the match is over. */
  readonly turn: number;
  /** Seats in player order; empty until it is dealt. */
  readonly order: readonly Seat[];
  /** Whose player-turn, or whose choice of an order card, as a place in `order`. */
  readonly position: number;
  /** By seat. */
  readonly cash: readonly number[];
  readonly railroads: readonly Railroad[];
  /** By hex: which railroads are there, one bit each. */
  readonly cubes: readonly number[];
  /** Railroads that have had a line in this player-turn. */
  readonly linesBuilt: readonly RailroadIndex[];
  /** By order card, card 1 first: who has taken it for the next turn, -1 for nobody. */
  readonly cards: readonly Seat[];
  /** All the bank has ever paid, so that money can be audited. */
  readonly paidByBank: number;
}

/** Nothing in Continental Divide is chosen before the match but the number of players. */
export type Options = Readonly<Record<string, never>>;

/** Chance: the first player order, as seats (CD-1.3). */
export interface DealOrder {
  readonly type: 'dealOrder';
  readonly order: readonly Seat[];
}

export interface StartRailroad {
  readonly type: 'startRailroad';
  readonly railroad: string;
  readonly hex: string;
  readonly shares: number;
  readonly value: number;
}

export interface BuyShares {
  readonly type: 'buyShares';
  readonly railroad: string;
  readonly count: number;
  /** The total for all of them (CD-3.6). */
  readonly payment: number;
}

export interface SkipStock {
  readonly type: 'skipStock';
}

export interface BuildLine {
  readonly type: 'buildLine';
  readonly railroad: string;
  /** The hex with own track the line starts from; its first cube goes into the next hex. */
  readonly from: string;
  readonly direction: HexDirection;
  /** How many hexes are built. */
  readonly length: number;
}

export interface EndTurn {
  readonly type: 'endTurn';
}

export interface TakeOrderCard {
  readonly type: 'takeOrderCard';
  /** From 1. */
  readonly card: number;
}

export type Move = DealOrder | StartRailroad | BuyShares | SkipStock | BuildLine | EndTurn | TakeOrderCard;

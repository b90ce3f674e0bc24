import type { BoardPack } from './data/pack.ts';
import type {
  ClaimNumber,
  ColumnId,
  Commodity,
  EventFigures,
  LineClass,
  LineNumber,
  SegmentId,
  SegmentIndex,
  TownId,
  TownIndex,
} from './glossary.ts';

export * from './glossary.ts';

export interface Town {
  readonly index: TownIndex;
  readonly id: TownId;
  readonly name: string;
  readonly market: boolean;
  /** Segments that end here. */
  readonly segments: readonly SegmentIndex[];
}

export interface Segment {
  readonly index: SegmentIndex;
  readonly id: SegmentId;
  readonly a: TownIndex;
  readonly b: TownIndex;
  readonly length: number;
  readonly cost: number;
  readonly snow: boolean;
  /** Other segments of its parallel group: nobody owns two of a group (SV-4.6). */
  readonly parallels: readonly SegmentIndex[];
}

export interface Claim {
  readonly number: ClaimNumber;
  readonly name: string;
  readonly town: TownIndex;
  readonly commodity: Commodity;
  readonly price: number;
  readonly operatingCost: number;
  /** Units for a dice total, indexed by the total (2-12); -1 = depleted. */
  readonly yields: readonly number[];
}

export interface PassengerLine {
  readonly number: LineNumber;
  readonly class: LineClass;
  readonly from: TownIndex;
  readonly to: TownIndex;
  /** Towns the route must pass, in order (SV-15.1). */
  readonly via: readonly TownIndex[];
  readonly price: number;
  readonly income: number;
  /** Lost when this many depletion markers lie at Leadville (SV-15.2). */
  readonly lostAtMarkers?: number;
}

/** A market column: ten boxes of which some are shaded, and how its price moves. */
export interface Column {
  readonly index: number;
  readonly id: ColumnId;
  readonly commodity: Commodity;
  /** The one city it sells in, or `undefined` for all five market cities. */
  readonly city: TownIndex | undefined;
  readonly boxes: readonly number[];
  readonly openFrom: number;
  readonly openTo: number;
  readonly startBox: number;
  /** Units a player may sell here in a turn; `undefined` = no limit. */
  readonly saleLimit: number | undefined;
  /** In play from this number of players on. */
  readonly minPlayers: number;
  readonly dice: 1 | 2;
  readonly soldDivisor: number;
  readonly usesIdn: boolean;
}

export interface TrainType {
  readonly power: number;
  readonly fromTurn: number;
  readonly price: number;
  /** Trade-in value; `undefined` = cannot be traded in. */
  readonly resale: number | undefined;
  readonly count: number;
}

export interface PlowType {
  readonly bonus: number;
  readonly fromTurn: number;
  readonly price: number;
  readonly resale: number | undefined;
  readonly count: number;
}

/** A board pack, checked and compiled: lists by index, lookups by id. Immutable. */
export interface Board {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  /** As read, with names, notes and where the figures come from: for whoever shows it. */
  readonly pack: BoardPack;
  readonly towns: readonly Town[];
  readonly segments: readonly Segment[];
  /** Indexed by printed number; entry 0 is unused. */
  readonly claims: readonly (Claim | undefined)[];
  readonly lines: readonly (PassengerLine | undefined)[];
  readonly columns: readonly Column[];
  readonly trains: readonly TrainType[];
  readonly plows: readonly PlowType[];
  readonly events: EventFigures;
  /** Price movement of a commodity: boxes up (+) or down (-) for a result, clamped at the table's ends. */
  readonly movement: Readonly<Record<Commodity, PriceTable>>;
  /** Increased demand number by turn; entry 0 is turn 1. */
  readonly idn: readonly number[];
  readonly winterTurns: readonly number[];
  /** Start city of each seat number (SV-2.1); entry 0 is seat 1. */
  readonly startCities: readonly TownIndex[];
  readonly leadville: TownIndex;
  readonly townById: ReadonlyMap<TownId, Town>;
  readonly segmentById: ReadonlyMap<SegmentId, Segment>;
  readonly columnById: ReadonlyMap<ColumnId, Column>;
}

/** `boxes[result - from]`, with results beyond either end read at that end. */
export interface PriceTable {
  readonly from: number;
  readonly boxes: readonly number[];
}

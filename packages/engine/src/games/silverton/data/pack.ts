import type {
  ColumnId,
  Commodity,
  EventFigures,
  EventId,
  LineClass,
  SegmentId,
  TownId,
} from '../glossary.ts';

export const PROVENANCES = ['rules', 'transcribed', 'attested-partial', 'reconstructed'] as const;
/** Where a record comes from: docs/sources/silverton.md says what each means. */
type Provenance = (typeof PROVENANCES)[number];

export const STATES = ['CO', 'NM', 'TX', 'UT', 'WY'] as const;
export const TERRAINS = ['plains', 'foothills', 'mountain', 'canyon', 'pass'] as const;
export const ATTESTED = ['length', 'existence'] as const;

export interface PackTown {
  readonly id: TownId;
  readonly name: string;
  readonly state: (typeof STATES)[number];
  readonly lat: number;
  readonly lon: number;
  readonly elevationFt: number;
  readonly market: boolean;
  readonly note?: string;
}

/** Rules read ends, length, cost, snow and parallels; the rest is for whoever shows the map. */
export interface PackSegment {
  readonly id: SegmentId;
  readonly a: TownId;
  readonly b: TownId;
  readonly length: number;
  readonly cost: number;
  readonly snow: boolean;
  readonly parallelGroup?: string;
  readonly miles: number;
  readonly terrain: (typeof TERRAINS)[number];
  readonly railroad: string;
  /** When it opened, or that it was only surveyed. */
  readonly year: number | 'surveyed';
  readonly provenance: Provenance;
  /** What the rules state of it. */
  readonly attested?: readonly (typeof ATTESTED)[number][];
  readonly note?: string;
}

export interface PackClaim {
  readonly number: number;
  readonly name: string;
  readonly town: TownId;
  readonly commodity: Commodity;
  readonly price: number;
  readonly operatingCost: number;
  /** Dice totals up to this one deplete the claim. */
  readonly depletedUpTo: number;
  /** Units for the totals after that, up to 12. */
  readonly yields: readonly number[];
  readonly provenance: Provenance;
  readonly note: string;
}

export interface PackLine {
  readonly number: number;
  readonly class: LineClass;
  readonly from: TownId;
  readonly to: TownId;
  readonly via?: readonly TownId[];
  readonly price: number;
  readonly income: number;
  readonly lostAtMarkers?: number;
  readonly provenance: Provenance;
  readonly note: string;
}

export interface PackEventCard {
  readonly id: EventId;
  readonly title: string;
  readonly text: string;
  readonly provenance: Provenance;
}

export interface PackColumn {
  readonly id: ColumnId;
  readonly commodity: Commodity;
  /** Left out: sells in every market city. */
  readonly city?: TownId;
  readonly boxes: readonly number[];
  readonly openFrom: number;
  readonly openTo: number;
  readonly startBox: number;
  readonly saleLimit?: number;
  readonly minPlayers: number;
  readonly dice: 1 | 2;
  readonly soldDivisor: number;
  readonly usesIdn: boolean;
  readonly provenance: Provenance;
}

/** Boxes up or down for the result `from` and those after it; the first and last hold beyond the ends. */
export interface PackMovement {
  readonly from: number;
  readonly boxes: readonly number[];
}

interface PackOnSale {
  readonly fromTurn: number;
  readonly price: number;
  /** Left out: cannot be traded in. */
  readonly resale?: number;
  readonly count: number;
}
export interface PackTrain extends PackOnSale {
  readonly power: number;
}
export interface PackPlow extends PackOnSale {
  readonly bonus: number;
}

export interface PackProvenance {
  readonly summary: string;
  readonly rules: readonly string[];
  readonly transcribed: readonly string[];
  readonly reconstructed: readonly string[];
}

/** A board as a file: `board.schema.json` describes the same shape. */
export interface BoardPack {
  readonly id: string;
  readonly name: string;
  readonly provenance: PackProvenance;
  readonly towns: readonly PackTown[];
  readonly segments: readonly PackSegment[];
  readonly claims: readonly PackClaim[];
  readonly lines: readonly PackLine[];
  readonly events: {
    readonly figures: EventFigures;
    readonly cards: readonly PackEventCard[];
  };
  readonly columns: readonly PackColumn[];
  readonly movement: Readonly<Record<Commodity, PackMovement>>;
  readonly turnTrack: {
    readonly idn: readonly number[];
    readonly winterTurns: readonly number[];
  };
  readonly trains: readonly PackTrain[];
  readonly plows: readonly PackPlow[];
  /** By seat number, seat 1 first. */
  readonly startCities: readonly TownId[];
  /** Where depletion markers are laid (SV-15.2). */
  readonly leadville: TownId;
}

import type { HexDirection } from '../../../kernel/index.ts';

export const REGIONS = ['eastern', 'central', 'western'] as const;
export type Region = (typeof REGIONS)[number];

/** A place on the map in hex widths, as `grid.unitRule` says. */
type MapPoint = readonly [x: number, y: number];

/** One hex of the printed board. Rules read the figures; the rest is for whoever draws the map. */
export interface PackHex {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly lat: number;
  readonly lon: number;
  readonly terrain: string;
  readonly cost: number;
  readonly income: number;
  readonly region: Region;
  readonly westOfDivide: boolean;
  readonly startingCity?: string;
  readonly port?: string;
  readonly town?: string;
  readonly townSize?: string;
  readonly townLat?: number;
  readonly townLon?: number;
  readonly rivers?: readonly string[];
  readonly elevM?: number;
  readonly reliefM?: number;
}

export interface PackRailroad {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly colour: string;
  readonly textColour: string;
  readonly symbol: string;
  readonly symbolName: string;
  readonly founded: number;
}

export interface PackStartingCity {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly at: MapPoint;
  readonly hexes: readonly string[];
}

export interface PackPort {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly at: MapPoint;
  readonly hex: string;
  readonly victoryPoints: number;
}

/** A printed line: how it is drawn, and the pairs of hexes it parts, western hex first. */
export interface PackLine {
  readonly colour: string;
  readonly description: string;
  readonly points: readonly MapPoint[];
  readonly edges: readonly (readonly [west: string, east: string])[];
}

export interface PackLines {
  readonly continentalDivide: PackLine;
  readonly easternCentral: PackLine;
  readonly centralWestern: PackLine;
}

export interface PackLabel {
  readonly text: string;
  readonly kind: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly at: MapPoint;
  readonly angle: number;
  readonly rank: number;
}

/** The figures of CD-1.2, CD-4.6 and CD-5 as the board prints them. */
export interface PackRules {
  readonly cubesAtStart: number;
  readonly cubesOnCentral: number;
  readonly cubesOnWestern: number;
  readonly divideIncomeBonus: number;
  readonly maxRailroadsPerHex: number;
}

export interface PackDirection {
  readonly name: HexDirection;
  readonly dq: number;
  readonly dr: number;
}

export interface PackGrid {
  readonly orientation: 'pointy-top';
  readonly coordinates: 'axial';
  readonly directions: readonly PackDirection[];
  readonly idRule: string;
  readonly unitRule: string;
  readonly bounds: {
    readonly xMin: number;
    readonly xMax: number;
    readonly yMin: number;
    readonly yMax: number;
  };
}

export interface PackProjection {
  readonly type: string;
  readonly parallels: readonly [number, number];
  readonly latOrigin: number;
  readonly lonOrigin: number;
  readonly sphereRadiusKm: number;
  readonly hexWidthKm: number;
  readonly originKm: { readonly x: number; readonly y: number };
  readonly toUnits: string;
}

export interface PackProvenance {
  readonly summary: string;
  readonly rules: readonly string[];
  readonly reconstructed: readonly string[];
  readonly measured: readonly string[];
}

/** A board as a file: `board.schema.json` describes the same shape. */
export interface BoardPack {
  readonly id: string;
  readonly name: string;
  readonly provenance: PackProvenance;
  readonly fieldProvenance: Readonly<Record<string, string>>;
  readonly rules: PackRules;
  readonly grid: PackGrid;
  readonly projection: PackProjection;
  readonly background: string;
  readonly railroads: readonly PackRailroad[];
  readonly startingCities: readonly PackStartingCity[];
  readonly ports: readonly PackPort[];
  readonly lines: PackLines;
  readonly labels: readonly PackLabel[];
  readonly hexes: readonly PackHex[];
}

/** A figure for one thing, with its 95 % interval where it has one. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  /** What it was counted over. */
  readonly count?: number;
}

interface Headed {
  /** Stable name for programs that read the report. */
  readonly id: string;
  readonly title: string;
  /** How to read it. */
  readonly note: string;
}

/** One figure each for several things; `fair` is where all would stand if nothing was favoured. */
export interface Bars extends Headed {
  readonly kind: 'bars';
  readonly unit: '%' | '$' | 'points' | '';
  readonly fair?: number;
  readonly bars: readonly Bar[];
}

export interface Sheet extends Headed {
  readonly kind: 'sheet';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Courses over turns: the middle, and the band that holds four fifths of all matches. */
export interface Paths extends Headed {
  readonly kind: 'paths';
  readonly unit: '$';
  readonly turns: readonly number[];
  readonly paths: readonly {
    readonly name: string;
    readonly low: readonly number[];
    readonly middle: readonly number[];
    readonly high: readonly number[];
  }[];
}

/** A map of hexes, the darker the larger the share. */
export interface HexMap extends Headed {
  readonly kind: 'hexes';
  readonly cells: readonly {
    readonly hex: string;
    readonly q: number;
    readonly r: number;
    readonly share: number;
  }[];
  readonly marks: readonly { readonly hex: string; readonly name: string }[];
}

/** A part of a balance report: plain JSON that a program, a table or a plot can be made from. */
export type Section = Bars | Sheet | Paths | HexMap;

import type { Standing } from '@roundhouse/engine';

/** What a claim cost and brought in one match, whoever owned it. */
export interface ClaimFacts {
  readonly bought: number;
  readonly price: number;
  readonly operations: number;
  readonly costs: number;
  readonly units: number;
  readonly revenue: number;
  readonly depleted: number;
}

/** What a passenger line cost and brought in one match, whoever owned it. */
export interface LineFacts {
  readonly bought: number;
  readonly price: number;
  readonly payments: number;
  readonly income: number;
}

export interface SvFacts {
  readonly standings: readonly Standing[];
  readonly turns: number;
  /** How a solo player did, '' where there are no grades. */
  readonly grade: string;
  /** Names of the start cities, by seat. */
  readonly cities: readonly string[];
  /** By number; only those seen in the match. */
  readonly claims: Readonly<Record<number, ClaimFacts>>;
  readonly lines: Readonly<Record<number, LineFacts>>;
  /** Dollars at the beginning of every turn, by column. */
  readonly prices: Readonly<Record<string, readonly number[]>>;
  /** Ids of the segments built. */
  readonly segments: readonly string[];
}

import type { Rng } from '../../../kernel/index.ts';

/** How a seat of a recorded match likes to play: sensible, not strong. It looks one move ahead. */
export interface Style {
  /** Stock values and issues of the railroads it starts. */
  readonly values: readonly [least: number, most: number];
  readonly issues: readonly [least: number, most: number];
  /** How many railroads it would like to lead. */
  readonly railroads: number;
  /** What a dollar of income is worth to it against a dollar nearer to a port. */
  readonly income: number;
  /** The port it favours, by its place on the board; none for -1. */
  readonly favourite: number;
}

export interface Guide {
  readonly style: Style;
  readonly rng: Rng;
}

import type { Personality } from '../bot.ts';

/** What the evaluation cares about. Found by arena matches; personalities lean away from the balance. */
export interface Weights {
  /** Part of today's price a unit is expected to fetch: selling presses the price. */
  readonly sale: number;
  /** What a turn of waiting for track takes off a claim's worth. */
  readonly patience: number;
  /** How much the best cards on the table that are not one's own count. */
  readonly promise: number;
  /** Dollars that every missing segment is felt to cost beyond its price. */
  readonly segmentToll: number;
  /** Turns it takes to earn the whole sum of a short game: tells how long the rest will take. */
  readonly pace: number;
  /** Most operations of a claim that are counted on. */
  readonly foresight: number;
  /** Cash that is kept for running costs. */
  readonly reserve: number;
  /** Prices below this part of the start price are waited out. */
  readonly holdBelow: number;
  /** The least part of a deal's gain that has to be one's own. */
  readonly fairness: number;
  /** How much a rival's loss is a gain. */
  readonly spite: number;
  /** Moves this close in dollars are taken as equal. */
  readonly jitter: number;
}

const BALANCED: Weights = {
  sale: 0.8,
  patience: 0.78,
  promise: 1.2,
  segmentToll: 6,
  pace: 11,
  foresight: 7,
  reserve: 110,
  holdBelow: 0.8,
  fairness: 0.45,
  spite: 0.1,
  jitter: 12,
};

export const WEIGHTS: Readonly<Record<Personality, Weights>> = {
  balanced: BALANCED,
  /** Lays track towards what may come. */
  builder: { ...BALANCED, promise: 1.1, segmentToll: 0 },
  /** Waits for prices and is quick to deal. */
  trader: { ...BALANCED, holdBelow: 1, fairness: 0.35 },
  /** Would rather see a rival fail. */
  spoiler: { ...BALANCED, spite: 0.4, fairness: 0.6 },
};

/** A beginner: takes prices for granted, spends the last dollar, looks at nobody's cards, and is often wrong. */
export const NOVICE: Weights = {
  ...BALANCED,
  sale: 1,
  patience: 1,
  promise: 0.1,
  reserve: 0,
  holdBelow: 0,
  jitter: 250,
};

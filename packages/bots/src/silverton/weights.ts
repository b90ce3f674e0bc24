import type { Personality } from '../bot.ts';

/** What the evaluation cares about. Found by arena matches; personalities lean away from the balance. */
export interface Weights {
  /** Part of today's price a unit is expected to fetch: selling presses the price. */
  readonly sale: number;
  /** What a turn of waiting for track takes off a claim's worth. */
  readonly patience: number;
  /** How much the best cards on the table that are not one's own count. */
  readonly promise: number;
  /** How much of the track still missing to other claims delays the next one. */
  readonly backlog: number;
  /** Dollars that every missing segment is felt to cost beyond its price. */
  readonly segmentToll: number;
  /** Dollars a turn that a player is expected to earn beside what is at work: tells how long the match will last. */
  readonly pace: number;
  /** Part of what is at work that stays as cash in the end: tells how long the match will last. */
  readonly steady: number;
  /** How much more patient a rich player is. */
  readonly ease: number;
  /** Turns a match of this kind usually lasts, and the fewest that are planned for before the end is in sight. */
  readonly usual: number;
  readonly least: number;
  /** Most operations of a claim that are counted on. */
  readonly foresight: number;
  /** Cash that is kept for running costs. */
  readonly reserve: number;
  /** What a price in a turn's time is worth today. */
  readonly waiting: number;
  /** How much more a dollar at once is worth to a player without any. */
  readonly thirst: number;
  /** The least part of a deal's gain that has to be one's own. */
  readonly fairness: number;
  /** How much of a contested prize counts even when it is lost: what a rival does not get is a gain. */
  readonly spite: number;
  /** Moves this close in dollars are taken as equal. */
  readonly jitter: number;
}

const BALANCED: Weights = {
  sale: 0.85,
  patience: 0.85,
  promise: 1,
  backlog: 0.8,
  segmentToll: 6,
  pace: 450,
  steady: 0.4,
  ease: 0.3,
  usual: 14,
  least: 4,
  foresight: 5,
  reserve: 450,
  waiting: 0.93,
  thirst: 0.3,
  fairness: 0.45,
  spite: 0,
  jitter: 12,
};

export const WEIGHTS: Readonly<Record<Personality, Weights>> = {
  balanced: BALANCED,
  /** Lays track towards what may come. */
  builder: { ...BALANCED, promise: 1.1, segmentToll: 0 },
  /** Waits for prices and is quick to deal. */
  trader: { ...BALANCED, thirst: 0.15, fairness: 0.35 },
  /** Would rather see a rival fail. */
  spoiler: { ...BALANCED, spite: 0.6, fairness: 0.6 },
};

/** A fair player: sells before the best price is reached, and takes the second best now and then. */
export const fair = (weights: Weights): Weights => ({ ...weights, waiting: 0.75, jitter: 30 });

/** A beginner: sells at almost any price, leaves money in the purse, and often takes the second best. */
export const NOVICE: Weights = { ...BALANCED, waiting: 0.45, reserve: 700, jitter: 60 };

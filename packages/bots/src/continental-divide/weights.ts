import type { Personality } from '../bot.ts';

/** What an evaluation cares about. Found by arena matches; personalities lean away from the balance. */
export interface Weights {
  /** Points a dollar in hand is worth, as a share of what it could buy. */
  readonly cash: number;
  /** How much the best rival's points count against one's own. */
  readonly rival: number;
  /** How certain a goal feels when the money is there: dollars of slack that make it likely. */
  readonly slack: number;
  /** Share of the players' money that is expected to reach railroads with unsold shares. */
  readonly investment: number;
  /** Points a share is expected to gain by its railroad selling out, when the money for it is there. */
  readonly soldOut: number;
  /** Points a dollar brings that could start a railroad of one's own. */
  readonly founding: number;
  /** Part of a railroad's unsold shares that one player hopes to get. */
  readonly appetite: number;
  /** Moves this close in worth are taken as equal. */
  readonly jitter: number;
}

const BALANCED: Weights = {
  cash: 0.7,
  rival: 0.5,
  slack: 29,
  investment: 0.8,
  soldOut: 0.8,
  founding: 0.17,
  appetite: 0.85,
  jitter: 0.2,
};

export const WEIGHTS: Readonly<Record<Personality, Weights>> = {
  balanced: BALANCED,
  /** Trusts in track: sees goals as nearer than they are. */
  builder: { ...BALANCED, slack: 38, investment: 0.95 },
  /** Keeps money for the bargains to come. */
  trader: { ...BALANCED, cash: 0.95 },
  /** Would rather see a rival fall. */
  spoiler: { ...BALANCED, rival: 0.9 },
};

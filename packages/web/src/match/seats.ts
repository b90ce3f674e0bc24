import type { Level, Personality } from '@roundhouse/bots';

/** Who plays a seat at this screen. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: Level;
      readonly personality: Personality;
    };

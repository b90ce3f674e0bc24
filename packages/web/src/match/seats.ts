import { LEVELS, type Level, PERSONALITIES, type Personality } from '@roundhouse/bots';
import { anyOf, type Decoder, object, oneOf, string } from '@roundhouse/engine';

/** Who plays a seat at this screen. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: Level;
      readonly personality: Personality;
    };

export const decodeSeatPlan: Decoder<SeatPlan> = anyOf<SeatPlan>('a person or a bot', [
  object<Extract<SeatPlan, { kind: 'person' }>>({ kind: oneOf(['person']), name: string }),
  object<Extract<SeatPlan, { kind: 'bot' }>>({
    kind: oneOf(['bot']),
    name: string,
    level: oneOf(LEVELS),
    personality: oneOf(PERSONALITIES),
  }),
]);

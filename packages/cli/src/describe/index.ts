import type { PlainEvent } from '@roundhouse/engine';
import { continentalDivide } from './continentalDivide.ts';
import { type Describer, describerBy } from './describer.ts';

const DESCRIBERS: ReadonlyMap<string, Describer<PlainEvent>> = new Map([
  ['continental-divide', continentalDivide],
]);

export const describerOf = (game: string): Describer<PlainEvent> =>
  DESCRIBERS.get(game) ?? describerBy<PlainEvent>({});
